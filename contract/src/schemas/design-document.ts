/** Maximum size of a design document in bytes of UTF-8. The largest real ones have 163 kB. */
export const DESIGN_DOCUMENT_MAX_BYTES = 256 * 1024;

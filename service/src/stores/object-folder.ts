/** Where objects are kept under names with slashes: a folder of a disk, or a prefix of a bucket. */
export interface ObjectFolder {
  /** All or nothing, and safe when it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** All objects; those that come or go meanwhile may be missing. */
  list(): AsyncIterable<{ key: string; lastModified: Date }>;
  /** Gone afterwards, also when it never was. */
  delete(key: string): Promise<void>;
}

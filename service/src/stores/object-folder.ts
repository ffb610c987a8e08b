/** Keys after the one text and before the other, by code unit. */
export type KeyRange = { after?: string; before?: string };

/** Where objects are kept under names with slashes: a folder of a disk, or a prefix of a bucket. */
export interface ObjectFolder {
  /** All or nothing, and safe when it returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Objects in the order of their keys; those that come or go meanwhile may be missing. */
  list(range?: KeyRange): AsyncIterable<{ key: string; lastModified: Date }>;
  /** Gone afterwards, also when it never was. */
  delete(key: string): Promise<void>;
}

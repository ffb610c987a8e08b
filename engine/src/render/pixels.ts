/** RGBA, 8 bit, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/**
 * Gives the memory of pixels back at once; they must not be used after. The collector leaves pictures of megabytes behind for a while, so
 * that every new one gets fresh pages from the system, which take longer than what is drawn on them.
 */
export function release({ data }: Pick<Pixels, 'data'>): void {
  const { buffer, byteLength } = data;
  // A small buffer is a part of one that others use.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && !buffer.detached)
    buffer.transfer(0);
}

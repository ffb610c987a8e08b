/** RGBA, 8 bit, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

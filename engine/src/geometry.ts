/** A rectangle in pixels, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** Shape of a canvas: much wider than high, wider, about square, higher. */
export type Shape = 'banner' | 'landscape' | 'square' | 'portrait';

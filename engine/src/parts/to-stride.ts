const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** From one sample of a picture to the next: never a column of it again and again. */
export function toStride({ width, height }: { width: number; height: number }, samples: number): number {
  let stride = Math.max(1, Math.floor((width * height) / samples));
  while (stride > 1 && divisor(stride, width) > 1) stride += 1;
  return stride;
}

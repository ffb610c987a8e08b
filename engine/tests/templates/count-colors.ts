import sharp from 'sharp';

const HEX = 16;

/** How many pixels of a picture have each color exactly, by `#rrggbb`. */
export async function countColors(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counted = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counted.set(color, (counted.get(color) ?? 0) + 1);
  }
  return new Map([...counted].map(([color, count]) => [`#${color.toString(HEX).padStart(6, '0')}`, count]));
}

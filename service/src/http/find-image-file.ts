import type { Generations, StoredImage } from '../generations/types.ts';

/** The image of a file name, `<token>.png` or `<token>.jpeg`; undefined when there is none. */
export async function findImageFile(
  generations: Pick<Generations, 'findImage'>,
  file: string,
): Promise<StoredImage | undefined> {
  const [, token, format] = /^([a-z0-9]+)\.(png|jpeg)$/.exec(file) ?? [];
  if (token === undefined || (format !== 'png' && format !== 'jpeg')) return undefined;
  return await generations.findImage(token, format);
}

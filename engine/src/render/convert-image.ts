import sharp from 'sharp';

/** How a finished image is encoded once more. */
export type ImageEncoding = {
  format: 'jpeg' | 'webp';
  /** 1 to 100. */
  quality: number;
  /** In pixels; a wider image is scaled down. */
  maxWidth?: number;
};

/** An image in another format, still marked by its XMP as made with a model if it was. Full chroma in JPEG, since halved chroma leaves dirty edges on colored type. */
export async function convertImage(
  source: Uint8Array,
  { format, quality, maxWidth }: ImageEncoding,
): Promise<Uint8Array> {
  const image = sharp(source).keepXmp();
  if (maxWidth !== undefined) image.resize({ width: maxWidth, withoutEnlargement: true });
  const encoded =
    format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, chromaSubsampling: '4:4:4' });
  return await encoded.toBuffer();
}

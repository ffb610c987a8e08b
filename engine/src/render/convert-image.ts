import sharp from 'sharp';

/** How a finished image is encoded once more. */
export type ImageEncoding = {
  format: 'jpeg' | 'webp';
  /** 1 to 100. */
  quality: number;
};

/** A PNG in another format. Full chroma in JPEG, since halved chroma leaves dirty edges on coloured type. */
export async function convertImage(png: Uint8Array, { format, quality }: ImageEncoding): Promise<Uint8Array> {
  const image = sharp(png);
  const encoded =
    format === 'webp' ? image.webp({ quality }) : image.jpeg({ quality, chromaSubsampling: '4:4:4' });
  return await encoded.toBuffer();
}

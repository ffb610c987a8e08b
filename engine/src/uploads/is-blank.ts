import sharp from 'sharp';

const SAMPLE = 64;
// Of 255: noise of a codec stays below it, and so does nothing that anybody can see.
const LEAST_RANGE = 6;

/** Whether an image that was decoded before has nothing but one color. */
export async function isBlank(image: Uint8Array): Promise<boolean> {
  const small = await sharp(image)
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = small.info;
  return Array.from({ length: channels }, (_, channel) => channel).every((channel) => {
    const values = small.data.filter((__, at) => at % channels === channel);
    return (
      values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255) < LEAST_RANGE
    );
  });
}

import type { ImageHeader } from './image-header.ts';
import type { Platform } from './platforms.ts';

/** What a platform will do with a link, in words. */
export type Verdict = { shows: 'large' | 'small' | 'none'; what: string };

const none = (why: string): Verdict => ({ shows: 'none', what: `no image: ${why}` });

/** An image that arrived. `card` is what the page says as `twitter:card`; undefined without a page. */
export function judgeImage(
  platform: Platform,
  image: ImageHeader & { bytes: number },
  card: string | undefined,
): Verdict {
  const { name, maxBytes, least, leastLarge, crop, readsCard, alwaysSmall } = platform;
  if (image.bytes > maxBytes)
    return none(`it is ${toSize(image.bytes)}, but ${name} accepts at most ${toSize(maxBytes)}`);
  if (isBelow(image, least))
    return none(
      `it is ${image.width}x${image.height}, but ${name} requires at least ${least.width}x${least.height}`,
    );
  if (readsCard && card !== 'summary_large_image')
    return {
      shows: 'small',
      what: 'a thumbnail: the page lacks <meta name="twitter:card" content="summary_large_image">',
    };
  if (alwaysSmall !== undefined) return { shows: 'small', what: `a thumbnail: ${alwaysSmall}` };
  if (isBelow(image, leastLarge))
    return {
      shows: 'small',
      what: `a thumbnail: ${name} shows images large from ${toLeast(leastLarge)}, and this one is ${image.width}x${image.height}`,
    };
  return { shows: 'large', what: `large, ${crop === undefined ? 'uncropped' : toCut(image, crop)}` };
}

const isBelow = (image: ImageHeader, least: { width: number; height: number }): boolean =>
  image.width < least.width || image.height < least.height;

const toLeast = ({ width, height }: { width: number; height: number }): string =>
  height > 1 ? `${width}x${height}` : `a width of ${width}`;

/** What is lost when an image is cut in the middle to a ratio. */
function toCut({ width, height }: ImageHeader, ratio: number): string {
  const across = Math.round((width - height * ratio) / 2);
  const down = Math.round((height - width / ratio) / 2);
  if (across > 1) return `cropped by ${across} of ${width} pixels on the left and right`;
  if (down > 1) return `cropped by ${down} of ${height} pixels at the top and bottom`;
  return 'uncropped';
}

export const toSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;

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
  const { name, maxBytes, least, leastLarge, crop, readsCard } = platform;
  if (image.bytes > maxBytes)
    return none(`it has ${toSize(image.bytes)}, and ${name} takes at most ${toSize(maxBytes)}`);
  if (isBelow(image, least))
    return none(
      `it has ${image.width}x${image.height}, and ${name} wants at least ${least.width}x${least.height}`,
    );
  if (readsCard && card !== 'summary_large_image')
    return {
      shows: 'small',
      what: 'a thumbnail: the page lacks <meta name="twitter:card" content="summary_large_image">',
    };
  if (isBelow(image, leastLarge))
    return {
      shows: 'small',
      what: `a thumbnail: ${name} shows it large from ${toLeast(leastLarge)} on, and it has ${image.width}x${image.height}`,
    };
  return { shows: 'large', what: `large, ${crop === undefined ? 'whole' : toCut(image, crop)}` };
}

const isBelow = (image: ImageHeader, least: { width: number; height: number }): boolean =>
  image.width < least.width || image.height < least.height;

const toLeast = ({ width, height }: { width: number; height: number }): string =>
  height > 1 ? `${width}x${height}` : `a width of ${width}`;

/** What is lost when an image is cut in the middle to a ratio. */
function toCut({ width, height }: ImageHeader, ratio: number): string {
  const across = Math.round((width - height * ratio) / 2);
  const down = Math.round((height - width / ratio) / 2);
  if (across > 1) return `${across} of ${width} pixels cut off left and right each`;
  if (down > 1) return `${down} of ${height} pixels cut off top and bottom each`;
  return 'whole';
}

export const toSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} kB`;

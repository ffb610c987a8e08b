import sharp from 'sharp';
import type { Box } from '../geometry.ts';
import { chooseWindow } from './crop.ts';
import { findSubject, type Subject } from './find-subject.ts';
import type { Focus, Window } from './photo.ts';
import { type PhotoMap, toPhotoMap } from './photo-map.ts';

type Size = { width: number; height: number };
/** RGBA, not premultiplied. */
type Pixels = Size & { data: Uint8Array };

// Enough to tell what a picture is of.
const LONGEST = 320;
// A picture that has nearly the shape of its place is not cut.
const SAME = 0.01;

// Of the width of somebody, how far down their head goes, with hair and beard; of its height, the air above it.
const [HEAD, AIR] = [1.5, 0.03];

/** The part of a picture that fills a place of this size: what it is of is in it, of a `portrait` the head. */
export async function findWindow(
  { width, height, data }: Pixels,
  size: Size,
  { portrait = false } = {},
): Promise<Window> {
  const cover = Math.max(size.width / width, size.height / height);
  const [across, down] = [size.width / cover, size.height / cover];
  if (across > width * (1 - SAME) && down > height * (1 - SAME)) return { x: 0, y: 0, width, height };
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const small = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize({
      width: Math.max(8, Math.round(width * scale)),
      height: Math.max(8, Math.round(height * scale)),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: small.info.width, height: small.info.height, data: small.data };
  const map = await toPhotoMap(picture);
  const place = { width: size.width * scale, height: size.height * scale };
  const found = await findBoth(map, picture, { place, portrait });
  const all = { x: 0, y: 0, width: picture.width, height: picture.height };
  const shown = portrait ? toHead(found ?? { core: all, whole: all }) : found;
  const window = chooseWindow(
    { ...picture, ...(shown && { subject: shown.core, figure: shown.whole }) },
    place,
  );
  const [x, y] = [width / picture.width, height / picture.height];
  return { x: window.x * x, y: window.y * y, width: window.width * x, height: window.height * y };
}

/** Of somebody, what is above their chest, and air above that. */
function toHead({ core, whole }: Subject): Subject {
  const height = Math.min(whole.height, whole.width * HEAD);
  const end = whole.y + height;
  const y = Math.max(0, whole.y - height * AIR);
  return {
    core: { ...core, height: Math.min(core.height, Math.max(1, end - core.y)) },
    whole: { ...whole, y, height: end - y },
  };
}

/** What stands out, and where the eye goes, which is kept at all costs. */
async function findBoth(
  map: PhotoMap,
  picture: Pixels,
  { place, portrait }: { place: Size; portrait: boolean },
): Promise<ReturnType<typeof findSubject>> {
  const subject = findSubject(map, picture);
  const eye = await findEye(picture, place);
  if (!eye) return subject;
  const seen = findSubject(map, picture, eye);
  if (!subject || !seen) return seen;
  // Hair stands out less than a face, and belongs to it.
  return { core: seen.core, whole: around(portrait ? subject.whole : subject.core, seen.core) };
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Where skin, strong colors and edges are. */
async function findEye({ width, height, data }: Pixels, place: Size): Promise<Focus | undefined> {
  const cover = Math.max(place.width / width, place.height / height);
  const size = { width: Math.round(place.width / cover), height: Math.round(place.height / cover) };
  const { info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  // Nothing is looked for in a picture that has the shape of its place.
  if (!Number.isFinite(attentionX) || !Number.isFinite(attentionY)) return undefined;
  return { x: Number(attentionX) / width, y: Number(attentionY) / height };
}

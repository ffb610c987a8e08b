import type { Box } from '../../../geometry.ts';
import type { Photo } from '../../../photo/photo.ts';
import type { Column } from '../../column.ts';
import type { Frame } from '../../frame.ts';
import { countLatinLetters, titleShare } from '../../house-voice.ts';
import type { Kit } from '../blocks/kit.ts';
import { fitOf, type PhotoContext } from './photo-family.ts';

// Costs: of a picture that is cut, of a title below its size, of small print below its own, of a picture that is smaller than it could be.
const CUT = 1.6;
const SMALL_HERO = 1.1;
const SMALL_PRINT = 3;
const SMALL_PICTURE = 0.5;
// Of a title's usual size that it has beside a picture.
const BESIDE = 0.8;
const THUMBNAIL = 1.1;
// Of the height of their field that words fill where it is no emptier than it should be; what less of it costs.
const WELL_FILLED = 0.5;
const EMPTY = 1.2;

/**
 * How a card is divided between its picture and its words: of the shares of the picture, the one where its subject is whole and the
 * words come out large.
 */
export async function shareCard(
  { photo, content, frame }: PhotoContext,
  kit: Kit,
  shares: readonly number[],
  {
    picture,
    words,
    set,
  }: { picture(share: number): Size; words(share: number): Box; set(box: Box): Promise<Column> },
): Promise<{ share: number; column: Column }> {
  const large = content.kind === 'thumbnail' ? THUMBNAIL : BESIDE;
  const goal = frame.unit * titleShare(countLatinLetters(content.hero.text)) * large;
  let best: { share: number; column: Column; cost: number } | undefined;
  const ways = shares
    .map((share) => {
      const cost = (1 - fitOf(photo, picture(share))) * CUT + (1 - share) * SMALL_PICTURE;
      return { share, cost };
    })
    .sort((a, b) => a.cost - b.cost);
  for (const { share, cost: pictured } of ways) {
    // The words of a division only add to what its picture costs: those that cannot win are never set.
    if (best && pictured >= best.cost) break;
    const box = words(share);
    const column = await set(box);
    const filled = column.texts.reduce((sum, { fitted }) => sum + fitted.height, 0) / box.height;
    const sizes = column.texts.map(({ fitted }) => fitted.size);
    const hero = Math.max(1, ...sizes);
    const cost =
      pictured +
      Math.max(0, goal / hero - 1) * SMALL_HERO +
      Math.max(0, (kit.sizes.rest * 0.92) / Math.min(hero, ...sizes) - 1) * SMALL_PRINT +
      (column.texts.some(({ fitted }) => fitted.truncated) ? 5 : 0) +
      Math.max(0, WELL_FILLED - filled) * EMPTY;
    if (!best || cost < best.cost) best = { share, column, cost };
  }
  if (!best) throw new Error('a card is divided in at least one way');
  return best;
}

type Size = { width: number; height: number };

/** The best fit that any share gives. */
export const bestFit = (photo: Photo, frame: Frame, shares: readonly number[], wide: boolean): number =>
  Math.max(
    ...shares.map((share) =>
      fitOf(
        photo,
        wide
          ? { width: frame.width * share, height: frame.height }
          : { width: frame.width, height: frame.height * share },
      ),
    ),
  );

import type { Composition, PlacedText } from '../../composition.ts';
import type { Typesetter } from '../../typesetting/typesetter.ts';
import type { Motion } from '../card-file.ts';

/** The texts of a moment; the art stays. */
export type Frame = { texts: PlacedText[]; ms: number };

/** How long the finished card is looked at. */
const HOLD_MS = 2500;
const STEP_MS = 180;
const SECOND_MS = 1000;
const MOST_STEPS = 12;
const COUNT_FROM = 5;
// Of the card's height and width.
const NUMBER = { height: 0.6, width: 0.8 } as const;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The moments of an animation. The finished card is the first, for whoever shows one alone, and the last: it ends on it, and begins anew without
 * a jump.
 */
export async function toFrames(
  composition: Composition,
  motion: Motion,
  typesetter: Typesetter,
): Promise<Frame[]> {
  const { texts } = composition;
  const finished = { texts, ms: HOLD_MS };
  const title = findTitle(texts);
  if (!title) return [finished];
  const moving = motion === 'build' ? toSteps(title) : await toNumbers(composition, title, typesetter);
  const others = motion === 'build' ? texts.filter((text) => text !== title) : [];
  const ms = motion === 'build' ? STEP_MS : SECOND_MS;
  return [finished, ...moving.map((text) => ({ texts: [...others, ...text], ms })), finished];
}

const findTitle = (texts: readonly PlacedText[]): PlacedText | undefined => {
  const titles = texts.filter(({ role }) => role === 'title');
  const set = titles.length > 0 ? titles : texts.filter(({ role }) => role !== 'decoration');
  return [...set].sort((a, b) => b.fitted.size - a.fitted.size)[0];
};

/** The title without words, then with one more each time, or several of a long one; what is set stays where it will be. */
function toSteps(title: PlacedText): PlacedText[][] {
  const { lines } = title.fitted;
  const ends = lines.flatMap(({ text }, line) =>
    Array.from(words.segment(text), ({ index, segment }) => ({ line, end: index + segment.length, segment }))
      // A space or a full stop comes with the word before it.
      .filter(({ segment }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment))
      .map(({ end }, place, all) => ({ line, end: place === all.length - 1 ? text.length : end })),
  );
  const every = Math.ceil(ends.length / MOST_STEPS);
  const steps = ends.filter((_, place) => (place + 1) % every === 0 && place < ends.length - 1);
  const at = ({ line, end }: { line: number; end: number }): PlacedText => ({
    ...title,
    fitted: {
      ...title.fitted,
      lines: lines.map((one, place) =>
        place < line ? one : { ...one, text: place === line ? one.text.slice(0, end) : '' },
      ),
    },
  });
  return [[], ...steps.map((step) => [at(step)])];
}

/** Numbers in the middle of the card, as large as it allows, in the face and color of its title. */
async function toNumbers(
  { width, height }: Composition,
  title: PlacedText,
  typesetter: Typesetter,
): Promise<PlacedText[][]> {
  const [maxWidth, maxHeight] = [width * NUMBER.width, height * NUMBER.height];
  const numbers = Array.from({ length: COUNT_FROM }, (_, place) => String(COUNT_FROM - place));
  return await Promise.all(
    numbers.map(async (text) => {
      const limits = { maxWidth, maxHeight, maxSize: maxHeight, minSize: 24, maxLines: 1 };
      const fitted = await typesetter.fit({ text, style: title.fitted.style, ...limits });
      const box = {
        x: (width - maxWidth) / 2,
        y: (height - fitted.height) / 2,
        width: maxWidth,
        height: fitted.height,
      };
      return [{ role: 'title' as const, fitted, box, align: 'center' as const, color: title.color }];
    }),
  );
}

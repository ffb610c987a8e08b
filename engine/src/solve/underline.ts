import type { Tools } from './context.ts';
import type { LaidText, Out, PlacedShape } from './layout.ts';
import { TAILS } from './set-text.ts';
import type { Solving } from './solving.ts';

// In em: how far below its ink, how thick, and where the ink of joined letters ends.
const [BELOW, THICK, JOINED] = [0.08, 0.055, 0.5];
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A line below a word of the title's last line, where the sheet has one; below its letters, so that none stands on it. */
export async function underline({ texts }: Pick<Out, 'texts'>, solving: Solving): Promise<PlacedShape[]> {
  const { sheet, tools } = solving;
  const title = texts.find(({ part }) => part?.role === 'title');
  if (!sheet.underline || !title) return [];
  const { fitted, box, align } = title;
  const last = fitted.lines.at(-1);
  const chosen = chooseWord(last?.text ?? '');
  if (!last || !chosen) return [];
  const { size, style, lineHeightPx } = fitted;
  const measure = async (text: string): Promise<number> => {
    if (text === '') return 0;
    const room = { maxWidth: box.width * 2, maxHeight: lineHeightPx * 2, maxLines: 1 };
    const set = await tools.typesetter.fit({ text, style, ...room, maxSize: size, minSize: size });
    return set.width;
  };
  const { start } = await tools.inkOf(style, [...chosen.word][0] ?? '');
  const width = (await measure(chosen.word)) - start * size;
  const upToWord = await measure(chosen.before + chosen.word);
  const hangs = TAILS.test(chosen.word) || !title.ink;
  const free = align === 'center' ? (box.width - last.width) / 2 : 0;
  const inks = sheet.grounds.plain;
  const middle = box.y + (fitted.lines.length - 0.5) * lineHeightPx;
  return [
    {
      draw: 'rect',
      inks,
      color: inks[sheet.underline],
      box: {
        x: box.x + free + upToWord - width,
        y: middle + ((hangs ? footOf(title) : await baselineOf(title, tools)) + BELOW) * size,
        width,
        height: THICK * size,
      },
    },
  ];
}

const footOf = ({ ink }: LaidText): number => ink?.at(-1)?.bottom ?? JOINED;

const baselineOf = async ({ fitted }: LaidText, { inkOf }: Tools): Promise<number> =>
  (await inkOf(fitted.style, 'H')).bottom;

/** The longest word of a line of which no letter hangs below it, else the last one; with what stands before it. */
function chooseWord(line: string): { before: string; word: string } | undefined {
  const all = [...words.segment(line)].filter(({ isWordLike }) => isWordLike);
  const [clear] = all
    .filter(({ segment }) => !TAILS.test(segment))
    .sort((a, b) => b.segment.length - a.segment.length);
  const { index, segment } = clear ?? all.at(-1) ?? { index: 0, segment: '' };
  return segment === '' ? undefined : { before: line.slice(0, index), word: segment };
}

import type { FittedText } from '../../../assets/fitted-text.ts';
import type { Part } from '../../../brief/content.ts';
import type { Block } from '../../column.ts';
import type { PlacedText } from '../../composition.ts';
import { heroOf } from './hero.ts';
import { actionBlock, type Kit, tight } from './kit.ts';

const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{N}\p{S}\s]+$/u;
const MOST_LINES = 5;
// One line more than this many times as large as another is a poster of one word.
const MOST_CONTRAST = 1.9;

/** Whether a text is in a script whose words can be told apart, so that each line may have its own size. */
export const isSpaced = (text: string): boolean => SPACED.test(text);

/** Words as a block of lines that all fill the width, each in its own size. */
export function solidBlock(kit: Kit, text: string): Block {
  return {
    gap: 0,
    share: 1,
    comfort: kit.sizes.action * 1.6,
    level: 1,
    measure: async ({ width, height }) => {
      const words = text.split(/\s+/u);
      const most = Math.min(words.length, MOST_LINES);
      const settings = await Promise.all(
        Array.from({ length: most }, (_, index) =>
          setLines(kit, splitEvenly(words, index + 1), width, height),
        ),
      );
      const plain = settings.reduce((best, other) => (other.filled > best.filled ? other : best));
      const size = Math.max(...plain.lines.map((line) => line.size));
      return {
        width,
        height: plain.lines.reduce((sum, line) => sum + line.height, 0),
        size,
        lineHeight: size,
        truncated: plain.lines.some(({ truncated }) => truncated),
        place: (x, y, room, align) => {
          let top = y;
          const texts = plain.lines.map((fitted): PlacedText => {
            const box = { x, y: top, width: room, height: fitted.height };
            top += fitted.height;
            return { role: 'title', fitted, box, align, color: kit.palette.foreground };
          });
          return { texts, art: [] };
        },
      };
    },
  };
}

/** The name of a card in lines that fill the measure; scripts without spaces are broken in lines of one size. */
export const filledTitle = (kit: Kit, hero: Part): Block[] =>
  isSpaced(hero.text)
    ? [
        { ...solidBlock(kit, hero.text), gap: kit.unit * 0.02 },
        ...(hero.detail ? [actionBlock(kit, hero.detail)] : []),
      ]
    : heroOf(kit, hero, kit.unit * 0.6, { style: tight(kit.style.type.display, 1), maxLines: 5 });

/** Sets each line as wide as the field, as far as all of them fit below each other and none dwarfs the others. */
async function setLines(
  kit: Kit,
  lines: readonly string[],
  width: number,
  height: number,
): Promise<{ lines: FittedText[]; filled: number }> {
  const style = tight(kit.style.type.display, 0.98);
  const fit = (text: string, maxSize: number): Promise<FittedText> =>
    kit.typesetter.fit({ text, style, maxWidth: width, maxHeight: height, maxSize, minSize: 8, maxLines: 1 });
  const widest = await Promise.all(lines.map((line) => fit(line, height)));
  const least = Math.min(...widest.map(({ size }) => size));
  const capped = widest.map(({ size }) => Math.min(size, least * MOST_CONTRAST));
  const total = widest.reduce(
    (sum, line, index) => sum + line.lineHeightPx * ((capped[index] ?? 0) / line.size),
    0,
  );
  const share = Math.min(1, (height * 0.995) / total);
  const set = await Promise.all(lines.map((line, index) => fit(line, (capped[index] ?? 0) * share)));
  return { lines: set, filled: set.reduce((sum, line) => sum + line.width * line.size, 0) };
}

/** Words in so many lines that the longest is as short as can be. */
function splitEvenly(words: readonly string[], count: number): string[] {
  const total = words.join(' ').length;
  for (let most = Math.ceil(total / count); ; most++) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}

import { beforeAll, expect, test } from 'vitest';
import type { FittedText } from '../assets/fitted-text.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Composition } from '../composition.ts';
import { styles as all } from '../sheets/styles.ts';
import { createRenderKit, type RenderKit } from './render-kit.ts';

// Many families take Vietnamese and Thai letters from another one; the lines of a text are seldom in two such languages.
const SCRIPTS = [
  'Çiçek Şaşırtıcı Ağaç İyiğ Århus Ångström Příliš žluťoučký Žądło gęś Ôgênero ÉTÉ tropeço façade Șțăpân Ķekava Öğün',
  'Ế Ấm ếch Việt ợ ngậy',
  'ย์ น้ำ',
].map((words) => words.split(' '));
const SIZE = 80;
// A cell of the sheet that all words are drawn on, px.
const CELL = { width: 760, height: 260, columns: 3 };
const [LEFT, TOP] = [20, 80];
// Of its darkest, where a pixel is ink to the eye.
const INK = 128;

const styles = [
  ...new Map(
    all
      .map(({ voices: { title } }) => title)
      // The tightest of a face.
      .sort((a, b) => b.line - a.line)
      .map(({ family, weight, line, tracking, variation }) => {
        const style: TextStyle = { family, weight, lineHeight: line, letterSpacing: tracking };
        return [
          `${family} ${weight} ${variation ?? ''}`,
          variation ? { ...style, variation } : style,
        ] as const;
      }),
  ),
];

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const fit = (text: string, style: TextStyle, maxLines: number): Promise<FittedText> =>
  kit.typesetter.fit({
    text,
    style,
    maxWidth: 4000,
    maxHeight: 1000,
    maxSize: SIZE,
    minSize: SIZE,
    maxLines,
  });

type Rows = { first: number; last: number };

/** The rows that each word has ink in, px from the middle of its line. */
async function rowsOf(words: readonly string[], style: TextStyle): Promise<Map<string, Rows>> {
  const width = CELL.width * CELL.columns;
  const height = CELL.height * Math.ceil(words.length / CELL.columns);
  const cells = await Promise.all(
    words.map(async (word, index) => ({
      word,
      fitted: await fit(word, style, 1),
      x: (index % CELL.columns) * CELL.width,
      y: Math.floor(index / CELL.columns) * CELL.height,
    })),
  );
  const composition: Composition = {
    width,
    height,
    background: '#ffffff',
    art: [],
    images: [],
    texts: cells.map(({ fitted, x, y }) => ({
      role: 'title',
      fitted,
      box: { x: x + LEFT, y: y + TOP, width: fitted.width, height: fitted.height },
      align: 'left',
      color: '#000000',
    })),
  };
  const layer = await kit.canvas.drawTypeLayer(composition);
  if (!layer) throw new Error('words have ink');
  const { type, at } = layer;
  return new Map(
    cells.map(({ word, fitted, x, y }) => {
      expect(LEFT + fitted.width).toBeLessThan(CELL.width);
      const isInked = (row: number): boolean => {
        const line = (y + row - at.y) * type.width;
        const to = Math.min(type.width, x + CELL.width - at.x);
        for (let column = Math.max(0, x - at.x); column < to; column++)
          if ((type.data[(line + column) * 4 + 3] ?? 0) >= INK) return true;
        return false;
      };
      const inked = Array.from({ length: CELL.height }, (_, row) => row).filter(isInked);
      const middle = TOP + fitted.lineHeightPx / 2;
      return [word, { first: (inked.at(0) ?? 0) - middle, last: (inked.at(-1) ?? 0) - middle }];
    }),
  );
}

test.each(styles)('%s keeps the marks of one line off the next', async (_, style) => {
  const touching: string[] = [];
  for (const words of SCRIPTS) {
    const rows = await rowsOf(words, style);
    // Whatever touches anything touches the deepest or the highest.
    const deepest = Math.max(...Array.from(rows.values(), ({ last }) => last));
    const highest = Math.min(...Array.from(rows.values(), ({ first }) => first));
    for (const [above, { last }] of rows)
      for (const [below, { first }] of rows) {
        if (last !== deepest && first !== highest) continue;
        const { lines, lineHeightPx } = await fit(`${above}\n${below}`, style, 2);
        expect(lines).toHaveLength(2);
        const over = last - first - lineHeightPx;
        // Half a pixel is the edge of a letter.
        if (over > 0.5) touching.push(`${above} over ${below}: ${over.toFixed(1)} px`);
      }
  }
  expect(touching).toEqual([]);
});

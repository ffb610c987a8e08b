import type { Node, Renderer } from '@takumi-rs/core';
import { type LinePiece, splitLine } from '../assets/line-pieces.ts';
import { createRecentMap } from '../assets/recent-map.ts';
import type { TextMeasurer, TextShape } from '../typesetting/text-measurer.ts';
import { EMOJI_EM, FALLBACK_FAMILY, SMALL_EM, toTextCss } from './text-css.ts';

// Large enough that the renderer's rounding to 1/64 px is lost in the result.
const REFERENCE_SIZE = 100;

const COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;

/** Asks the renderer once for all texts that it has not measured before. */
export function createTextMeasurer(renderer: Pick<Renderer, 'measure'>): TextMeasurer {
  const known = createRecentMap<number>(20_000);
  const measureStretches = inOneCall(renderer);

  return {
    measure: async (texts, shape) => {
      const { families, weight, letterSpacing, variation, tabular, direction } = shape;
      const prefix = JSON.stringify([families, weight, letterSpacing, variation, tabular, direction]);
      const pieces = texts.map(splitLine);
      const stretches = pieces.flat().filter(({ kind }) => kind !== 'emoji');
      const fresh = [...new Set(stretches.map(({ text }) => text))].filter(
        (text) => known.get(prefix + text) === undefined,
      );
      const measured = new Map<string, number>();
      if (fresh.length > 0) {
        const widths = await measureStretches(fresh, shape);
        fresh.forEach((text, index) => {
          const width = widths[index] ?? 0;
          measured.set(text, width);
          known.set(prefix + text, width);
        });
      }
      const widthOf = (text: string): number => measured.get(text) ?? known.get(prefix + text) ?? 0;
      const advance = ({ kind, text }: LinePiece): number => {
        if (kind === 'emoji') return EMOJI_EM + letterSpacing;
        return kind === 'text' ? widthOf(text) : SMALL_EM * widthOf(text);
      };
      return pieces.map((line) => {
        const width = line.reduce((sum, piece) => sum + advance(piece), 0);
        // The renderer tracks after the last letter too; the line ends with its ink.
        return line.length === 0 ? 0 : width - letterSpacing;
      });
    },
  };
}

type Asked = { column: Node; answer(widths: number[]): void; fail(cause: unknown): void };

/** Widths of texts of a shape, in em. What is asked for at the same time is one call, which costs more than to measure a text. */
function inOneCall(renderer: Pick<Renderer, 'measure'>) {
  let waiting: Asked[] = [];
  const call = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const root: Node = { type: 'container', style: COLUMN, children: asked.map(({ column }) => column) };
      const { children } = await renderer.measure(root, {
        width: 1_000_000,
        fontFamilies: [FALLBACK_FAMILY],
      });
      for (const [at, { answer }] of asked.entries())
        answer(children[at]?.children.map(({ width }) => width / REFERENCE_SIZE) ?? []);
    } catch (cause) {
      for (const { fail } of asked) fail(cause);
    }
  };
  return (stretches: readonly string[], shape: TextShape): Promise<number[]> =>
    new Promise((answer, fail) => {
      const children = stretches.map((text): Node => ({ type: 'text', text }));
      const style = { ...COLUMN, ...toTextCss(shape, REFERENCE_SIZE, REFERENCE_SIZE) };
      // Once all that goes on without it has got to where it waits as well.
      if (waiting.push({ column: { type: 'container', style, children }, answer, fail }) === 1)
        process.nextTick(call);
    });
}

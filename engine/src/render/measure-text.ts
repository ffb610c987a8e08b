import type { Node, Renderer } from '@takumi-rs/core';
import { type LinePiece, splitLine } from '../assets/line-pieces.ts';
import { createRecentMap } from '../assets/recent-map.ts';
import type { TextMeasurer, TextShape } from '../typesetting/text-measurer.ts';
import { EMOJI_EM, FALLBACK_FAMILY, SMALL_EM, toTextCss } from './text-css.ts';

// Large enough that the renderer's rounding to 1/64 px is lost in the result.
const REFERENCE_SIZE = 100;

/** Asks the renderer once for all texts that it has not measured before. */
export function createTextMeasurer(renderer: Pick<Renderer, 'measure'>): TextMeasurer {
  const known = createRecentMap<number>(20_000);

  const measureStretches = async (stretches: readonly string[], shape: TextShape): Promise<number[]> => {
    const children = stretches.map((text): Node => ({ type: 'text', text }));
    const style = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
    const css = toTextCss(shape, REFERENCE_SIZE, REFERENCE_SIZE);
    const root = await renderer.measure(
      { type: 'container', style: { ...style, ...css }, children },
      { width: 1_000_000, fontFamilies: [FALLBACK_FAMILY] },
    );
    return root.children.map(({ width }) => width / REFERENCE_SIZE);
  };

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

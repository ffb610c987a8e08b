import { contrast } from '../../../color/contrast.ts';
import { mix } from '../../../color/oklch.ts';
import type { Block } from '../../column.ts';
import type { Proportion } from '../../parse-proportion.ts';
import { line } from './arrange.ts';
import type { Kit } from './kit.ts';

// Shares of the type unit.
const BAR = 0.075;
const ABOVE = 0.05;
const MOST_DISC = 0.11;
// Between discs, in shares of one.
const AIR = 0.35;

/** A part of a whole as it is: of ten, so many discs; of a hundred, so much of a bar. */
export function proportionBlock(kit: Kit, { part, whole }: Proportion): Block {
  const { palette, style, unit, rtl } = kit;
  const strong = contrast(palette.accent, palette.background) >= 2 ? palette.accent : palette.accentText;
  const faint = mix(palette.background, palette.foreground, 0.2);
  const counted = whole < 100;
  return {
    gap: unit * ABOVE,
    share: 0,
    comfort: 0,
    measure: async ({ width, scale }) => {
      const disc = Math.min(unit * MOST_DISC * scale, width / (whole + AIR * (whole - 1)));
      const height = counted ? disc : unit * BAR * Math.min(scale, 1.3);
      return {
        width,
        height,
        size: 0,
        lineHeight: height,
        truncated: false,
        place: (x, y, room, align) => {
          if (!counted) {
            const filled = (room * part) / whole;
            const round = style.corner > 0 ? height / 2 : 0;
            return {
              texts: [],
              art: [
                line({ x, y, width: room, height }, faint, round),
                line({ x: rtl ? x + room - filled : x, y, width: filled, height }, strong, round),
              ],
            };
          }
          const step = disc * (1 + AIR);
          const taken = step * whole - disc * AIR;
          const left = x + (align === 'center' ? (room - taken) / 2 : align === 'right' ? room - taken : 0);
          const art = Array.from({ length: whole }, (_, index) => {
            const at = rtl ? whole - 1 - index : index;
            const box = { x: left + at * step, y, width: disc, height: disc };
            return line(box, index < part ? strong : faint, disc / 2);
          });
          return { texts: [], art };
        },
      };
    },
  };
}

import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Placement } from '../../column.ts';
import type { PlacedText } from '../../composition.ts';
import { line } from './arrange.ts';
import { type Kit, strong } from './kit.ts';

const COUNT = 9;
// A longer text would be too small to be read on a strip.
const LONGEST = 34;
const FILLED = { along: 0.86, across: 0.72 } as const;
const SIZE = 0.034;
const LEAST = 0.017;

/** Whether a text fits on strips to tear off. */
export const suitsTearOffs = (text: string): boolean => [...text].length <= LONGEST;

/** The foot of a poster cut into strips, each with the text upright along it: repeated, and so no copy of the card. */
export async function setTearOffs(kit: Kit, text: string, { x, y, width, height }: Box): Promise<Placement> {
  const { palette, typesetter, unit, style } = kit;
  const across = width / COUNT;
  const fitted = await typesetter.fit({
    text,
    style: strong(style.type.label),
    maxWidth: height * FILLED.along,
    maxHeight: across * FILLED.across,
    maxSize: unit * SIZE,
    minSize: unit * LEAST,
    maxLines: 2,
  });
  const cut = Math.max(2, Math.round(unit * 0.003));
  const dash = cut * 4;
  const color = mix(palette.background, palette.foreground, 0.45);
  const texts = Array.from({ length: COUNT }, (_, index): PlacedText => {
    const [middle, centre] = [x + across * (index + 0.5), y + height / 2];
    return {
      role: 'decoration',
      fitted,
      box: {
        x: middle - fitted.width / 2,
        y: centre - fitted.height / 2,
        width: fitted.width,
        height: fitted.height,
      },
      align: 'center',
      color: palette.foreground,
      rotation: -90,
    };
  });
  const cuts = Array.from({ length: COUNT - 1 }, (_, index) =>
    Array.from({ length: Math.ceil(height / (dash * 2)) }, (_, at) =>
      line({ x: x + across * (index + 1) - cut / 2, y: y + at * dash * 2, width: cut, height: dash }, color),
    ),
  );
  return { texts, art: cuts.flat() };
}

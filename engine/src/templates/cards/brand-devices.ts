import { contrast } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Sheet, SheetShape } from '../../sheets/sheet.ts';
import { type Color, flattenColor, parseColor } from '../color-parameter.ts';
import type { TemplateValues } from '../template.ts';

// Px of a card that is 630 px high.
const CORNERS: Readonly<Record<string, number>> = { sharp: 0, soft: 14, round: 32 };
const PAPERS = { dots: 'points', grid: 'squared' } as const;
// A stronger line on the paper would be read before the words.
const [FAINT, FAINTER] = [1.6, 0.16];

/** What the card of a brand has on its whole ground: paper, the outline and the corners of its panels, and its accent in one form. */
export function toBrandDevices(
  { accent, accentUse, bg2, border, corner, pattern, primary }: TemplateValues,
  { grounds }: Sheet,
): Partial<Sheet> {
  const { ground, line: usual } = grounds.plain;
  const color = parseColor(border ?? '');
  const line = color && flattenColor(color, parseColor(ground) as Color);
  const paper = PAPERS[pattern as keyof typeof PAPERS];
  const drawn = line ?? usual;
  const faint = contrast(drawn, ground) > FAINT ? mix(ground, drawn, FAINTER) : drawn;
  const px = CORNERS[corner ?? ''] ?? 0;
  const onAccent = (form: string, ...shapes: SheetShape[]): SheetShape[] =>
    accent !== undefined && accentUse === form ? shapes : [];
  // An outline ends where a field begins, and a gradient has no ground to draw on.
  const isPlain =
    primary === undefined && bg2 === undefined && accentUse !== undefined && accentUse !== 'area';
  const above: SheetShape[] = [
    ...(line && isPlain ? [{ draw: 'hairline', color: line, corner: px } as const] : []),
    ...onAccent('bracket', { draw: 'brackets' }),
    ...onAccent('stripe', { draw: 'spine' }),
  ];
  return {
    ...(paper && bg2 === undefined && { behind: [{ draw: paper, color: faint }] }),
    ...(above.length > 0 && { above }),
    ...(px > 0 && { panels: { corner: px } }),
    ...(accent !== undefined && accentUse === 'underline' && { underline: 'fill' as const }),
  };
}

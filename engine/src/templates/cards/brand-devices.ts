import type { Sheet, SheetShape } from '../../sheets/sheet.ts';
import { type Color, flattenColor, parseColor } from '../color-parameter.ts';
import type { TemplateValues } from '../template.ts';

// Px of a card that is 630 px high.
const CORNERS: Readonly<Record<string, number>> = { sharp: 0, soft: 14, round: 32 };
const PAPERS = { dots: 'points', grid: 'squared' } as const;

/** What the card of a brand has on its whole ground: its paper and outline in its hairlines, and its accent in one form. */
export function toBrandDevices(
  { accent, accentUse, bg2, border, frame, pattern, primary }: TemplateValues,
  sheet: Sheet,
): Partial<Sheet> {
  const { plain } = sheet.grounds;
  const color = parseColor(border ?? '');
  const line = color && flattenColor(color, parseColor(plain.ground) as Color);
  const onAccent = (form: string, ...shapes: SheetShape[]): SheetShape[] =>
    accent !== undefined && accentUse === form ? shapes : [];
  // An outline ends where a field begins, and a gradient has no ground to draw on.
  const isPlain =
    primary === undefined && bg2 === undefined && accentUse !== undefined && accentUse !== 'area';
  const paper = PAPERS[pattern as keyof typeof PAPERS];
  const above: SheetShape[] = [
    ...(frame !== undefined && isPlain
      ? [{ draw: 'hairline', ink: 'line', corner: CORNERS[frame] ?? 0 } as const]
      : []),
    ...onAccent('bracket', { draw: 'brackets' }),
    ...onAccent('stripe', { draw: 'spine' }),
  ];
  return {
    ...(line && { grounds: { ...sheet.grounds, plain: { ...plain, line } } }),
    ...(paper && bg2 === undefined && { behind: [{ draw: paper, ink: 'line' }] }),
    ...(above.length > 0 && { above }),
    ...(accent !== undefined && accentUse === 'underline' && { underline: 'fill' as const }),
  };
}

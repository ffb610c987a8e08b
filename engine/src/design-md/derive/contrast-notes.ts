import { contrast } from '../../color/contrast.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
// WCAG 2.2, 1.4.3.
const TEXT_CONTRAST = 4.5;

/** Pairs of the derived colors that are hard to read, told and not changed: they are the brand's. */
export function toContrastNotes(params: Readonly<Record<string, string>>): string[] {
  const ground = flatten(params.bg, WHITE);
  if (ground === undefined) return [];
  return (['fg', 'muted'] as const).flatMap((name) => {
    const text = flatten(params[name], parseColor(ground) ?? WHITE);
    const ratio = text === undefined ? TEXT_CONTRAST : contrast(text, ground);
    if (ratio >= TEXT_CONTRAST) return [];
    return [
      `\`${name}\` on \`bg\` has a contrast of ${ratio.toFixed(1)}:1; text is easy to read from ${TEXT_CONTRAST}:1 on.`,
    ];
  });
}

function flatten(value: string | undefined, ground: typeof WHITE): string | undefined {
  const color = parseColor(value ?? '');
  return color && flattenColor(color, ground);
}

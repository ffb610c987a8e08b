import { type DesignRequest, STYLES } from '../brief/design-request.ts';
import { faces } from '../sheets/faces.ts';
import type { Style } from '../sheets/sheet.ts';
import { styles } from '../sheets/styles.ts';

const NAMED: ReadonlySet<string> = new Set(STYLES);

/** The styles that a brief may be drawn in: those that it asks for by name, else by a mood, else those of no style. */
export function listStyles({ look, moods }: DesignRequest): readonly Style[] {
  const looked = styles.filter(({ name }) => name === look);
  if (looked.length > 0) return looked;
  const asked = moods.flatMap((mood) => styles.filter(({ style }) => style === mood));
  const named = asked.filter(({ style = '' }) => NAMED.has(style));
  return named.length > 0 ? named : asked.length > 0 ? asked : faces;
}

import type { DesignRequest } from '../brief/design-request.ts';
import { faces } from '../sheets/faces.ts';
import type { Style } from '../sheets/sheet.ts';
import { styles } from '../sheets/styles.ts';

/** The styles that a brief may be drawn in: those that it asks for, by name or by a mood, else those of no style. */
export function listStyles({ look, moods }: DesignRequest): readonly Style[] {
  const named = styles.filter(({ name }) => name === look);
  if (named.length > 0) return named;
  const asked = moods.flatMap((mood) => styles.filter(({ style }) => style === mood));
  return asked.length > 0 ? asked : faces;
}

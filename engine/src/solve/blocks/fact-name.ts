import type { Part } from '../../parts/part.ts';
import { toStep } from '../canvas.ts';
import type { Context, SetText } from '../context.ts';
import { setText } from '../set-text.ts';

/** What a value is called, in small letters over it; in a narrow column, they shrink before they are cut. */
export function setName(
  part: Part,
  text: string,
  { width, shrinks }: { width: number; shrinks?: true },
  context: Context,
): Promise<SetText> {
  const size = toStep('small', context.canvas);
  const least = shrinks ? {} : { least: size };
  return setText({ part, text, voice: 'text', size, ...least, width, lines: 1, ink: 'muted' }, context);
}

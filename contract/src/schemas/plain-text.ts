import { z } from 'zod';
import { hasVisibleCharacter } from '../visible-text.ts';

type Rules = {
  /** Characters are counted as code points, as JSON Schema's `maxLength` does. */
  max: number;
  /** True lets newlines and tabs pass; a CR LF or CR arrives as LF. */
  multiline: boolean;
};

// Cc but tab and newline; a stray control character is a mistake of the sender that would draw as nothing.
const CONTROL_MULTILINE = /[^\P{Cc}\t\n]/u;
const CONTROL = /\p{Cc}/u;
// U+202D and U+202E force an order of letters that the reader cannot see through ("Trojan Source"). Marks,
// embeddings and isolates stay: Arabic and Hebrew prompts with Latin names in them need these.
const OVERRIDE = /[\u202d\u202e]/;

/** Visible text: trimmed, well-formed Unicode, 1 to `max` characters, no control characters. */
export function plainText(rules: Rules): z.ZodString {
  return z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .superRefine((text, context) => {
      const problem = findProblem(text, rules);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({ minLength: 1, maxLength: rules.max });
}

/** Completes the sentence "`name` ...". */
function findProblem(text: string, { max, multiline }: Rules): string | undefined {
  // First, so that no later step walks over a megabyte. A code point has at most two code units.
  if (text.length > 2 * max || countCodePoints(text) > max)
    return `must have at most ${max.toLocaleString('en')} characters`;
  if (!text.isWellFormed())
    return 'must be well-formed Unicode; it contains an unpaired surrogate, such as \\ud800';
  if ((multiline ? CONTROL_MULTILINE : CONTROL).test(text))
    return `must not contain control characters${multiline ? ' other than newline and tab' : ', including newlines'}`;
  if (OVERRIDE.test(text))
    return 'must not contain the direction overrides U+202D and U+202E; right-to-left text does not need them';
  if (!hasVisibleCharacter(text)) return 'must contain at least one visible character';
  return undefined;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

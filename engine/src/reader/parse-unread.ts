import { warn } from '../brief/warning.ts';
import { MAX_SUBTITLE, MAX_TITLE, sentenceCase, shorten, tidy } from './copy/title.ts';
import type { ParsedPrompt } from './parsed-prompt.ts';
import { splitClauses } from './reading/clauses.ts';
import { detectLanguage } from './reading/language.ts';

// More than a card can show.
const MAX_READ = 1000;

/** Makes a card of a prompt that was not understood: its longest clause that fits as the title, the rest below it. */
export function parseUnread(prompt: string, clean: string): ParsedPrompt {
  const text = clean.slice(0, MAX_READ).toWellFormed();
  const clauses = splitClauses(text).filter(
    ({ start, end }) => end - start <= MAX_TITLE && /\p{L}/u.test(text.slice(start, end)),
  );
  const length = Math.max(...clauses.map(({ start, end }) => end - start));
  const longest = clauses.find(({ start, end }) => end - start === length);
  const title = tidy(longest ? text.slice(longest.start, longest.end) : shorten(text, MAX_TITLE));
  const rest = longest
    ? `${text.slice(0, longest.start)} ${text.slice(longest.end)}`
    : text.slice(title.length);
  const subtitle = tidy(shorten(rest.trim(), MAX_SUBTITLE));
  return {
    prompt,
    words: prompt,
    language: detectLanguage(text),
    kind: 'plain',
    copy: { title: sentenceCase(title) || 'Untitled', ...(subtitle ? { subtitle } : {}) },
    quotes: [],
    moods: [],
    colors: [],
    topics: [],
    subjects: [],
    cut: rest.length > subtitle.length + 1,
    warnings: [
      warn(
        'set_as_text',
        'The prompt is too long or too complex to be understood as a request: its words are set as text. Shorten it to have its wishes followed.',
      ),
    ],
  };
}

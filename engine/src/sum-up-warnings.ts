import { type Warning, warn } from './brief/warning.ts';
import { tokenize } from './reader/tagger/tokenize.ts';

// As many as somebody reads.
const MAX_WARNINGS = 6;

/** Warnings without repeats, at most six: of more, the last says how many. */
export function sumUpWarnings(warnings: readonly Warning[]): Warning[] {
  const different = [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
  if (different.length <= MAX_WARNINGS) return different;
  const listed = different.slice(0, MAX_WARNINGS - 1);
  const others = different.slice(listed.length);
  const message = `${others.length} more parts of the request are not shown or not followed.`;
  return [
    ...listed,
    warn(
      'more_warnings',
      message,
      others.flatMap(({ words }) => words),
    ),
  ];
}

// Words, numbers and marks; of a description that is longer, much is never drawn.
const LONG = 100;
const MOST_NAMED = 8;
const TEXTUAL: ReadonlySet<Warning['code']> = new Set(['no_room', 'set_as_text', 'set_as_one', 'unclear']);

/** Whether a reader's warning is about the words that are set, not about wishes. */
export const isAboutTexts = ({ code }: Warning): boolean => TEXTUAL.has(code);

// What a prompt calls a picture that its caller brings.
const LOGO = /logo|лого|标志|標誌|ロゴ|로고|شعار/iu;
const PHOTO = /photo|foto|фото|headshot|照片|写真|사진|صورة/iu;

/** Whether a warning says that something cannot be shown which is on the card, because its caller brought it. */
export const isBrought = (
  { code, words }: Warning,
  { logo, photo }: { logo: boolean; photo: boolean },
): boolean =>
  code === 'not_available' &&
  words.length > 0 &&
  words.every((text) => (logo && LOGO.test(text)) || (photo && PHOTO.test(text)));

export const isLong = (prompt: string): boolean => tokenize(prompt).length > LONG;

/** One warning for all that a long description asked for in vain. */
export function sumUpDescription(warnings: readonly Warning[]): Warning[] {
  if (warnings.length < 2) return [...warnings];
  const words = [...new Set(warnings.flatMap((warning) => warning.words))];
  const named = words.slice(0, MOST_NAMED).map((word) => `“${word}”`);
  const more = words.length > named.length ? ` and ${words.length - named.length} more` : '';
  const which = words.length > 0 ? ` The image does not show or follow ${named.join(', ')}${more}.` : '';
  return [warn('more_warnings', `Not all of this long description can be drawn.${which}`, words)];
}

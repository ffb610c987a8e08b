import { readUploadReference } from '@cardwright/contract/upload-reference';

/** What a parameter of a template may hold. */
export type ParameterRule = { name: string; isRequired?: boolean } & (
  | { type: 'text'; pattern?: string; expects?: string }
  | { type: 'list'; fields: readonly string[]; most: number }
  | { type: 'color' }
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'choice' | 'font'; choices: readonly string[] }
  | { type: 'image-url' | 'page-url' }
);

const MAX_TEXT_CHARACTERS = 1000;
const MAX_URL_CHARACTERS = 2048;
// A carriage return is a newline, alone or before one.
const CONTROL_CHARACTER = /[^\P{Cc}\n\r\t]/u;
const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const CHANNEL = ' *(\\d{1,3}) *';
const RGB_COLOR = new RegExp(`^rgb\\(${CHANNEL},${CHANNEL},${CHANNEL}\\)$`);
const RGBA_COLOR = new RegExp(
  `^rgba\\(${CHANNEL},${CHANNEL},${CHANNEL}, *(?:0|1|0?\\.\\d{1,6}|1\\.0{1,6}) *\\)$`,
);

/** What `value` must be instead, to end a sentence with; undefined when the service takes it. */
export function findProblem(rule: ParameterRule, value: string): string | undefined {
  switch (rule.type) {
    case 'text':
      return findTextProblem(value) ?? findMismatch(rule, value.trim());
    case 'list':
      return findTextProblem(value);
    case 'color':
      return isColor(value)
        ? undefined
        : 'a color: #rgb, #rrggbb, #rrggbbaa, rgb(r, g, b) or rgba(r, g, b, a)';
    case 'integer':
      return /^(?:0|-?[1-9]\d{0,8})$/.test(value) &&
        Number(value) >= rule.minimum &&
        Number(value) <= rule.maximum
        ? undefined
        : `a whole number from ${rule.minimum} to ${rule.maximum}`;
    case 'choice':
      return rule.choices.includes(value) ? undefined : `one of ${rule.choices.join(', ')}`;
    case 'font':
      return rule.choices.includes(value) || readUploadReference(value) !== undefined
        ? undefined
        : `one of ${rule.choices.join(', ')}, or upload: and the id of an uploaded font`;
    case 'image-url':
      return isHttpsUrl(value) || readUploadReference(value) !== undefined
        ? undefined
        : 'an absolute https URL of at most 2,048 characters, or upload: and the id of an upload';
    case 'page-url':
      return isHttpsUrl(value) ? undefined : 'an absolute https URL of at most 2,048 characters';
  }
}

const findMismatch = (
  { pattern, expects }: { pattern?: string; expects?: string },
  value: string,
): string | undefined =>
  pattern === undefined || value === '' || new RegExp(pattern, 'u').test(value) ? undefined : expects;

function findTextProblem(value: string): string | undefined {
  // Characters are code points; no text has more of them than code units.
  if (value.length > MAX_TEXT_CHARACTERS && [...value].length > MAX_TEXT_CHARACTERS)
    return 'at most 1,000 characters long';
  if (!isWellFormed(value)) return 'well-formed Unicode, without half of a surrogate pair';
  return CONTROL_CHARACTER.test(value) ? 'free of control characters other than newline and tab' : undefined;
}

/** String.prototype.isWellFormed, which older browsers lack. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

function isColor(value: string): boolean {
  if (value.length > 64) return false;
  if (HEX_COLOR.test(value)) return true;
  const channels = (RGB_COLOR.exec(value) ?? RGBA_COLOR.exec(value))?.slice(1, 4);
  return channels?.every((channel) => Number(channel) <= 255) ?? false;
}

function isHttpsUrl(value: string): boolean {
  if (value.length > MAX_URL_CHARACTERS || !/^https:\/\//i.test(value) || /[\s\p{Cc}\\]/u.test(value))
    return false;
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
}

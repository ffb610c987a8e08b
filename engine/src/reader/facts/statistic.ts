import type { Copy } from '../../brief/design-request.ts';
import { SHARE_LEADS, SHARE_LINKS } from '../vocabulary/facts/shares.ts';

const anyOf = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const SHARE = new RegExp(
  `^(?:(${anyOf(SHARE_LEADS)})\\s+)?(\\d{1,3}(?:[.,]\\d{1,2})?\\s?[%％]|\\d{1,2} (?:in|of|out of|von|sur|de cada|em cada|su|van de|op de|av|af|z|na|из) \\d{1,3})\\s+((?:${anyOf(SHARE_LINKS)})(?:\\s|(?<=['’]))\\S.*|(?=\\p{Ll})\\S.*)$`,
  'isu',
);
// Without "of" the figure of a share may still count: "9 in 10 dentists". After a per cent sign it must be a share.
const LINKED = new RegExp(`^(?:${anyOf(SHARE_LINKS)})(?:\\s|(?<=['’]))`, 'iu');
const UNSPACED = /^(\d{1,3}(?:\.\d{1,2})?[%％])([の的의]\S.*)$/su;
const MIN_WORDS = 3;
const MAX_STATEMENT = 110;

/** "73% of developers say ...": the figure large and the statement behind it, in the prompt's own order. */
export function readStatistic(words: string): Copy | undefined {
  if (words.length > MAX_STATEMENT) return undefined;
  const unspaced = UNSPACED.exec(words);
  if (unspaced) return { title: unspaced[2] ?? '', metric: { value: unspaced[1] ?? '', leads: true } };
  const [, lead, value = '', title = ''] = SHARE.exec(words) ?? [];
  if (value === '' || title.split(/\s+/).length < MIN_WORDS) return undefined;
  if (/[%％]/.test(value) && !LINKED.test(title)) return undefined;
  const prefix = lead ? { prefix: lead.charAt(0).toUpperCase() + lead.slice(1) } : {};
  return { title, metric: { ...prefix, value, leads: true } };
}

import { toCapitals, toDrawableText } from '../assets/drawable-text.ts';
import type { Brief, Copy } from '../brief/brief.ts';
import type { Composition } from '../layout/composition.ts';
import type { Finding } from './report.ts';

// Nothing longer than this is promised whole; a card is not a page, and the typesetter's ellipsis is honest.
const PROMISED_CHARACTERS = 200;

/**
 * Words, not typography: case (a look may set capitals), spacing, what only parts things (a line that ends needs no dot,
 * a name on its own field no colon or comma) and marks that draw nothing do not count.
 */
const normalise = (text: string): string =>
  toCapitals(toDrawableText(text).normalize('NFKC'))
    .replace(/[:,](?=\s|$)/gu, '')
    .replace(/[\s·\p{Default_Ignorable_Code_Point}]+/gu, '');

/**
 * The drawn words must be the brief's words: each piece of copy whole. `undrawable` are characters that no font
 * has; a text that holds one is drawn without it, which the result says in its warnings.
 */
export function findCopyFaults(
  { texts, depicts = false }: Pick<Composition, 'texts' | 'depicts'>,
  brief: Brief,
  undrawable: readonly string[],
): Finding[] {
  const drawn = texts
    .filter((t) => t.role !== 'decoration')
    .map((t) => normalise(t.fitted.lines.map((l) => l.text).join(' ')));
  const all = drawn.join('');
  const findings: Finding[] = [];
  // A picture prompt asks for no words; its caption is ours, and needed only where the picture is not drawn.
  const asked = depicts && brief.kind === 'picture' ? [] : copyTexts(brief.copy);
  for (const [role, text] of asked) {
    const wanted = normalise(text);
    // The fonts are asked for the composed form of a letter, whatever form the prompt has.
    const forms = text + toDrawableText(text);
    if (undrawable.some((character) => forms.includes(character))) continue;
    if (wanted === '' || [...text].length > PROMISED_CHARACTERS) continue;
    if (!isDrawn(all, role, text))
      findings.push({ check: 'copy', detail: `${role} "${text}" is not drawn whole` });
  }
  for (const t of texts) {
    if (t.fitted.truncated && [...t.fitted.text].length <= PROMISED_CHARACTERS) {
      findings.push({ check: 'copy', role: t.role, detail: `"${t.fitted.text}" is cut` });
    }
  }
  return findings;
}

/** Sentences for a person: which of the asked words the card has no room for, long ones included. */
export function describeCut(composition: Pick<Composition, 'texts' | 'depicts'>, brief: Brief): string[] {
  if (composition.depicts && brief.kind === 'picture') return [];
  // One by one: what the capitals of a text are is read from its own letters.
  const all = composition.texts.map((t) => normalise(t.fitted.lines.map((l) => l.text).join(' '))).join('');
  return copyTexts(brief.copy)
    .filter(([role, text]) => !isDrawn(all, role, text))
    .map(([, text]) => `The card has no room for all of “${clip(text)}”.`);
}

// "1. Listen": the number stands beside its words and needs no dot.
const COUNTED = /^(\d{1,2})\.\s+/u;

/** Of a line or of opening hours, every piece: "Free: 1 project, support" may stand as a small list under its name. */
const isDrawn = (drawn: string, role: string, text: string): boolean =>
  drawn.includes(normalise(text)) ||
  (role === 'line' && COUNTED.test(text) && drawn.includes(normalise(text.replace(COUNTED, '$1 ')))) ||
  ((role === 'line' || role === 'date') &&
    text.split(/[:,;]\s+|[：，；、،]/u).every((piece) => drawn.includes(normalise(piece))));

const clip = (text: string): string => {
  const letters = [...text];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text;
};

/** Every piece of copy with the name of its role. */
export function copyTexts(copy: Copy): [string, string][] {
  const texts: [string, string | undefined][] = [
    ['title', copy.title],
    ['eyebrow', copy.eyebrow],
    ['subtitle', copy.subtitle],
    ['metric prefix', copy.metric?.prefix],
    ['metric', copy.metric?.value],
    ['metric suffix', copy.metric?.suffix],
    ...(copy.people ?? []).map((p): [string, string] => ['person', p]),
    ['date', copy.date],
    ['place', copy.place],
    ['attribution', copy.attribution],
    ['call to action', copy.callToAction],
    ...(copy.lines ?? []).map((line): [string, string] => ['line', line]),
  ];
  return texts.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

import { hueDistance, toOklch } from '../../color/oklch.ts';
import { parseColor } from '../../templates/color-parameter.ts';
import type { ColorUse, DesignToken, ProseColor } from './design-document.ts';
import { findForm, findHue, holdsWord, isOverArea, isSparing } from './design-words.ts';
import { createFinder } from './find-names.ts';
import { COLOR, toHash } from './read-prose.ts';
import type { Sentence } from './read-sentences.ts';

const REFERENCE = /\{(colors?\.[\w.-]{1,64})\}/g;
const PRIMARY = /\bprimary\b/i;
const [ACCENT, PRIMARY_PATH] = ['colors.accent', 'colors.primary'];
// Degrees: "blue" is every blue of a document, and no other color. Below this chroma, a color is a grey.
const SAME_HUE = 35;
const LEAST_CHROMA = 0.07;

/**
 * How sentences want colors to be used: kept to small things, on areas, or in one form, such as a thin line. They name a
 * color by a reference, its value, its name, its role or its hue; one that names none speaks of the color of the sentence
 * before it, or of the accent where its section is about that: "Heather is used sparingly. It is never a background."
 */
export function readColorUses(
  paragraphs: readonly (readonly Sentence[])[],
  prose: readonly ProseColor[],
  tokens: readonly DesignToken[],
): ColorUse[] {
  const named = new Map<string, string>();
  for (const { path, value } of tokens)
    if (value.search(COLOR) === 0) named.set((path.at(-1) ?? '').toLowerCase(), value);
  for (const { name, value } of prose) named.set(name.toLowerCase(), value);
  // "Never a background" is not about the color of that name; the roles of colors are looked for by themselves.
  for (const name of named.keys())
    if (
      holdsWord('ground', name) ||
      holdsWord('text', name) ||
      holdsWord('accent', name) ||
      PRIMARY.test(name)
    )
      named.delete(name);
  const findNames = createFinder([...named.keys()]);
  const values = [...new Set([...tokens, ...prose].map(({ value }) => value))].filter(
    (value) => value.search(COLOR) === 0,
  );
  const findSubjects = (text: string): string[] => {
    const referred = [...text.matchAll(REFERENCE)].map(([, path = '']) => path);
    if (referred.length > 0) return referred;
    const own = [
      ...(text.match(COLOR) ?? []).map(toHash),
      ...findNames(text).flatMap((name) => named.get(name) ?? []),
    ];
    if (own.length > 0) return own;
    const roles = [
      ...(holdsWord('accent', text) ? [ACCENT] : []),
      ...(PRIMARY.test(text) ? [PRIMARY_PATH] : []),
    ];
    return roles;
  };
  const uses: ColorUse[] = [];
  for (const sentences of paragraphs) {
    const isAboutAccent = holdsWord('accent', sentences[0]?.headings.at(-1) ?? '');
    let subjects: readonly string[] = isAboutAccent ? [ACCENT] : [];
    for (const { text, headings } of sentences) {
      // A filled button is no area of a page.
      const isOfPart = [text, headings.at(-1) ?? ''].some((one) => holdsWord('part', one));
      const found = new Set(findSubjects(text));
      const hue = found.size === 0 ? findHue(text) : undefined;
      // Of two colors it is not clear which is meant.
      if (hue !== undefined) subjects = values.filter((value) => isOfHue(value, hue));
      else if (found.size > 0) subjects = found.size === 1 ? [...found] : [];
      if (subjects.length === 0) continue;
      const form = findForm(text);
      const use = {
        ...(isSparing(text) && { isKeptOff: true as const }),
        ...(!isOfPart && isOverArea(text) && { isOverArea: true as const }),
        ...(form !== undefined && { form }),
      };
      if (Object.keys(use).length > 0) uses.push(...subjects.map((of) => ({ of, ...use })));
    }
  }
  return uses;
}

function isOfHue(value: string, hue: string): boolean {
  const color = parseColor(value);
  if (!color || value.search(/^#(?:[\da-f]{3}|[\da-f]{6})$/i) !== 0) return false;
  const [own, other] = [toOklch(value), toOklch(hue)];
  return own.c >= LEAST_CHROMA && other.c >= LEAST_CHROMA && hueDistance(own.h, other.h) <= SAME_HUE;
}

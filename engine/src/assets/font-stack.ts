import { getFontFamily, STAND_INS } from './font-catalogue.ts';
import type { FontLibrary } from './font-library.ts';
import { guessHanLanguage } from './han-language.ts';
import { findScript, SCRIPT_TRAITS, type Script } from './scripts.ts';

const HAN_FAMILIES = {
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  'zh-Hant': 'Noto Sans TC',
  'zh-Hans': 'Noto Sans SC',
} as const;

// Where a symbol that the text's own families lack is looked for, in this order.
const SYMBOL_FAMILIES = [
  'Inter',
  'Noto Sans',
  'Noto Sans Math',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  'JetBrains Mono',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
] as const;

/**
 * The families that draw a text together, most used first, and the characters that none of them has.
 * A word is never patched together: a script whose letters the wanted family does not have *all* of is set
 * in the nearest family that has, and the family of the commonest script also sets digits and punctuation.
 */
export async function findFontStack(
  text: string,
  wanted: string,
  library: FontLibrary,
): Promise<{ families: string[]; missing: Set<string> }> {
  const letters = groupLetters(text);
  const uses = new Map<string, number>();
  for (const [script, { points, count }] of letters) {
    const family = await findFirstCovering(candidatesFor(script, wanted, text), points, library);
    uses.set(family, (uses.get(family) ?? 0) + count);
  }
  const families = [...uses].sort((a, b) => b[1] - a[1]).map(([family]) => family);
  if (families.length === 0) families.push(wanted);

  const missing = new Set<string>();
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  for (const family of families) await library.load(family, points);
  for (const point of points) {
    if (isSpace(point) || families.some((family) => library.covers(family, point))) continue;
    const other = await findCovering([wanted, ...SYMBOL_FAMILIES], point, library);
    if (other) families.push(other);
    else missing.add(String.fromCodePoint(point));
  }
  return { families: [...new Set(families)], missing };
}

const isSpace = (codePoint: number): boolean => codePoint === 0x20 || codePoint === 0x0a;

type Letters = { points: Set<number>; count: number };

function groupLetters(text: string): Map<Script, Letters> {
  const groups = new Map<Script, Letters>();
  let last: Script | undefined;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const script = findScript(point);
    // A combining mark must come from the font of its letter.
    const owner = script ?? (/\p{M}/u.test(character) ? last : undefined);
    last = script ?? last;
    if (!owner) continue;
    const group = groups.get(owner) ?? { points: new Set<number>(), count: 0 };
    group.points.add(point);
    group.count += script ? 1 : 0;
    groups.set(owner, group);
  }
  return groups;
}

function candidatesFor(script: Script, wanted: string, text: string): string[] {
  if (script === 'Han') {
    const family = HAN_FAMILIES[guessHanLanguage(text)];
    return [family, 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'];
  }
  const { family } = SCRIPT_TRAITS[script];
  return family ? [family] : [wanted, ...STAND_INS[getFontFamily(wanted).fontClass]];
}

async function findFirstCovering(
  candidates: readonly string[],
  points: ReadonlySet<number>,
  library: FontLibrary,
): Promise<string> {
  let best = { family: candidates[0] ?? '', covered: -1 };
  for (const family of new Set(candidates)) {
    await library.load(family, points);
    const covered = [...points].filter((point) => library.covers(family, point)).length;
    if (covered === points.size) return family;
    if (covered > best.covered) best = { family, covered };
  }
  return best.family;
}

async function findCovering(
  families: readonly string[],
  point: number,
  library: FontLibrary,
): Promise<string | undefined> {
  for (const family of families) {
    await library.load(family, new Set([point]));
    if (library.covers(family, point)) return family;
  }
  return undefined;
}

/** Weight that brings the families of a stack nearest to each other. */
export function toStackWeight(wanted: string, weight: number): number {
  // A static font draws one weight whatever is asked; what stands in beside it should look as heavy as it does.
  return getFontFamily(wanted).looksLike ?? weight;
}

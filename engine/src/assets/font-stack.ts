import { isNastaliq } from './arabic-hand.ts';
import { getFontTraits, isOwnFont, STAND_INS } from './font-catalogue.ts';
import type { FontLibrary } from './font-library.ts';
import { guessHanLanguage, type HanLanguage } from './han-language.ts';
import { findScript, SCRIPT_TRAITS, type Script } from './scripts.ts';
import type { TextStyle } from './text-style.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const HAN_FAMILIES = {
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  'zh-Hant': 'Noto Sans TC',
  'zh-Hans': 'Noto Sans SC',
} as const;

const NASTALIQ_FAMILY = 'Noto Nastaliq Urdu';

// Where a symbol that the text's own families lack is looked for, in this order.
const SYMBOL_FAMILIES = [
  'Inter',
  'Noto Sans',
  'Noto Sans Math',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
  // The baht and the Arabic question mark, which belong to no script.
  'Noto Sans Thai',
  'Noto Sans Arabic',
  'JetBrains Mono',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
] as const;

/**
 * The families that draw a text together, most used first, and what none of them has: characters, and grapheme clusters
 * whose characters no font has together.
 * A word is never patched together: a script whose letters the wanted family does not have *all* of is set
 * in the nearest family that has, and the family of the commonest script also sets digits and punctuation.
 */
export async function findFontStack(
  text: string,
  { family: wanted, language }: Pick<TextStyle, 'family' | 'language'>,
  library: FontLibrary,
): Promise<{ families: string[]; missing: Set<string> }> {
  const segments = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const clusters = new Set(segments);
  const letters = groupLetters(segments);
  const uses = new Map<string, number>();
  for (const [script, { clusters: ofScript, count }] of letters) {
    const family = await findFirstCovering(candidatesFor(script, wanted, text, language), ofScript, library);
    uses.set(family, (uses.get(family) ?? 0) + count);
  }
  const families = [...uses].sort((a, b) => b[1] - a[1]).map(([family]) => family);
  if (families.length === 0) families.push(wanted);

  const missing = new Set<string>();
  for (const family of families) await library.load(family, toCodePoints(clusters));
  for (const cluster of clusters) {
    if (isSpace(cluster) || families.some((family) => library.covers(family, cluster))) continue;
    const other = await findSymbolFamily(wanted, cluster, library);
    if (other !== undefined && !families.includes(other)) families.push(other);
    if (other === undefined)
      for (const part of await findMissing(cluster, families, library)) missing.add(part);
  }
  return { families: [...new Set(families)], missing };
}

/** The letters of a cluster that no font has; the whole cluster where that is all of them, or only its marks are wanting. */
async function findMissing(
  cluster: string,
  families: readonly string[],
  library: FontLibrary,
): Promise<string[]> {
  const missing: string[] = [];
  const letters = Array.from(cluster.replace(/\p{Script=Inherited}/gu, ''));
  for (const character of letters)
    if (!(await findCovering([...families, ...SYMBOL_FAMILIES], character, library))) missing.push(character);
  return missing.length > 0 && missing.length < letters.length ? missing : [cluster];
}

const isSpace = (cluster: string): boolean => /^[ \n\u00ad\u200b]$/.test(cluster);

const toCodePoints = (clusters: Iterable<string>): Set<number> =>
  new Set(Array.from([...clusters].join(''), (character) => character.codePointAt(0) ?? 0));

type Letters = { clusters: Set<string>; count: number };

function groupLetters(clusters: Iterable<string>): Map<Script, Letters> {
  const groups = new Map<Script, Letters>();
  for (const cluster of clusters) {
    const script = findScript(cluster.codePointAt(0) ?? 0);
    if (!script) continue;
    const group = groups.get(script) ?? { clusters: new Set<string>(), count: 0 };
    group.clusters.add(cluster);
    group.count += Array.from(cluster).filter((c) => findScript(c.codePointAt(0) ?? 0)).length;
    groups.set(script, group);
  }
  return groups;
}

const isHanLanguage = (language: string | undefined): language is HanLanguage =>
  language !== undefined && language in HAN_FAMILIES;

function candidatesFor(script: Script, wanted: string, text: string, language: string | undefined): string[] {
  // A font of the account's own for a script is meant for it; others draw what it has not.
  const own = isOwnFont(wanted) ? [wanted] : [];
  if (script === 'Han') {
    const family = HAN_FAMILIES[isHanLanguage(language) ? language : guessHanLanguage(text)];
    return [...own, family, 'Noto Sans TC', 'Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'];
  }
  if (script === 'Arabic' && isNastaliq(text, language)) return [...own, NASTALIQ_FAMILY, 'Noto Sans Arabic'];
  const { family } = SCRIPT_TRAITS[script];
  return family ? [...own, family] : [wanted, ...STAND_INS[getFontTraits(wanted).fontClass]];
}

async function findFirstCovering(
  candidates: readonly string[],
  clusters: ReadonlySet<string>,
  library: FontLibrary,
): Promise<string> {
  let best = { family: candidates[0] ?? '', covered: -1 };
  const points = toCodePoints(clusters);
  for (const family of new Set(candidates)) {
    await library.load(family, points);
    const covered = [...clusters].filter((cluster) => library.covers(family, cluster)).length;
    if (covered === clusters.size) return family;
    if (covered > best.covered) best = { family, covered };
  }
  return best.family;
}

function findSymbolFamily(
  wanted: string,
  cluster: string,
  library: FontLibrary,
): Promise<string | undefined> {
  const key = `${wanted} ${cluster}`;
  const found = library.symbols.get(key) ?? findCovering([wanted, ...SYMBOL_FAMILIES], cluster, library);
  library.symbols.set(key, found);
  return found;
}

async function findCovering(
  families: readonly string[],
  cluster: string,
  library: FontLibrary,
): Promise<string | undefined> {
  for (const family of families) {
    await library.load(family, toCodePoints([cluster]));
    if (library.covers(family, cluster)) return family;
  }
  return undefined;
}

/** Weight that brings the families of a stack nearest to each other. */
export function toStackWeight(wanted: string, weight: number): number {
  // A static font draws one weight whatever is asked; what stands in beside it should look as heavy as it does.
  return getFontTraits(wanted).looksLike ?? weight;
}

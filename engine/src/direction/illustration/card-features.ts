import { findIllustration, illustrations } from '../../art/illustrations.ts';
import { findObject } from '../../art/objects/objects.ts';
import type { BriefRole } from '../../brief/brief.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { piecesOf } from '../../brief/statement.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { hashText } from '../../random.ts';
import { findNouns } from '../../reader/find-nouns.ts';
import { listCardMatters } from '../../reader/list-card-matters.ts';
import { readText } from '../../reader/reading/reading.ts';
import { findObjectNames } from './find-object-names.ts';
import { listNamedEmblems } from './list-named-emblems.ts';

/** Rows of the two tables of weights; every feature is hashed into one of them. */
export const FEATURE_ROWS = 8192;
export const EVIDENCE_ROWS = 4096;

/** How strongly each row of evidence speaks for a drawing, by the drawing's place in the catalogue. */
export type Evidence = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** What a card says, as rows of weights: `features` of its words as a whole, and `evidence` for single drawings that it names. */
export type CardFeatures = {
  features: readonly number[];
  evidence: Evidence;
  /** Names of the drawings of things in the picture that the brief describes. */
  described: ReadonlySet<string>;
};

type Told = { role: BriefRole | 'picture'; text: string };

// Characters of a part that are looked at: a long text says at the start what it is about.
const READ = 600;
// Roles that say when and how much, never what.
const MUTE: ReadonlySet<string> = new Set(['date', 'time', 'contact', 'code', 'rating']);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SHORTEST = 3;
// Characters of a card that is a headline and little else, whose nouns are what it is about.
const SHORT = 80;

const places: ReadonlyMap<string, number> = new Map(illustrations.map(({ name }, at) => [name, at]));

/** Lists what the choice of an illustration depends on. The ranker sees nothing else. Linear in the length of the texts. */
export function listCardFeatures(request: DesignRequest): CardFeatures {
  const told = listTold(request);
  const kind = request.briefKind;
  const matters = listCardMatters(request);
  const named = told.flatMap((part) => findNamed(part, request.language));
  const features = new Set<string>([
    `kind ${kind}`,
    ...told.flatMap(({ role, text }) => describeWords(text, role)),
    ...named.map(({ role, noun }) => `noun ${role} ${noun}`),
    ...named.map(({ noun }) => `noun ${noun}`),
    ...matters.flatMap(({ name, leads }) => [`matter ${name}`, ...(leads ? [`leads ${name}`] : [])]),
    ...request.topics.map((topic) => `topic ${topic}`),
    ...(request.occasion ? [`occasion ${request.occasion}`] : []),
  ]);
  const evidence = new Map<number, Map<number, number>>();
  const add = (names: readonly string[], signs: readonly string[]): void => {
    const drawn = names.flatMap((name) => places.get(name.replace(/^subject:/u, '')) ?? []);
    for (const place of drawn) {
      const rows = evidence.get(place) ?? new Map<number, number>();
      for (const sign of signs) rows.set(rowOf(sign, EVIDENCE_ROWS), 1 / Math.sqrt(drawn.length));
      evidence.set(place, rows);
    }
  };
  const length = request.words.length < SHORT ? 'short' : 'long';
  for (const [at, { rank, drawn }] of listNamedEmblems(request).entries()) {
    const place = `${at === 0 ? 'first' : 'later'} of rank ${rank}`;
    add(drawn, [place, `${place} ${kind}`, `${place} ${length}`]);
  }
  for (const { role, noun, alone } of named)
    add(toNames(noun), [
      `in ${role}`,
      `in ${role} ${kind}`,
      `named ${noun}`,
      ...(alone ? [`alone in ${role}`] : []),
    ]);
  return {
    features: [...features].map((feature) => rowOf(feature, FEATURE_ROWS)),
    evidence,
    described: new Set(named.flatMap(({ role, noun }) => (role === 'picture' ? toNames(noun) : []))),
  };
}

const toNames = (noun: string): string[] => {
  const found = findIllustration([noun]);
  return found ? [found.name] : [];
};

function listTold({ statements, pictured }: DesignRequest): Told[] {
  const parts = statements.filter(({ role }) => !MUTE.has(role));
  return [
    ...parts.map((part) => ({ role: part.role, text: piecesOf(part).join(' ; ').slice(0, READ) })),
    ...(pictured ? [{ role: 'picture' as const, text: pictured.slice(0, READ) }] : []),
  ];
}

type Named = { role: string; noun: string; alone: boolean };

function findNamed({ role, text }: Told, language: string): Named[] {
  const reading = readText(text);
  const nouns = findNouns(reading, language).map(({ value, ...at }) => ({ ...at, noun: value.noun }));
  const others = findObjectNames(reading, language).map(({ value, ...at }) => ({
    ...at,
    noun: nounOf(value),
  }));
  return [...nouns, ...others].map(({ noun, start, end }) => ({
    role,
    noun,
    alone: end - start > 0.8 * text.length,
  }));
}

const nounOf = (object: string): string => findObject(object)?.nouns[0] ?? object;

/** Words and their beginnings, which inflected forms share; pairs and triples of characters in scripts without spaces. */
function describeWords(text: string, role: string): string[] {
  const words = foldText(text.normalize('NFKC')).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => {
    if (UNSPACED.test(word))
      return Array.from(word, (_, at) => [
        `run ${word.slice(at, at + 2)}`,
        `run ${word.slice(at, at + 3)}`,
      ]).flat();
    if (word.length < SHORTEST) return [];
    return [
      `word ${word}`,
      ...(role === 'title' ? [`title ${word}`] : []),
      ...(word.length > 5 ? [`begins ${word.slice(0, 5)}`] : []),
      ...(word.length > 7 ? [`begins ${word.slice(0, 7)}`, `ends ${word.slice(-6)}`] : []),
    ];
  });
}

const rowOf = (feature: string, rows: number): number => hashText(feature) % rows;

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vocabulary } from '../../lexicon/vocabulary.ts';
import { readText } from '../reading/reading.ts';
import { COLORS, NOUNS, SCENE_WORDS } from '../vocabulary.ts';
import grammars from './grammars.json' with { type: 'json' };
import { isCreature } from './mentions/resolve-parents.ts';
import { readScene } from './read-scene.ts';
import { isPerson } from './things/is-person.ts';

type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl';
type Words = readonly (readonly [words: string, meaning: string])[];
type Grammar = {
  one: string;
  /** Before the second noun. */
  other: string;
  within: string;
  /** The color stands behind its noun. */
  behind?: true;
  deeds: Words;
  relations: Words;
  hours: Words;
};

const GRAMMARS = grammars as unknown as Readonly<Record<Language, Grammar>>;

/** Each value with its first word. */
const firstWords = <Value>(vocabulary: Vocabulary<Value>, language: Language): [string, Value][] => {
  const termsOf = vocabulary.termsIn(language);
  return vocabulary.values.flatMap((value, at): [string, Value][] => {
    const [term] = termsOf[at] ?? [];
    if (term === undefined || term.includes('*')) return [];
    return [[language === 'de' ? term.charAt(0).toUpperCase() + term.slice(1) : term, value]];
  });
};

/** What a word is read as where nothing else is said. */
const alone = (words: string, language: Language) => readScene(readText(words), language);

function vocabularyOf(language: Language) {
  const { one, other, within, relations } = GRAMMARS[language];
  const nouns = firstWords(NOUNS, language)
    .filter(([word, { noun, role }]) => {
      if (role !== 'thing') return false;
      const { things, place, time, weather } = alone(`${one} ${word}`, language);
      const [thing] = things;
      return things.length === 1 && thing?.noun === noun && thing.count === 1 && !(place ?? time ?? weather);
    })
    .map(([word, { noun }]): [string, string] => [word, noun]);
  const colors = firstWords(COLORS, language).map(([word, color]): [string, string] => [
    word.toLowerCase(),
    color,
  ]);
  const lives = ([, noun]: readonly [string, string]): boolean => isPerson(noun) || isCreature(noun);
  return {
    beings: nouns.filter(lives),
    // What is worn, or drawn to the measure of who is at it, is another thing beside somebody.
    objects: nouns.filter(
      (noun) =>
        !lives(noun) &&
        !colors.some(([word]) => word === noun[0].toLowerCase().replace(/s$/, '')) &&
        alone(`${one} ${nouns.find(lives)?.[0]} ${relations[0]?.[0]} ${other} ${noun[0]}`, language).things[1]
          ?.noun === noun[1],
    ),
    colors,
    places: firstWords(SCENE_WORDS, language)
      .filter(([word, sign]) => {
        if (!sign.place || Object.keys(sign).length > 1) return false;
        const { place, things } = alone(`${within} ${word}`, language);
        return place === sign.place && things.length === 0;
      })
      .map(([word, { place = '' }]): [string, string] => [word, place]),
  };
}

/** Whether random descriptions are read whole. */
export function describeReading(runs: { seed?: number; numRuns: number }): void {
  test.each(Object.keys(GRAMMARS) as Language[])(
    '%s: who, in which color, doing what, where, beside what, when',
    (language) => {
      const grammar = GRAMMARS[language];
      const { beings, objects, colors, places } = vocabularyOf(language);
      for (const list of [beings, objects, colors, places]) expect(list.length).toBeGreaterThan(12);
      fc.assert(
        fc.property(
          fc.constantFrom(...beings),
          fc.constantFrom(...colors),
          fc.constantFrom(...grammar.deeds),
          fc.constantFrom(...grammar.relations),
          fc.constantFrom(...objects),
          fc.constantFrom(...places),
          fc.constantFrom(...grammar.hours),
          (being, color, deed, relation, object, place, hour) => {
            const named = grammar.behind ? `${being[0]} ${color[0]}` : `${color[0]} ${being[0]}`;
            // "A red panda" is no red one.
            fc.pre(alone(`${grammar.one} ${named}`, language).things[0]?.noun === being[1]);
            const scene = alone(
              `${grammar.one} ${named} ${deed[0]} ${relation[0]} ${grammar.other} ${object[0]} ${grammar.within} ${place[0]} ${hour[0]}`,
              language,
            );
            const [who, what] = [being[1], object[1]].map((noun) =>
              scene.things.findIndex((thing) => thing.noun === noun),
            );
            expect(scene.things[who ?? -1]).toMatchObject({
              noun: being[1],
              count: 1,
              posture: deed[1],
            });
            expect(scene.asks).toContainEqual(
              expect.objectContaining({ part: 'color', thing: who, words: color[0] }),
            );
            expect(scene.relations).toContainEqual({ kind: relation[1], of: who, to: what });
            expect(scene.place).toBe(place[1]);
            expect([scene.time, scene.weather, scene.season]).toContain(hour[1]);
            const asked = (part: string): boolean => scene.asks.some((ask) => ask.part === part);
            expect(['thing', 'color', 'action', 'relation', 'place'].filter((part) => !asked(part))).toEqual(
              [],
            );
          },
        ),
        runs,
      );
    },
  );
}

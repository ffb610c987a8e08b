import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { findNouns } from '../../find-nouns.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import { type Reading, readText } from '../../reading/reading.ts';
import { HERD_WORDS, TEAMS } from '../../vocabulary.ts';
import { isAlive, isCreature } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

const herds = createLexicon(HERD_WORDS, { foreign: false, inflected: true });
// The size of a herd.
const SOME = 5;
// "A herd of wild horses", "stado owiec", "eine Herde Schafe".
const OF_THEM = bilingualRule(
  'iu',
)`^\s(?:(?:${'of'}|${'with'})\s?)?(?:(?!(?:${'and'}|${'placePrepositions'})\s)[\p{L}\p{M}-]+\s)?$`;
const THEIRS = bilingualRule('u')`^(?:[\s-]?|['’]s?\s|\s?${'genitiveParticles'}\s?)$`;

/** Turns words for groups into the number of the animals or people beside them, and teams into their members. */
export function countGroups(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const { text } = reading;
  let all = [...mentions, ...findCompounds(reading, language, mentions)];
  for (const { start, end } of herds.find(reading, language)) {
    if (all.some((one) => one.part === 'number' && one.start <= start && one.end >= end)) continue;
    const many = { part: 'number' as const, value: SOME, vague: true as const };
    // "羊群", "양떼": one word names the animal and the herd.
    const whole = all.find(
      (one) => one.part === 'thing' && one.start < start && one.end >= end && !TEAMS[one.value],
    );
    if (whole) {
      all = [...all, { ...many, start: whole.start, end: whole.start }];
      continue;
    }
    const living = all.filter((one) => one.part === 'thing' && one.end > one.start && isAlive(one.value));
    const next = living.find((one) => one.start >= end && OF_THEM(language).test(text.slice(end, one.start)));
    const before = living.find(
      (one) => one.end <= start && THEIRS(language).test(text.slice(one.end, start)),
    );
    const apart = all.filter((one) => one.end <= start || one.start >= end || one.end === one.start);
    if (next) all = [...apart, { ...many, start, end }];
    else if (before)
      all = [
        ...apart.map((one) => (one === before ? { ...one, end } : one)),
        { ...many, start: before.start, end: before.start },
      ];
  }
  return all.flatMap((mention): SceneMention[] => {
    const team = mention.part === 'thing' ? TEAMS[mention.value] : undefined;
    if (!team) return [mention];
    const { start, end } = mention;
    return [
      { part: 'number', value: team.count, vague: true, start, end: start },
      { part: 'thing', value: team.member, start, end },
    ];
  });
}

const HERD_ENDING = languageRule('u')`${'herdEnding'}$`;

/** Finds compounds of a creature and a group: `Wolfsrudel`, `fårflock`. */
function findCompounds(
  { text, words }: Reading,
  language: string,
  taken: readonly SceneMention[],
): SceneMention[] {
  return words.flatMap(({ folded, start, end }): SceneMention[] => {
    const head = HERD_ENDING(language).exec(folded);
    if (!head || head.index < 2 || taken.some((one) => one.start < end && one.end > start)) return [];
    const first = text.slice(start, start + head.index);
    const noun = [first, first.replace(/(?:s|n|en|e)$/u, '')]
      .map((part) => findNouns(readText(part), language)[0])
      .find((one) => one?.start === 0 && isCreature(one.value.noun));
    if (!noun) return [];
    return [
      { part: 'number', value: SOME, vague: true, start, end: start },
      { part: 'thing', value: noun.value.noun, start, end },
    ];
  });
}

import { createLexicon } from '../reading/lexicon.ts';
import { type Reading, readText } from '../reading/reading.ts';
import { findNouns } from '../subjects.ts';
import { HERD_COMPOUNDS, HERD_WORDS, TEAMS } from '../vocabulary/groups.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';

const herds = createLexicon(HERD_WORDS, { foreign: false, inflected: true });
const INSECTS: ReadonlySet<string> = new Set(['bee', 'butterfly', 'ant', 'dragonfly', 'firefly']);
// How many stand for a herd.
const SOME = 5;
// "A herd of wild horses", "stado owiec", "eine Herde Schafe".
const OF_THEM =
  /^\s(?:(?:of|von|de|d['’]|di|van|av|af|mit|met|med|dei|degli|delle)\s?)?(?:(?!(?:and|und|et|y|e|en|och|og|i|и|і|та|on|at|in|by|over)\s)[\p{L}\p{M}-]+\s)?$/iu;
const THEIRS = /^(?:[\s-]?|['’]s?\s|の|的|\s(?:का|के|की)\s)$/u;

/** Words for many of a kind as numbers of those beside them, and teams as their members. */
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
    // "羊群", "양떼": one word says both.
    const whole = all.find(
      (one) => one.part === 'thing' && one.start < start && one.end >= end && !TEAMS[one.value],
    );
    if (whole) {
      all = [...all, { ...many, start: whole.start, end: whole.start }];
      continue;
    }
    const living = all.filter(
      (one) =>
        one.part === 'thing' &&
        one.end > one.start &&
        (isCreature(one.value) || INSECTS.has(one.value) || isPerson(one.value)),
    );
    const next = living.find((one) => one.start >= end && OF_THEM.test(text.slice(end, one.start)));
    const before = living.find((one) => one.end <= start && THEIRS.test(text.slice(one.end, start)));
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

/** `Wolfsrudel`, `fårflock`: the creature that a word begins with, and that there are many. */
function findCompounds(
  { text, words }: Reading,
  language: string,
  taken: readonly SceneMention[],
): SceneMention[] {
  const ending = HERD_COMPOUNDS[language];
  if (!ending) return [];
  return words.flatMap(({ folded, start, end }): SceneMention[] => {
    const head = ending.exec(folded);
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

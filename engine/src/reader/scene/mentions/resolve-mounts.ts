import type { PatternKey } from '../../../lexicon/grammar.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { isPerson } from '../things/is-person.ts';
import type { SceneMention } from './scene-mention.ts';

// What is ridden or sailed, by the verb that implies it, and what else a prompt may name for it.
const MOUNTS = readConcepts('mounts').map(({ id, said, also }) => ({
  mount: id,
  verb: bilingualRule('iu')`(?<!\p{L})${said as PatternKey}(?!\p{L})`,
  kin: also?.split(', ') ?? [],
}));
// Riders of something other than a horse: "cyclists riding along the coast".
const OTHER_RIDERS = setOf('other-riders');

/** Adds the horse or boat that a verb implies, as if it were named: "ein Mädchen reitet am Strand". */
export function resolveMounts(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  return MOUNTS.reduce<SceneMention[]>(
    (all, { mount, verb, kin }) => {
      const found = verb(language).exec(text);
      const rider = all.findLast(
        (one) =>
          one.part === 'thing' &&
          isPerson(one.value) &&
          !OTHER_RIDERS.has(one.value) &&
          one.end <= (found?.index ?? -1),
      );
      const named = all.some(
        (one) =>
          one.part === 'thing' &&
          [mount, ...kin].some((name) => one.value.includes(name)) &&
          !(found && one.start >= found.index && one.end <= found.index + found[0].length),
      );
      if (!found || !rider || named) return all;
      const [start, end] = [found.index, found.index + found[0].length];
      return [
        ...all.filter((one) => one.end <= start || one.start >= end),
        // In the blank before the verb, so that it lies between the two things that it relates.
        { part: 'relation', value: 'riding', start: start - 1, end: start } as const,
        { part: 'thing', value: mount, start, end } as const,
      ].toSorted((a, b) => a.start - b.start || a.end - b.end);
    },
    [...mentions],
  );
}

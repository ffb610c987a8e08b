import type { Reading } from '../reading/reading.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';

// Where the plural of the bicycle is also the verb.
const VERBS: Readonly<Record<string, RegExp>> = {
  sv: /^cyklar$/iu,
  nl: /^fietsen$/iu,
};

/** "En flicka cyklar", "kinderen fietsen": right behind who does it, the word is no thing but what is done. */
export function meanCycling(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const verb = VERBS[language];
  if (!verb) return [...mentions];
  return mentions.map((mention, at): SceneMention => {
    const before = mentions.slice(0, at).findLast(({ part }) => part === 'thing');
    const cycled =
      mention.part === 'thing' &&
      mention.value === 'bicycle' &&
      verb.test(text.slice(mention.start, mention.end)) &&
      before?.part === 'thing' &&
      (isPerson(before.value) || isCreature(before.value)) &&
      /^\s$/.test(text.slice(before.end, mention.start));
    return cycled
      ? { part: 'action', value: 'riding', tool: 'bicycle', start: mention.start, end: mention.end }
      : mention;
  });
}

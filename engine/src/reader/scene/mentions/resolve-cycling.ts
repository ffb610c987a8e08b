import type { Reading } from '../../reading/reading.ts';
import { isPerson } from '../things/is-person.ts';
import { isCreature } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

// Plurals of "bicycle" that are also forms of "to cycle".
const VERBS: Readonly<Record<string, RegExp>> = {
  sv: /^cyklar$/iu,
  nl: /^fietsen$/iu,
};

/** Turns bicycles directly after a figure into the verb: "en flicka cyklar", "kinderen fietsen". */
export function resolveCycling(
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

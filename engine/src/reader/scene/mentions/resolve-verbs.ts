import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { verbForms } from '../../reading/verb-forms.ts';
import { isSameSpan } from '../../spans.ts';
import { DEEDS } from '../../vocabulary.ts';
import { isAlive } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

const deeds = createLexicon(DEEDS, { foreign: false, formsOf: verbForms });

/** Turns nouns directly after a figure into the deed that they are as well: "en flicka cyklar", "kinderen fietsen". */
export function resolveVerbs(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const follows = mentions.filter((mention, at) => {
    const before = mentions.slice(0, at).findLast(({ part }) => part === 'thing');
    return (
      mention.part === 'thing' &&
      before?.part === 'thing' &&
      isAlive(before.value) &&
      /^\s$/.test(reading.text.slice(before.end, mention.start))
    );
  });
  if (follows.length === 0) return [...mentions];
  const verbs = deeds.find(reading, language);
  return mentions.map((mention): SceneMention => {
    const verb = follows.includes(mention) ? verbs.find((one) => isSameSpan(one, mention)) : undefined;
    if (!verb) return mention;
    const { posture, tool } = verb.value;
    return { part: 'action', value: posture, tool, start: mention.start, end: mention.end };
  });
}

import type { PatternKey } from '../../../lexicon/grammar.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

// What some nouns mean beside a deed, or where a language says so: German `Drachen`, Swedish `drake`, Russian `змей` are kites.
const NAMESAKES = readConcepts('namesakes').map(({ id, nouns = '', deed, said }) => ({
  meant: id,
  nouns: new Set(nouns.split(', ')),
  deed,
  said: languageRule('iu')`${said as PatternKey}`,
}));

/** Turns nouns into what they mean where the text speaks of a deed, and drops those that are part of the verb. */
export function resolveNamesakes(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  return NAMESAKES.reduce<SceneMention[]>(
    (all, { meant, nouns, deed, said }) => {
      const done = all.find((mention) => mention.part === 'action' && mention.tool === deed);
      if (!done && !said(language).test(text)) return all;
      return all.flatMap((mention): SceneMention[] => {
        if (mention.part !== 'thing' || !nouns.has(mention.value)) return [mention];
        const told = done && mention.start >= done.start && mention.end <= done.end;
        return told ? [] : [{ ...mention, value: meant }];
      });
    },
    [...mentions],
  );
}

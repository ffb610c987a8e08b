import { languageRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

// Animals whose word also means a kite: German `Drachen`, Swedish `drake`, Russian `змей`.
const NAMESAKES: ReadonlySet<string> = new Set(['dragon', 'snake']);
const OF_KITES = languageRule('iu')`${'kiteFlying'}`;

/** Turns animals into kites where the text speaks of flying them, and drops those that are part of the verb. */
export function resolveKites(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const flown = mentions.find((mention) => mention.part === 'action' && mention.tool === 'kite-flying');
  if (!flown && !OF_KITES(language).test(text)) return [...mentions];
  return mentions.flatMap((mention): SceneMention[] => {
    if (mention.part !== 'thing' || !NAMESAKES.has(mention.value)) return [mention];
    const told = flown && mention.start >= flown.start && mention.end <= flown.end;
    return told ? [] : [{ ...mention, value: 'kite' }];
  });
}

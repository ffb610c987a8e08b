import type { Reading } from '../reading/reading.ts';
import type { SceneMention } from './mentions.ts';

// Their words for a kite are those of an animal: German `Drachen`, Swedish `drake`, Russian `змей`.
const NAMESAKES: ReadonlySet<string> = new Set(['dragon', 'snake']);
const OF_KITES =
  /drachen(?:fest|wiese|schnur|steigen|fliegen)|drachen\s(?:\p{L}+\s){0,3}?steigen|(?:fly(?:ger|ver|r)|sætter)\s(?:\p{L}+\s)?drag?k?er?|дракон\p{L}*\sна\sнитке|воздушн\p{L}*\sзме/iu;

/** What flies on a line is a kite; named in the words of the deed itself, it is no thing besides. */
export function meanKites({ text }: Reading, mentions: readonly SceneMention[]): SceneMention[] {
  const flown = mentions.find((mention) => mention.part === 'action' && mention.tool === 'kite-flying');
  if (!flown && !OF_KITES.test(text)) return [...mentions];
  return mentions.flatMap((mention): SceneMention[] => {
    if (mention.part !== 'thing' || !NAMESAKES.has(mention.value)) return [mention];
    const told = flown && mention.start >= flown.start && mention.end <= flown.end;
    return told ? [] : [{ ...mention, value: 'kite' }];
  });
}

import type { RelationKind } from '../../../brief/scene-ask.ts';
import { grammarOf } from '../../../lexicon/grammar.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { PERCH_WORDS } from '../../vocabulary.ts';

const words = createLexicon(PERCH_WORDS, { plurals: true, inflected: true, foreign: false });
// An article and an adjective or two: "on the old brick wall".
const LEADS_IN = /^(?:[\s’']|\p{L}|\p{M}|-){0,26}$/u;
const MOST_WORDS = 3;
const IN_HANDS: ReadonlySet<RelationKind> = new Set(['with', 'holding', 'riding']);
// Things to jump over.
const JUMPED = setOf('jumped-over');
// Always a perch, whatever word precedes it.
const ANYWHERE: ReadonlySet<string> = new Set(['blanket']);
// "The Great Wall" is a landmark, and a "rock band" no stone.
const NAMED = /(?:great|berlin|grande|große|chinesische[nr]?)\s$/u;
const OTHER = /^\s(?:band|bands|concert|music|street|office|art|clock)(?!\p{L})/u;

/** Finds branches, walls and roofs that somebody is on, in, behind or in front of; without a preposition these words mean something else. */
export function findPerches(
  reading: Reading,
  language: string,
  links: readonly Mention<RelationKind>[],
): Mention<string>[] {
  const { folded } = reading;
  return words.find(reading, language).filter(({ value, start, end }) => {
    if (NAMED.test(folded.slice(Math.max(0, start - 14), start)) || OTHER.test(folded.slice(end)))
      return false;
    if (ANYWHERE.has(value)) return true;
    const table = grammarOf(language).postpositions;
    if (table) {
      const rest = reading.text.slice(end, end + 16);
      const link = table.link.exec(rest);
      // A case ending can replace the postposition.
      const own = reading.text.slice(start, end);
      if (table.endings?.some(([ending]) => ending.test(own))) return true;
      return link !== null && Object.keys(table.words).some((word) => rest.startsWith(word, link[0].length));
    }
    const link = links.findLast((one) => one.end <= start && !IN_HANDS.has(one.value));
    // "Balloons over hills": the hills are a place.
    if (link?.value === 'over' && !JUMPED.has(value)) return false;
    const gap = link && reading.text.slice(link.end, start);
    return gap !== undefined && LEADS_IN.test(gap) && gap.trim().split(/\s+/).length <= MOST_WORDS;
  });
}

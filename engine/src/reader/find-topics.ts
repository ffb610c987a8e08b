import type { Topic } from '../brief/design-request.ts';
import { filterValues } from '../lexicon/vocabulary.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { TOPICS } from './vocabulary.ts';

const MAX_TOPICS = 4;
// One lexicon per topic: a word may belong to several ("cloud" is nature and hosting).
const topics = TOPICS.values.map((topic) => ({
  topic,
  lexicon: createLexicon(
    filterValues(TOPICS, (one) => one === topic),
    { plurals: true },
  ),
}));

// The weight of a word on the card against one of the request around it: "a blog banner", "a festival poster".
const ON_CARD = 3;

/** Finds the topics of a text, most frequent first, then in order. Words that are also in `said`, the copy, count more. */
export function findTopics(reading: Reading, language: string, said?: Reading): Topic[] {
  const onCard = new Set(said?.words.map(({ folded }) => folded));
  const spoken = new Set(reading.words.flatMap(({ start, folded }) => (onCard.has(folded) ? [start] : [])));
  const scores = topics.map(({ topic, lexicon }) => {
    const mentions = lexicon.find(reading, language);
    const weights = mentions.map(({ start }) => (spoken.has(start) ? ON_CARD : 1));
    return { topic, count: weights.reduce((sum, weight) => sum + weight, 0), first: mentions[0]?.start ?? 0 };
  });
  return scores
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.first - b.first)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic);
}

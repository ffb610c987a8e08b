import type { Topic } from './brief.ts';
import { createLexicon } from './reading/lexicon.ts';
import type { Reading } from './reading/reading.ts';
import { TOPICS } from './vocabulary/topics.ts';

const MAX_TOPICS = 4;
// One lexicon a topic: a word may belong to several ("coffee" is food, "cloud" is nature and hosting).
const topics = TOPICS.map((entry) => ({
  topic: entry.value,
  lexicon: createLexicon([entry], { plurals: true }),
}));

// A word on the card tells more than one of the request around it: "a blog banner", "a festival poster".
const ON_CARD = 3;

/**
 * Subject areas that a text speaks about, the one named most first; of equals the one named earlier. Words that
 * `said` holds, the words of the card, count more.
 */
export function findTopics(reading: Reading, language: string, said?: Reading): Topic[] {
  const onCard = new Set(said?.words.map(({ folded }) => folded));
  const scores = topics.map(({ topic, lexicon }) => {
    const mentions = lexicon.find(reading, language);
    const weights = mentions.map(({ start }) =>
      onCard.has(reading.words.find((word) => word.start === start)?.folded ?? '') ? ON_CARD : 1,
    );
    return { topic, count: weights.reduce((sum, weight) => sum + weight, 0), first: mentions[0]?.start ?? 0 };
  });
  return scores
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.first - b.first)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic);
}

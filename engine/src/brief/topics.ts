import type { Topic } from './brief.ts';
import { createLexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { TOPICS } from './vocabulary/topics.ts';

const MAX_TOPICS = 4;
// One lexicon a topic: a word may belong to several ("coffee" is food, "cloud" is nature and hosting).
const topics = TOPICS.map((entry) => ({
  topic: entry.value,
  lexicon: createLexicon([entry], { plurals: true }),
}));

/** Subject areas that a text speaks about, the one named most first; of equals the one named earlier. */
export function findTopics(reading: Reading, language: string): Topic[] {
  const scores = topics.map(({ topic, lexicon }) => {
    const mentions = lexicon.find(reading, language);
    return { topic, count: mentions.length, first: mentions[0]?.start ?? 0 };
  });
  return scores
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.first - b.first)
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic);
}

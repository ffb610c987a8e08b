import { describe, expect, test } from 'vitest';
import { findMotifs, motifs } from '../art/motifs.ts';
import type { Topic } from '../brief/design-request.ts';
import { requestCard } from '../design-request/design-request.fixture.ts';
import { createRandom } from '../random.ts';
import { dropMediumTopics } from './card-topics.ts';
import { ABSTRACT, chooseMotif } from './choose-motif.ts';
import { MOTIF_CASES } from './motif-cases.fixture.ts';

/** Names of everything that a case lets stand beside the words. */
function namesOf(drawn: string): string[] {
  return drawn.split(' ').flatMap((word) => {
    if (word === '#none') return [...ABSTRACT];
    // A motif and a drawing may have the same name, and either will do.
    if (motifs.some(({ name }) => name === word)) return [word, `subject:${word}`];
    if (!word.startsWith('#')) return [`subject:${word}`];
    const topic = word.slice(1) as Topic;
    return findMotifs([topic])
      .filter(({ topics }) => topics.includes(topic))
      .map(({ name }) => name);
  });
}

describe('what stands beside the words of a card is what it is about', () => {
  test.each(MOTIF_CASES)('%s', (card, drawn) => {
    const [title = '', ...subtitles] = card.split('\n');
    const blocks = subtitles.map((text) => ({ role: 'subtitle' as const, text }));
    const request = dropMediumTopics(requestCard(title, { blocks }));
    const chosen = Array.from({ length: 8 }, (_, seed) => chooseMotif(request, 'swiss', createRandom(seed)));
    expect(chosen.filter((name) => !namesOf(drawn).includes(name))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { getMotif } from '../art/motifs.ts';
import { createRandom } from '../random.ts';
import { briefOf } from './brief.fixture.ts';
import { chooseMotif, saysOf } from './choose-motif.ts';

const chosen = (brief: ReturnType<typeof briefOf>, look: string): string[] =>
  Array.from({ length: 12 }, (_, seed) => chooseMotif(brief, look, createRandom(seed)));

test('a job of no drawn thing shows people, whatever its trade', () => {
  const job = briefOf({ kind: 'hiring', topics: ['finance'], copy: { title: 'Controller' } });
  const names = chosen(job, 'swiss');
  for (const name of names) {
    expect(getMotif(name).topics).toContain('people');
    expect(saysOf(job, name)).toBe(1);
  }
  expect(names).toContain('team');
});

test('an article about the same trade does not', () => {
  const article = briefOf({ topics: ['finance'], copy: { title: 'Bonds fall' } });
  for (const name of chosen(article, 'swiss')) expect(getMotif(name).topics).toContain('finance');
});

test('a card for a blog is about its title, and not about writing', () => {
  const post = briefOf({ kind: 'article', topics: ['writing', 'finance'], copy: { title: 'Bonds fall' } });
  for (const name of chosen(post, 'swiss')) expect(getMotif(name).topics).toContain('finance');
  const plain = briefOf({ kind: 'article', topics: ['writing'], copy: { title: 'How we cut our costs' } });
  for (const name of chosen(plain, 'swiss')) expect(getMotif(name).topics).toEqual([]);
});

import { expect, test } from 'vitest';
import { getMotif } from '../art/motifs.ts';
import { createRandom } from '../random.ts';
import { chooseMotif, rateMotif } from './choose-motif.ts';
import { requestOf } from './design-request.fixture.ts';

const chosen = (request: ReturnType<typeof requestOf>, look: string): string[] =>
  Array.from({ length: 12 }, (_, seed) => chooseMotif(request, look, createRandom(seed)));

test('a job that no drawing suits shows people', () => {
  const job = requestOf({ kind: 'hiring', copy: { title: 'Generalist' } });
  const names = chosen(job, 'swiss');
  for (const name of names) {
    expect(getMotif(name).topics).toContain('people');
    expect(rateMotif(job, name)).toBe(1);
  }
  expect(names).toContain('team');
});

test('an article about the same trade does not', () => {
  const article = requestOf({ topics: ['finance'], copy: { title: 'Bonds fall' } });
  for (const name of chosen(article, 'swiss')) expect(getMotif(name).topics).toContain('finance');
});

test('a card for a blog is about its title, and not about writing', () => {
  const post = requestOf({ kind: 'article', topics: ['writing', 'finance'], copy: { title: 'Bonds fall' } });
  for (const name of chosen(post, 'swiss')) expect(getMotif(name).topics).toContain('finance');
  const plain = requestOf({ kind: 'article', topics: ['writing'], copy: { title: 'How we cut our costs' } });
  for (const name of chosen(plain, 'swiss')) expect(getMotif(name).topics).not.toContain('writing');
});

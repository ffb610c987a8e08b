import { expect, test } from 'vitest';
import { draws } from '../specs/roles-of.ts';
import { EMPTY_BRIEF } from '../understand/empty-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { listCards, listPictures } from './list-cards.ts';
import { listObjects } from './list-objects.ts';

const BLOCKS = [{ role: 'title' as const, text: 'Your cache is lying' }];
const ask = (text: string, language = 'en', brief: Partial<typeof EMPTY_BRIEF> = {}) =>
  understand({ ...EMPTY_BRIEF, language, kind: 'article', blocks: BLOCKS, picture: { text }, ...brief });

test.each([
  ['en', 'diagonal stripes', 'hatch'],
  ['fr', 'des hexagones', 'hexagons'],
  ['ja', '水玉模様', 'polka'],
  ['en', 'confetti of stars', 'stars'],
])('a shape that is asked for fills a field, in %s: %s', (language, text, pattern) => {
  for (const brief of [{}, { style: ['minimal'] }]) {
    const cards = listCards(ask(text, language, brief));
    expect(cards.length).toBeGreaterThan(0);
    for (const { spec, objects } of cards) {
      expect(draws(spec.region, ['pattern']), spec.name).toBe(true);
      expect(objects).toEqual([pattern]);
    }
  }
});

test.each(['waves, dark blue to teal', 'abstract background for slides, slow waves'])(
  'and the whole of a picture without words: %s',
  (text) => {
    expect(listPictures(ask(text, 'en', { kind: 'picture', blocks: [] }))[0]?.objects).toEqual(['waves']);
  },
);

test('what is said beside the shape of a pattern is of the pattern', () => {
  const text = 'terrazzo pattern. pale pink ground, chips in rust';
  expect(ask(text, 'en', { kind: 'picture', blocks: [] }).illustration).toEqual(['terrazzo']);
});

test.each([
  'a sailboat in high waves',
  'stars over a lake at night',
  'a cat on a striped sofa',
  'a pattern of stars and toucans',
])('a picture of other things is no pattern: %s', (text) => {
  expect(ask(text).illustration).toBeUndefined();
});

test.each([
  ['en', 'a single bare twig', 'twig'],
  ['ja', '歯車のモチーフ', 'gear'],
  ['de', 'ein Zahnrad', 'gear'],
  ['en', 'a cloud with wires', 'cloud'],
])('the first thing of a picture that has a drawing is shown, in %s: %s', (language, text, name) => {
  expect(listObjects(ask(text, language))).toEqual([`subject:${name}`]);
});

test('what somebody says is not what is shown, unless it is asked for', () => {
  const blocks = [{ role: 'quote' as const, text: 'We closed our books in two days.' }];
  const said = { kind: 'testimonial' as const, blocks };
  expect(listObjects(ask('', 'en', { ...said, picture: null }))).toEqual([]);
  expect(listObjects(ask('a key', 'en', said))).toEqual(['subject:key']);
});

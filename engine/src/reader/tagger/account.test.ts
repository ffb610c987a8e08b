import { expect, test } from 'vitest';
import { accountFor, listUnused } from './account.ts';
import { marked } from './marked.fixture.ts';

const unusedOf = (notation: string, options = {}): string[] => {
  const { prompt, marks } = marked(notation);
  const unused = listUnused(prompt, accountFor(prompt, marks, { language: 'en', ...options }));
  for (const { text, start, end } of unused) expect(prompt.slice(start, end)).toBe(text);
  return unused.map(({ text, why }) => `${why}: ${text}`);
};

test('every word is set, described or listed with its reason', () => {
  expect(
    unusedOf(
      '[request:please make a poster for] [title:Jazz Night] at [place:the Blue Note], [wish:dark], [chat:thanks!]',
    ),
  ).toEqual(['request: please make a poster for', 'chatter: at', 'wish: dark', 'chatter: thanks!']);
});

test('the name of what follows joins it', () => {
  expect(unusedOf('[title:Slow software], guest [person:Ada Park]')).toEqual(['chatter: guest']);
  expect(unusedOf('[title:Slow software]. Taught [field:by] [person:Ada Park]')).toEqual([
    'chatter: . Taught',
    'request: by',
  ]);
});

test('words without a mark that name anything, or are many, were not understood', () => {
  expect(unusedOf('[date:12 May], Rose Square, [time:7 pm]')).toEqual(['not_understood: Rose Square']);
  expect(unusedOf('it is and it was and so it will be')).toEqual([
    'not_understood: it is and it was and so it will be',
  ]);
});

test('of a wish, the clauses in which a card finds nothing to follow were not understood', () => {
  expect(unusedOf('[title:Tea] [wish:no blackletter font]')).toEqual(['not_understood: no blackletter font']);
  expect(unusedOf('[title:Tea] [style:minimal, like an enamel sign, no red]')).toEqual([
    'wish: minimal',
    'not_understood: like an enamel sign',
    'wish: no red',
  ]);
  expect(unusedOf('[title:Tea] [style:like an enamel sign]', { wishesRead: true })).toEqual([
    'wish: like an enamel sign',
  ]);
});

test.each([
  ['{"title": "[title:Tea]", "mood": "[chat:city lights]"\n}', 'chatter: city lights'],
  ['{"title": "[title:Tea]", "mood": "[chat:city lights]"}', 'chatter: city lights'],
  ['[title:Tea]\n[chat:to be published]\n---', 'chatter: to be published'],
  ['[title:Tea] [chat:{x: lights}]', 'chatter: {x: lights}'],
])('what closes a frame is no part of the words in it: %s', (notation, words) => {
  expect(unusedOf(notation)).toContain(words);
});

test('behind what was read, words without a mark have no room', () => {
  expect(unusedOf('[title:Tea] and more, for all', { cutAt: 8 })).toEqual([
    'chatter: and',
    'no_room: more, for all',
  ]);
});

test('of a described picture, what nobody marked is part of it', () => {
  expect(unusedOf('[request:draw] a fox at dusk', { isPicture: true })).toEqual(['request: draw']);
});

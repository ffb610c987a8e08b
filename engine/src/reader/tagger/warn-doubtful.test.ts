import { expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { tokenize } from './tokenize.ts';
import { warnDoubtful } from './warn-doubtful.ts';

type Chances = { [mark: string]: number };

/** The doubts about a prompt of these texts: how each was read, the chances of its words, and of going on from the one before. */
function doubt(texts: readonly [mark: string, words: string, chances: Chances, goesOn?: number][]): string[] {
  const prompt = texts.map(([, words]) => words).join(' ');
  let at = 0;
  const read = texts.map(([name, words, chances, goesOn = 0.01]) => {
    const start = at;
    at += words.length + 1;
    return { name, start, end: start + words.length, chances, goesOn };
  });
  const tokens = tokenize(prompt).map(({ start, end }) => {
    const of = read.find((one) => one.start <= start && end <= one.end);
    return {
      start,
      end,
      goesOn: of?.start === start ? (of?.goesOn ?? 0) : 0.99,
      marks: new Map(Object.entries(of?.chances ?? {})),
    };
  });
  return messagesOf(warnDoubtful(prompt, read, tokens, { language: 'en', told: [] }));
}

test('nothing is said of a reading that is likely right', () => {
  expect(
    doubt([
      ['request', 'Poster for', { request: 0.99 }],
      ['title', 'Harvest fair', { title: 0.98 }],
    ]),
  ).toEqual([]);
});

test('nothing is said of a reading that sets what the prompt quotes, and nothing else', () => {
  const doubtful = { title: 0.4, body: 0.3, request: 0.3 };
  const request = ['request', 'A barn at dusk with', { request: 0.5, title: 0.5 }] as const;
  expect(doubt([[...request], ['title', '"Harvest fair"', doubtful]])).toEqual([]);
  expect(doubt([[...request], ['title', 'Harvest fair', doubtful]])).not.toEqual([]);
});

test.each([
  ['evenings', 0],
  ['sessions', 1],
])('a word that may be a remark is doubted at the edge of a text, not within it: %s', (doubtful, doubts) => {
  const prompt = 'live Monday evenings at seven sessions';
  const tokens = tokenize(prompt).map(({ start, end }) => {
    const shown = prompt.slice(start, end) === doubtful ? 0.1 : 0.5;
    return { start, end, goesOn: 0.99, marks: new Map(Object.entries({ note: shown, body: shown - 0.05 })) };
  });
  const read = [{ name: 'note', start: 0, end: prompt.length }];
  const all = messagesOf(warnDoubtful(prompt, read, tokens, { language: 'en', told: [] }));
  expect(all.filter((message) => message.includes(`“${doubtful}”`))).toHaveLength(doubts);
});

test.each<[string, Parameters<typeof doubt>[0], string]>([
  [
    'a title that may go on',
    [
      ['title', 'Talk with Ana', { title: 0.9 }],
      ['person', 'Ruiz on search in large archives', { title: 0.7, person: 0.1 }],
    ],
    '“Talk with Ana” was read as the title, but it may go on with “Ruiz on search in large archives”.',
  ],
  [
    'another title',
    [
      ['title', 'Weekly meeting of all teams', { title: 0.3, body: 0.7 }],
      ['date', 'Monday', { date: 0.6, note: 0.4 }],
      ['subtitle', 'Harvest fair in the old barn', { title: 0.9, subtitle: 0.1 }],
    ],
    '“Weekly meeting of all teams” was read as the title, but the title may be “Harvest fair in the old barn”.',
  ],
  [
    'a title that may be less',
    [
      [
        'title',
        'Harvest fair with a small red tractor and a hundred pumpkins',
        { title: 0.3, picture: 0.6, body: 0.1 },
      ],
    ],
    '“Harvest fair with a small red tractor and a hundred pumpkins” was read as the title, but it may be another text, or the title may be only part of it.',
  ],
  [
    'no title',
    [['body', 'Harvest fair in the old barn behind Marlow', { body: 0.1, title: 0.9 }]],
    'No text was read as the title, but “Harvest fair in the old barn behind Marlow” may be it.',
  ],
  [
    'words that may be an instruction',
    [
      ['title', 'Harvest fair', { title: 0.99 }],
      ['note', 'pumpkins stacked beside tractors', { note: 0.4, picture: 0.6 }],
    ],
    '“pumpkins stacked beside tractors” was read as text for the card, but it may be an instruction or a remark.',
  ],
  [
    'words that may be for the card',
    [
      ['title', 'Harvest fair', { title: 0.99 }],
      ['wish', 'pumpkins stacked beside tractors', { note: 0.7, wish: 0.3 }],
    ],
    '“pumpkins stacked beside tractors” was not read as text for the card, but it may belong there.',
  ],
  [
    'texts that may be one',
    [
      ['item', 'pumpkins sold by farmers', { item: 0.01, body: 0.7, wish: 0.1 }],
      ['place', 'Marlow barn behind Eastgate', { place: 0.01, body: 0.7, wish: 0.1 }, 0.4],
    ],
    '“pumpkins sold by farmers” and “Marlow barn behind Eastgate” were read as two texts, but they may be one.',
  ],
])('%s: the sentence says how it was read, and how else', (_, texts, sentence) => {
  expect(doubt(texts)).toContain(sentence);
});

import { expect, test } from 'vitest';
import { findStated } from '../fields/find-stated.ts';
import { marked } from './marked.fixture.ts';
import { toBlocks } from './to-blocks.ts';
import { writeOut } from './write-out.ts';

/** The texts of a prompt in the notation of marks, with what it states itself. */
function textsOf(notation: string, language = 'en'): string[] {
  const { prompt, marks } = marked(notation);
  const written = writeOut(prompt, marks, { stated: findStated(prompt, language), language });
  return toBlocks(prompt, written).blocks.map(({ role, text }) => `${role}: ${text}`);
}

test.each([
  ['en', 'date: April 16, 2026', 'time: 6:30 PM'],
  ['de', 'date: 16. April 2026', 'time: 18:30'],
  ['ja', 'date: 2026年4月16日', 'time: 18:30'],
])('a day and an hour that were written for programs are those of %s', (language, ...texts) => {
  expect(textsOf('Fair [date:2026-04-16T18:30]', language)).toEqual(texts);
});

test('only what is nothing but such a day is written out', () => {
  expect(textsOf('[title:Notes of 2026-04-16] [date:2026-04-16 to 18]')).toEqual([
    'title: Notes of 2026-04-16',
    'date: 2026-04-16 to 18',
  ]);
});

test('the parts of one value are one text, whichever of them were marked', () => {
  expect(
    textsOf(
      '{"venue": {"name": "[place:Mill]", "city": "[place:Kiel]"}, "start": "[date:2026-04-16T10:00]", "end": "[date:2026-04-16T13:00]"}',
    ),
  ).toEqual(['place: Mill, Kiel', 'date: April 16, 2026', 'time: 10:00 AM – 1:00 PM']);
  expect(textsOf('Title: [title:Indexes]\nTags: [eyebrow:sql], ops')).toEqual([
    'title: Indexes',
    'eyebrow: sql · ops',
  ]);
});

test('a bare number has its unit', () => {
  expect(textsOf('---\ntitle: [title:Hold]\nreading_time: [note:9]\n---')).toEqual([
    'title: Hold',
    'note: 9 min',
  ]);
});

import { expect, test } from 'vitest';
import { findListedBeside } from './listed-beside.ts';
import { parseBrief } from './parse-brief.ts';

test('A list in a sentence of its own is printed beside a quoted title', () => {
  const { copy } = parseBrief('Agenda: 9:00 welcome, 9:30 talks, 11:00 workshops. Header "Team Day"');
  expect(copy).toEqual({
    title: 'Team Day',
    eyebrow: 'Agenda',
    lines: ['9:00 welcome', '9:30 talks', '11:00 workshops'],
  });
});

test('What the picture is to show, and hours, are no list', () => {
  for (const text of ['Background: trees, a river, a house.', '，4月12日 19:30，上海音乐厅，票价80元'])
    expect(findListedBeside(text, 'en')).toBeUndefined();
});

test('A greeting before quoted words stands over them', () => {
  const { copy } = parseBrief('Thank you to all helpers, "Nothing works without you"');
  expect(copy).toEqual({ title: 'Nothing works without you', eyebrow: 'Thank you to all helpers' });
});

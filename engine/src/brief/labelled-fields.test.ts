import { expect, test } from 'vitest';
import { quoteFields } from './labelled-fields.ts';
import { parseBrief } from './parse-brief.ts';

test('A form without a title takes the first field as one', () => {
  expect(parseBrief('what: Jazz Night\nwhen: Friday 9pm\nwhere: Blue Cellar\nentry: 10€').copy).toEqual({
    title: 'Jazz Night',
    date: 'Friday 9pm',
    place: 'Blue Cellar',
    subtitle: 'Entry: 10€',
  });
});

test('A day and an hour in fields of their own stand together', () => {
  const { copy } = parseBrief('event: Rooftop Yoga; date: 3 May; time: 7pm; location: Sky Terrace');
  expect(copy).toMatchObject({ title: 'Rooftop Yoga', date: '3 May, 7pm', place: 'Sky Terrace' });
});

test('One fact alone makes no form', () => {
  const text = 'Jazz Night, where: Blue Cellar';
  expect(quoteFields(text, 'en')).toBe(text);
});

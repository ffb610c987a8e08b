import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { quoteFields } from './labelled-fields.ts';

test('A form without a title takes the first field as one', () => {
  expect(parsePrompt('what: Jazz Night\nwhen: Friday 9pm\nwhere: Blue Cellar\nentry: 10€').copy).toEqual({
    title: 'Jazz Night',
    date: 'Friday 9pm',
    place: 'Blue Cellar',
    subtitle: 'Entry: 10€',
  });
});

test('A day and an hour in fields of their own stand together', () => {
  const { copy } = parsePrompt('event: Rooftop Yoga; date: 3 May; time: 7pm; location: Sky Terrace');
  expect(copy).toMatchObject({ title: 'Rooftop Yoga', date: '3 May, 7pm', place: 'Sky Terrace' });
});

test('One fact alone makes no form', () => {
  const text = 'Jazz Night, where: Blue Cellar';
  expect(quoteFields(text, 'en')).toBe(text);
});

test.each([
  ['title: Slow Mornings, the subtitle reads "a show about doing less"', 'Slow Mornings'],
  ['title: Pane e sale, il sottotitolo: "storie di forni"', 'Pane e sale'],
  ['Titel: Nachtschicht, der Untertitel: "Bäcker erzählen"', 'Nachtschicht'],
])('%s: the article of the next field is none of the title', (prompt, title) => {
  expect(parsePrompt(prompt).copy.title).toBe(title);
});

test('what leads on to the quotation is no name of an event', () => {
  const { copy } = parsePrompt('Tarjeta de cumpleaños que diga "¡Feliz día, abuela!" con colores alegres');
  expect(copy.eyebrow ?? '').not.toContain('diga');
});

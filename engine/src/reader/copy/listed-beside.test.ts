import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { findListedBeside } from './listed-beside.ts';

test('A list in a sentence of its own is printed beside a quoted title', () => {
  const { copy } = parsePrompt('Agenda: 9:00 welcome, 9:30 talks, 11:00 workshops. Header "Team Day"');
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
  const { copy } = parsePrompt('Thank you to all helpers, "Nothing works without you"');
  expect(copy).toEqual({ title: 'Nothing works without you', eyebrow: 'Thank you to all helpers' });
});

test.each([
  [
    'classroom card, title "Fractions", three bullets: read pages 44-48, finish worksheet B, quiz on Friday',
    3,
  ],
  ['Karte "Vor der Reise", drei Punkte: Pass prüfen, Koffer packen, Taxi rufen', 3],
  ['tarjeta "Antes del examen", tres puntos: dormir bien, repasar apuntes, llegar temprano, fondo azul', 3],
  ['carte "Bien démarrer", 3 points : créer un compte, choisir un modèle, publier', 3],
  ['slide "Release checklist", four points: freeze main, tag build, notify support, publish notes', 4],
])('a list that the prompt asks for stands line by line without the words that ask: %s', (prompt, count) => {
  const { copy, warnings } = parsePrompt(prompt);
  expect(copy.lines).toHaveLength(count);
  expect(JSON.stringify(copy)).not.toMatch(/bullets|Punkte|puntos|points/i);
  expect(warnings).toEqual([]);
});

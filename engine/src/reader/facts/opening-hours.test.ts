import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

test('Opening hours are a list of days, signed by the house', () => {
  expect(parsePrompt('opening hours: Mon–Fri 8–18, Sat 9–14, Sunday closed — Bakery Klein').copy).toEqual({
    title: 'Opening hours',
    eyebrow: 'Bakery Klein',
    lines: ['Mon–Fri 8–18', 'Sat 9–14', 'Sunday closed'],
  });
});

test('One day behind the heading is no list', () => {
  expect(parsePrompt('Opening hours: daily 8-18').copy.lines).toBeUndefined();
});

test('A range of hours tells a day whose short name is not known', () => {
  expect(parsePrompt('Openingstijden: ma-vr 9-18, za 10-17 — Boekhandel De Pagina').copy).toMatchObject({
    title: 'Openingstijden',
    lines: ['Ma-vr 9-18', 'Za 10-17'],
  });
});

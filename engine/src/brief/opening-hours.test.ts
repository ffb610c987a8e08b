import { expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

test('Opening hours are a list of days, signed by the house', () => {
  expect(parseBrief('opening hours: Mon–Fri 8–18, Sat 9–14, Sunday closed — Bakery Klein').copy).toEqual({
    title: 'Opening hours',
    eyebrow: 'Bakery Klein',
    lines: ['Mon–Fri 8–18', 'Sat 9–14', 'Sunday closed'],
  });
});

test('One day behind the heading is no list', () => {
  expect(parseBrief('Opening hours: daily 8-18').copy.lines).toBeUndefined();
});

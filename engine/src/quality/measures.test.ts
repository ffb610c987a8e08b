import { expect, test } from 'vitest';
import { requestOf } from '../direction/design-request.fixture.ts';
import type { Composition } from '../layout/composition.ts';
import { type Measures, measure, PERFECT, toScore } from './measures.ts';
import { paint, placeText } from './placed-text.fixture.ts';

const composition: Composition = {
  width: 600,
  height: 300,
  background: '#ffffff',
  art: [],
  images: [],
  texts: [placeText('Hello', { x: 40, y: 40 })],
  subject: { x: 400, y: 100, width: 100, height: 100 },
};
const art = paint(600, 300, () => [255, 255, 255]);
const sneaker = requestOf({
  words: 'a card about sneakers',
  subjects: ['sneaker'],
  copy: { title: 'New sneakers' },
});
const cover = (motif: string, changes: Partial<Composition> = {}): number =>
  measure({ composition: { ...composition, ...changes }, art, request: sneaker, motif, reserve: 2 }).coverage;

test('the named thing covers the prompt, another motif does not', () => {
  expect(cover('subject:sneaker')).toBe(1);
  expect(cover('waves')).toBeLessThan(0.5);
});

test('a picture that was left out says nothing', () => {
  const { subject: _, ...bare } = composition;
  const request = sneaker;
  expect(
    measure({ composition: bare, art, request, motif: 'subject:sneaker', reserve: 2 }).coverage,
  ).toBeLessThan(0.5);
});

test('contrast beyond the needed one counts until it is twice that', () => {
  const at = (reserve: number) =>
    measure({ composition, art, request: sneaker, motif: 'waves', reserve }).contrastReserve;
  expect([at(1), at(1.5), at(4)]).toEqual([0, 0.5, 1]);
});

test('every measure moves the score, and the best card has 1', () => {
  expect(toScore(PERFECT)).toBeCloseTo(1, 10);
  for (const name of Object.keys(PERFECT) as (keyof Measures)[])
    expect(toScore({ ...PERFECT, [name]: 0 })).toBeLessThan(0.97);
});

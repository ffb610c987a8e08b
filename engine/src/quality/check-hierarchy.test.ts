import { expect, test } from 'vitest';
import type { PlacedText } from '../composition.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { checkHierarchy } from './check-hierarchy.ts';
import { placeText } from './placed-text.fixture.ts';

const sized = (text: string, size: number): PlacedText => {
  const placed = placeText(text, { x: 60, y: 60 });
  return { ...placed, fitted: { ...placed.fitted, size } };
};

test('a day that leads is as large as its number, which may stand apart from its sign', () => {
  const request = requestCard('金継ぎ', { blocks: [{ role: 'date', text: '9月14日', lead: true }] });
  const find = (number: number): string[] =>
    checkHierarchy(
      {
        ...{ width: 1200, height: 630, background: '#ffffff', art: [], images: [], family: 'day-field' },
        texts: [sized('金継ぎ', 60), sized('9月', 30), sized('14', number), sized('日', 30)],
      },
      request,
    ).map(({ check }) => check);
  expect(find(200)).toEqual([]);
  expect(find(40)).toEqual(['hierarchy']);
});

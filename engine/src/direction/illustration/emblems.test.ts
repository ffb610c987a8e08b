import { expect, test } from 'vitest';
import { getDrawing } from '../../art/drawings/drawings.ts';
import { MATTERS } from '../../reader/vocabulary.ts';
import { emblemsOf } from './emblems.ts';

test('every matter has a drawing, and names drawings that there are', () => {
  for (const { name: matter } of MATTERS.values) {
    const emblems = emblemsOf(matter);
    expect(emblems.length, `a drawing for ${matter} in data/emblems.tsv`).toBeGreaterThan(0);
    for (const name of emblems) getDrawing(name.slice('subject:'.length));
  }
});

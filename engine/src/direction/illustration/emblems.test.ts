import { expect, test } from 'vitest';
import { getDrawing } from '../../art/drawings/drawings.ts';
import { getMotif } from '../../art/motifs.ts';
import { MATTERS } from '../../reader/vocabulary.ts';
import { emblemsOf } from './emblems.ts';

test('every matter has a drawing, and names drawings and motifs that there are', () => {
  for (const { name: matter } of MATTERS.values) {
    const emblems = emblemsOf(matter);
    expect(
      emblems.some((name) => name.startsWith('subject:')),
      `a drawing for ${matter} in data/emblems.tsv`,
    ).toBe(true);
    for (const name of emblems)
      name.startsWith('subject:') ? getDrawing(name.slice('subject:'.length)) : getMotif(name);
  }
});

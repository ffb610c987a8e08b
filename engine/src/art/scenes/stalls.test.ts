import { expect, test } from 'vitest';
import { svgDocument } from '../svg.ts';
import { assertCleanSvg } from '../testing/clean-svg.ts';
import { listStallActors } from './stalls.ts';

const stalls = listStallActors();

test.each(stalls.map(({ nouns, subject }) => [nouns[0], subject] as const))(
  'a %s takes a colour, and what it sells keeps its own',
  (_noun, subject) => {
    const { natural } = subject;
    if (!natural) throw new Error('a stall has natural colours');
    const art = subject.draw({ ...natural, main: '#123456' }, 'a-');
    expect(art).toContain('#123456');
    expect(art).not.toBe(subject.draw({ ...natural, own: Array.from({ length: 5 }, () => '#654321') }, 'a-'));
    const ids = assertCleanSvg(svgDocument(subject.width, subject.height, art), 400);
    expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
  },
);

test('no two stalls have one name or one noun', () => {
  const nouns = stalls.flatMap((stall) => stall.nouns);
  expect(new Set(nouns).size).toBe(nouns.length);
  expect(new Set(stalls.map(({ subject }) => subject.name)).size).toBe(stalls.length);
});

import { expect, test } from 'vitest';
import { svgDocument } from '../../svg.ts';
import { assertCleanSvg } from '../../testing/clean-svg.ts';
import { listStallActors } from './stalls.ts';

const stalls = listStallActors();

test.each(stalls.map(({ nouns, drawing }) => [nouns[0], drawing] as const))(
  'a %s takes a color, and what it sells keeps its own',
  (_noun, drawing) => {
    const { natural } = drawing;
    if (!natural) throw new Error('a stall has natural colors');
    const art = drawing.draw({ ...natural, main: '#123456' }, 'a-');
    expect(art).toContain('#123456');
    expect(art).not.toBe(
      drawing.draw({ ...natural, fixed: Array.from({ length: 5 }, () => '#654321') }, 'a-'),
    );
    const ids = assertCleanSvg(svgDocument(drawing.width, drawing.height, art), 400);
    expect(ids.every((id) => id.startsWith('a-'))).toBe(true);
  },
);

test('no two stalls have one name or one noun', () => {
  const nouns = stalls.flatMap((stall) => stall.nouns);
  expect(new Set(nouns).size).toBe(nouns.length);
  expect(new Set(stalls.map(({ drawing }) => drawing.name)).size).toBe(stalls.length);
});

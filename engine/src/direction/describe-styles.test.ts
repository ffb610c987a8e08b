import { describe, expect, test } from 'vitest';
import type { Style } from '../brief/brief.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import { briefOf } from './brief.fixture.ts';
import { describeStyles } from './describe-styles.ts';
import { direct } from './direct.ts';

const STYLES: readonly Style[] = [
  'terminal',
  'chalkboard',
  'blueprint',
  'watercolor',
  'ink',
  'brutalist',
  'rainbow',
  'bistro',
  'deco',
];
const asking = (style: Style | 'handmade', words: string, title = 'Open late') => ({
  ...briefOf({ moods: [style], styles: [{ style, words }] }),
  copy: { title },
});

describe('an asked manner', () => {
  test.each(STYLES)('%s is drawn in its own look, and nothing is told', (style) => {
    const brief = asking(style, style);
    for (const proposal of [0, 1, 2]) {
      const { look } = direct(brief, { width: 1200, height: 630, seed: 3, proposal });
      expect(describeStyles(brief, look)).toEqual([]);
    }
  });

  test('that the image is not in is told in its own words', () => {
    expect(describeStyles(asking('chalkboard', 'façon ardoise'), 'editorial').join()).toContain(
      '“façon ardoise”',
    );
    expect(describeStyles(asking('watercolor', 'aquarelle'), 'scene').join()).toContain(
      '“aquarelle” is not possible',
    );
  });

  test('a blackboard that hangs in the room is no manner', () => {
    const room = parseBrief('a blackboard in a classroom with a teacher');
    expect(describeStyles(room, 'scene')).toEqual([]);
    expect(describeStyles(parseBrief('a blackboard drawing of a cat on a sofa'), 'scene')).toHaveLength(1);
  });

  test('by hand is told where no hand has the letters', () => {
    expect(describeStyles(asking('handmade', '手書き風', 'また来てね'), 'handmade').join()).toContain(
      '“手書き風”',
    );
    expect(describeStyles(asking('handmade', 'hand-drawn'), 'handmade')).toEqual([]);
  });

  test('a chart without a share, and a comparison without sides, are told', () => {
    expect(describeStyles(asking('infographic', 'infographic'), 'data')).toHaveLength(1);
    expect(describeStyles(asking('comparison', 'comparing'), 'versus')).toHaveLength(1);
    expect(describeStyles(asking('comparison', 'comparing', 'Tea vs coffee'), 'versus')).toEqual([]);
  });
});

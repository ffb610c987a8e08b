import { describe, expect, test } from 'vitest';
import type { Style } from '../brief/design-request.ts';
import { messagesOf } from '../brief/warning.ts';
import { MOODS, STYLES } from '../reader/signs/sign-words.ts';
import { styles } from '../sheets/styles.ts';
import { requestPicture } from '../understand/design-request.fixture.ts';
import { describeStyles } from './describe-styles.ts';
import { requestOf } from './design-request.fixture.ts';
import { direct } from './direct.ts';
import { listStyles } from './list-styles.ts';

const asking = (style: Style | 'handmade', words: string, title = 'Open late') =>
  requestOf({ title, moods: [style], styles: [{ style, words }] });

describe('an asked manner', () => {
  test.each(STYLES.values)('%s has a style of its own', (value) => {
    expect(styles.filter(({ style }) => style === value)).toHaveLength(1);
  });

  test('of every style has words to ask for it', () => {
    const named = new Set<string>([...STYLES.values, ...MOODS.values]);
    expect(styles.flatMap(({ style }) => style ?? []).filter((style) => !named.has(style))).toEqual([]);
  });

  test.each(STYLES.values)('%s is drawn in its own style, and told what it has not', (style) => {
    const brief = asking(style, style);
    for (const proposal of [0, 1, 2]) {
      const { look } = direct(brief, {
        width: 1200,
        height: 630,
        seed: 3,
        proposal,
        among: listStyles(brief),
      });
      const lacks = styles.find(({ name }) => name === look)?.lacks;
      expect(messagesOf(describeStyles(brief, look))).toEqual(
        lacks === undefined ? [] : [`“${style}” was not followed in all: ${lacks}.`],
      );
    }
  });

  test('is not said to be followed where a card only comes near to it', () => {
    expect(messagesOf(describeStyles(asking('watercolor', 'aquarelle'), 'watercolor')).join()).toContain(
      '“aquarelle” was not followed in all',
    );
  });

  test('that the image is not in is told in its own words', () => {
    expect(messagesOf(describeStyles(asking('chalkboard', 'façon ardoise'), 'editorial')).join()).toContain(
      '“façon ardoise”',
    );
    expect(messagesOf(describeStyles(asking('watercolor', 'aquarelle'), 'scene')).join()).toContain(
      '“aquarelle” was not followed',
    );
  });

  test('a blackboard that hangs in the room is no manner', () => {
    const room = requestPicture('a blackboard in a classroom with a teacher');
    expect(describeStyles(room, 'scene')).toEqual([]);
    const drawn = requestPicture('a cat on a sofa', { style: ['chalkboard'] });
    expect(describeStyles(drawn, 'scene')).toHaveLength(1);
  });

  test('a rainbow in the sky is no manner', () => {
    const sky = requestPicture('a unicorn and a rainbow over a meadow');
    const styles = [{ style: 'rainbow' as const, words: 'rainbow' }];
    expect(describeStyles({ ...sky, styles }, 'scene')).toEqual([]);
    const meadow = requestPicture('a unicorn in a meadow');
    expect(describeStyles({ ...meadow, styles }, 'scene')).toHaveLength(1);
  });
});

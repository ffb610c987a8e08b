import { describe, expect, test } from 'vitest';
import { GOODS } from '../../brief/vocabulary/nouns-goods.ts';
import { KIT } from '../../brief/vocabulary/nouns-kit.ts';
import { findActor } from './actors.ts';

const rows = `${KIT}${GOODS}`
  .trim()
  .split('\n')
  .filter((row) => row !== '');

describe('the words of what is drawn', () => {
  test.each(rows.map((row) => [row.split(',')[0]?.split('|')[0] ?? '', row]))(
    '%s has a drawing that stands in pictures, and thirteen columns',
    (noun, row) => {
      expect(findActor(noun)?.nouns).toContain(noun);
      expect(row.split('|')).toHaveLength(13);
    },
  );

  test('no word of one language names two of them', () => {
    for (let column = 0; column < 13; column++) {
      const words = rows
        .flatMap((row) => row.split('|')[column]?.split(', ') ?? [])
        .filter((word) => word !== '');
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });
});

describe('the drawing of a kind', () => {
  test('is of the young where the young are asked for, and never else', () => {
    expect(findActor('dog', 'sitting', undefined, { young: true })?.subject.name).toBe('dog-young-sitting');
    expect(findActor('dog', 'sitting')?.young).toBeUndefined();
    expect(findActor('giraffe', undefined, undefined, { young: true })?.subject.name).toBe('giraffe');
  });

  test('is of the breed that is asked for, and never else', () => {
    expect(findActor('dog', 'sitting', undefined, { breed: 'husky' })?.subject.name).toBe(
      'dog-husky-sitting',
    );
    expect(findActor('dog')?.breed).toBeUndefined();
  });

  test.each(['lying', 'running'] as const)('has the colours of its breed %s, too', (posture) => {
    const husky = findActor('dog', 'standing', undefined, { breed: 'husky' });
    const other = findActor('dog', posture, undefined, { breed: 'husky' });
    expect(other?.posture).toBe(posture);
    expect(other?.subject.natural).toEqual(husky?.subject.natural);
  });
});

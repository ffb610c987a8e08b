import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import { actors, findActor } from './actors.ts';

// A noun that no drawing shows is best left out of the lexicon; those that are in it all the same are listed by name.
const WITHOUT_DRAWING = new URL('../../../../data/nouns-without-drawing.txt', import.meta.url);

test('every noun has a drawing that can stand in a picture, except those listed in data', () => {
  const listed = readFileSync(WITHOUT_DRAWING, 'utf8').trim().split('\n');
  const missing = readConcepts('nouns')
    .filter(({ id, being }) => (being === 'thing' || being === 'animal') && !findActor(id))
    .map(({ id }) => id);
  expect(missing.filter((noun) => !listed.includes(noun))).toEqual([]);
  // A noun that has a drawing by now, or that the lexicon no longer has, leaves the list.
  expect(listed.filter((noun) => !missing.includes(noun))).toEqual([]);
});

// One drawing for a thing and for who is on it.
const OTHER_THAN_CONCEPT: ReadonlySet<string> = new Set(['noto-parachute: paraglider is a person']);

test('what a drawing shows is what the concepts of its nouns are', () => {
  const concepts = new Map(
    ['nouns', 'people', 'picture-things', 'single-signs']
      .flatMap((table) => readConcepts(table))
      .map(({ id, noun = id, being }) => [noun, being === 'scene' ? 'thing' : being]),
  );
  const differing = actors.flatMap(({ drawing, nouns, being }) =>
    nouns
      .filter((noun) => concepts.has(noun) && concepts.get(noun) !== being)
      .map((noun) => `${drawing.name}: ${noun} is a ${concepts.get(noun)}`),
  );
  expect(new Set(differing)).toEqual(OTHER_THAN_CONCEPT);
});

describe('the drawing of a kind', () => {
  test('is of the young where the young are asked for, and never else', () => {
    expect(findActor('dog', 'sitting', undefined, { young: true })?.drawing.name).toBe('dog-young-sitting');
    expect(findActor('dog', 'sitting')?.young).toBeUndefined();
    expect(findActor('giraffe', undefined, undefined, { young: true })?.drawing.name).toBe('giraffe');
  });

  test('is of the breed that is asked for, and never else', () => {
    expect(findActor('dog', 'sitting', undefined, { breed: 'husky' })?.drawing.name).toBe(
      'dog-husky-sitting',
    );
    expect(findActor('dog')?.breed).toBeUndefined();
  });

  test.each(['lying', 'running'] as const)('has the colors of its breed %s, too', (posture) => {
    const husky = findActor('dog', 'standing', undefined, { breed: 'husky' });
    const other = findActor('dog', posture, undefined, { breed: 'husky' });
    expect(other?.posture).toBe(posture);
    expect(other?.drawing.natural).toEqual(husky?.drawing.natural);
  });
});

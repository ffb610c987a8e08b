import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../../brief/warning.ts';
import { describeScene } from '../../../direction/describe-scene.ts';
import { planScene } from '../../../stage/plan/plan-scene.ts';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const peopleIn = (prompt: string): number =>
  (planScene(requestPicture(prompt)).plan?.cast ?? [])
    .filter(({ actor }) => actor.hip !== undefined)
    .reduce((sum, { count }) => sum + count, 0);
const told = (prompt: string): string => messagesOf(describeScene(requestPicture(prompt), true)).join();

describe('a place that is full of people', () => {
  test.each([
    'a busy street market with fruit stalls',
    'a crowded beach in summer',
    'una plaza llena de gente',
    'ein belebter Bahnhof',
    'une rue bondée la nuit',
    'un mercato affollato',
  ])('has them, and nothing is told: %s', (prompt) => {
    expect(peopleIn(prompt)).toBeGreaterThan(2);
    expect(told(prompt)).toBe('');
  });

  test.each(['a bustling harbor with boats', 'a busy lake'])(
    'where nobody can stand it is told once: %s',
    (prompt) => {
      expect(peopleIn(prompt)).toBe(0);
      expect(told(prompt).match(/bus(?:tling|y)/g)).toHaveLength(1);
    },
  );

  test.each(['a busy bee in a garden', 'a quiet street market', 'a street at night'])(
    'no other word brings people: %s',
    (prompt) => {
      expect(peopleIn(prompt)).toBe(0);
    },
  );
});

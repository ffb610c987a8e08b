import { expect, test } from 'vitest';
import { objectBleed } from '../specs/prompts/pictures/object-bleed.ts';
import { objectSide } from '../specs/prompts/pictures/object-side.ts';
import { draws } from '../specs/roles-of.ts';
import { fitSpecToObject } from './fit-spec-to-object.ts';

test('what is listened to sends out waves on its field, and nothing else does', () => {
  const hasBackdrop = (spec: typeof objectSide, heard: boolean): boolean =>
    draws(fitSpecToObject(spec, { object: undefined, motif: 'subject:microphone', heard }).region, [
      'pattern',
    ]);
  expect([hasBackdrop(objectSide, true), hasBackdrop(objectSide, false)]).toEqual([true, false]);
  expect(hasBackdrop(objectBleed, true)).toBe(false);
});

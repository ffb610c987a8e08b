import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { grotesk } from '../../sheets/faces/grotesk.ts';
import { bauhaus } from '../../sheets/styles/period/bauhaus.ts';
import { requestOf } from '../design-request.fixture.ts';
import { chooseRegister, objectOf } from './choose-register.ts';

const wearer = { style: grotesk, branded: false, random: createRandom(1) };

test('a style that takes shaded objects has one, and another the drawing of the same thing', () => {
  expect(chooseRegister('subject:croissant', requestOf(), wearer)).toBe('object:croissant');
  expect(chooseRegister('subject:croissant', requestOf(), { ...wearer, style: bauhaus })).toBe(
    'subject:croissant',
  );
});

test('what only one register has is taken from that', () => {
  expect(chooseRegister('subject:lighthouse', requestOf(), wearer)).toBe('subject:lighthouse');
  expect(chooseRegister('subject:waffle', requestOf(), { ...wearer, style: bauhaus })).toBe('object:waffle');
  expect(chooseRegister('waves', requestOf(), wearer)).toBe('waves');
});

test('a color that is asked for, or that is a brand’s, is that of a drawing', () => {
  const red = requestOf({ colors: ['#cc0000'] });
  expect(chooseRegister('subject:bicycle', red, wearer)).toBe('subject:bicycle');
  expect(chooseRegister('subject:bicycle', requestOf(), { ...wearer, branded: true })).toBe(
    'subject:bicycle',
  );
});

test('a motif names its object', () => {
  expect(objectOf('object:croissant')?.name).toBe('croissant');
  expect(objectOf('subject:croissant')).toBeUndefined();
});

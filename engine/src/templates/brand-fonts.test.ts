import { expect, test } from 'vitest';
import { toBrandFont } from './brand-fonts.ts';
import { ogBrand } from './cards/og-brand.ts';
import { parseTemplateParameters } from './parse-parameters.ts';

test.each([
  [{}, { family: 'Inter', weight: 750, letterSpacing: -0.032 }],
  [{ font: 'serif' }, { family: 'Newsreader', weight: 600, letterSpacing: -0.022 }],
  [
    { font: 'serif', fontFamily: 'Manrope' },
    { family: 'Manrope', weight: 700, letterSpacing: -0.03 },
  ],
  [{ fontFamily: 'Fraunces' }, { family: 'Fraunces', weight: 700, letterSpacing: -0.01 }],
  [
    { font: 'system', fontWeight: '300', tracking: '-20' },
    { family: 'Inter', weight: 300, letterSpacing: -0.02 },
  ],
  [
    { font: 'arial', fontWeight: '900' },
    { family: 'Arimo', weight: 700, letterSpacing: -0.022 },
  ],
  [
    { fontFamily: 'Instrument Serif', fontWeight: '700' },
    { family: 'Instrument Serif', weight: 400, letterSpacing: -0.01 },
  ],
  [{ tracking: '0' }, { family: 'Inter', weight: 750, letterSpacing: 0 }],
])('%j is set as %j', (values, font) => {
  expect(toBrandFont(values)).toEqual(font);
});

test.each([
  ['fontFamily', 'Comic Sans MS', 'must be one of Inter,'],
  ['fontFamily', 'Noto Sans Thai', 'must be one of Inter,'],
  ['fontWeight', '90', 'from 100 to 900'],
  ['tracking', '-101', 'from -100 to 300'],
  ['tracking', '-0', 'a whole number'],
  ['textTransform', 'capitalize', 'none, uppercase'],
])('%s %s is refused', (name, value, message) => {
  expect(() => parseTemplateParameters(ogBrand, new Map([[name, value]]))).toThrow(message);
});

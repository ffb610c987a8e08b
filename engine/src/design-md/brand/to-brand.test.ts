import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { toBrand } from './to-brand.ts';

const brandOf = (yaml: string, refuseLogo?: () => string) =>
  toBrand(readDesignDocument(`---\n${yaml}\n---\n`), refuseLogo);

test('colours, family, logo and words of a document', () => {
  const yaml = [
    'name: Acme',
    'tagline: Rockets for all',
    'logo: https://acme.example/logo.svg',
    'colors:',
    '  background: "#000"',
    '  foreground: rgba(255, 255, 255, 0.5)',
    '  primary: "#ff5533"',
    'typography:',
    '  heading:',
    '    fontFamily: "Sohne, Space Grotesk, sans-serif"',
  ].join('\n');
  expect(brandOf(yaml)).toMatchObject({
    brand: {
      colors: { bg: '#000000', fg: '#808080', accent: '#ff5533' },
      card: { bg: '#000', fg: 'rgba(255, 255, 255, 0.5)', accent: '#ff5533', font: 'system' },
      family: 'Space Grotesk',
      name: 'Acme',
      tagline: 'Rockets for all',
    },
    logo: 'https://acme.example/logo.svg',
  });
});

describe('the family that pictures are set in', () => {
  const familyOf = (stack: string) =>
    brandOf(`typography:\n  heading:\n    fontFamily: ${JSON.stringify(stack)}`).brand.family;
  test.each([
    ['Playfair Display, Georgia, serif', 'Playfair Display'],
    ['"Fraunces Variable", serif', 'Fraunces'],
    ['Recoleta, Georgia, serif', 'Newsreader'],
    ['Berkeley Mono, monospace', 'JetBrains Mono'],
    ['Helvetica Neue', 'Arimo'],
    ['-apple-system, sans-serif', 'Inter'],
    ['Linear Display', 'Inter'],
  ])('%s: %s', (stack, family) => {
    expect(familyOf(stack)).toBe(family);
  });

  test('is left to the look where none is named', () => {
    expect(brandOf('name: Acme').brand.family).toBeUndefined();
  });
});

test.each([
  ['Acme', 'Acme'],
  ['Linear-design-analysis', undefined],
  ['Acme Design System', undefined],
  ['Stripi-Inspired', undefined],
  ['A name that goes on and on until nobody reads it', undefined],
])('the name %s is taken as %s', (name, taken) => {
  expect(brandOf(`name: ${name}`).brand.name).toBe(taken);
});

test('a refused logo is told', () => {
  const { logo, notes } = brandOf('logo: https://acme.example/x.png', () => 'must be on an allowed host');
  expect([logo, notes]).toEqual([undefined, ['`logo` must be on an allowed host; it was left out.']]);
});

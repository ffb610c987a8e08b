import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { toBrand } from './to-brand.ts';

const brandOf = (yaml: string, refuseLogo?: () => string) =>
  toBrand(readDesignDocument(`---\n${yaml}\n---\n`), refuseLogo);

test('colors, family, logo and words of a document', () => {
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

test('a tone is the first one that cards know; of others they say so', () => {
  expect(brandOf('tone: Warm, Elegant and bold').brand.tone).toBe('elegant');
  const { brand, notes } = brandOf('tone: sleepy');
  expect([brand.tone, notes.join()]).toEqual([
    undefined,
    expect.stringContaining('`tone` sleepy is none that cards know'),
  ]);
});

describe('the family that pictures are set in', () => {
  const familyOf = (stack: string) =>
    brandOf(`typography:\n  heading:\n    fontFamily: ${JSON.stringify(stack)}`).brand.family;
  test.each([
    ['Playfair Display, Georgia, serif', 'Playfair Display'],
    ['Tiempos, Georgia, serif', 'Newsreader'],
    ['"Airbnb Cereal VF", Circular, system-ui', 'DM Sans'],
    ['din-round, sans-serif', 'Nunito'],
    ['Berkeley Mono, monospace', 'JetBrains Mono'],
    ['Helvetica Neue', 'Inter'],
  ])('%s: %s', (stack, family) => {
    expect(familyOf(stack)).toBe(family);
  });

  test('is left to the look where none is named', () => {
    expect(brandOf('name: Acme').brand.family).toBeUndefined();
  });
});

test.each([
  ['Acme', 'Acme'],
  ['Linear-design-analysis', 'Linear'],
  ['Acme Design System', 'Acme'],
  ['The Acme Times', 'The Acme Times'],
  ['Design System of the Acme Trust', 'Acme Trust'],
  ['Design System Inspired by Acme', undefined],
  ['A name that goes on and on until nobody reads it', undefined],
])('the name %s is taken as %s', (name, taken) => {
  expect(brandOf(`name: ${name}`).brand.name).toBe(taken);
});

test('the name of the brand goes before that of the document', () => {
  expect(brandOf('name: acme-web\nbrand:\n  name: Acme Web').brand.name).toBe('Acme Web');
});

test('a refused logo is told', () => {
  const { logo, notes } = brandOf('logo: https://acme.example/x.png', () => 'must be on an allowed host');
  expect([logo, notes]).toEqual([undefined, ['`logo` must be on an allowed host; it was left out.']]);
});

test('the first heading names the brand where no token does', () => {
  const nameOf = (text: string) => toBrand(readDesignDocument(text)).brand.name;
  expect(nameOf('# DESIGN.md — こむぎ (komugi.example)\n')).toBe('こむぎ');
  expect(nameOf('# How acme.example is designed\n')).toBeUndefined();
  expect(nameOf('# Design System for the Bank of the West\n')).toBe('Bank of the West');
  expect(nameOf('# Acme Pottery: how we look\n')).toBe('Acme Pottery');
  expect(nameOf('# Manual de marca — Peña Ñandú\n')).toBe('Peña Ñandú');
  expect(nameOf('# Gestaltungsleitfaden der Bücherei Werderau\n')).toBe('Bücherei Werderau');
  expect(nameOf("# Charte graphique de L'Atelier Bas\n")).toBe("L'Atelier Bas");
  expect(nameOf('# UI kit\n\nBrand name: Plink. It is for headers.\n')).toBe('Plink');
  expect(nameOf('# Maji na Nyati Conservancy\n')).toBe('Maji na Nyati Conservancy');
  expect(nameOf('# Visual Identity Standard\n\n**Organization:** Acme Water\n')).toBe('Acme Water');
  expect(nameOf('---\nname: Acme\n# Comment\n---\n# Other\n')).toBe('Acme');
  expect(nameOf('---\n# Comment\ncolors: {}\n---\ntext\n')).toBeUndefined();
});

test('the hue that people know the brand by is worn by pictures where the accent is a grey', () => {
  const yaml = 'colors:\n  canvas: "#ffffff"\n  primary: "#1c1c1e"\n  brand-yellow: "#e5b800"';
  expect(brandOf(yaml).brand).toMatchObject({ colors: { accent: '#e5b800' }, card: { accent: '#e5b800' } });
});

test.each([
  ['  accent: "#1473e6"\n  brand: "#fa0f00"', '#fa0f00'],
  ['  primary: "#1c1c1e"\n  brand-yellow: "#ffd02f"\n  brand-blue: "#4262ff"', '#ffd02f'],
  ['  primary: "#0a0a0a"\n  brand-warn: "#c37d0d"\n  brand-green: "#00d4a4"', '#00d4a4'],
  ['  text: "#0f1419"\n  brand-blue: "#1d9bf0"', '#1d9bf0'],
  ['  primary: "#000000"\n  accent-pink: "#ff3d8b"\n  accent-blue: "#0d99ff"', '#000000'],
  ['  accent: "#ff5a00"\n  brand-blue: "#0a2540"', '#ff5a00'],
])('of the colors %j, pictures wear %s', (lines, accent) => {
  expect(brandOf(`colors:\n${lines}`).brand.colors.accent).toBe(accent);
});

test.each([
  ['#191c1f', '#ffffff'],
  ['#f4f4f4', '#0a0a0a'],
])('of a light and a dark canvas, pictures take the one that the text %s is for', (ink, bg) => {
  const yaml = `colors:\n  ink: "${ink}"\n  canvas-light: "#ffffff"\n  canvas-dark: "#0a0a0a"`;
  expect(brandOf(yaml).brand).toMatchObject({ colors: { bg }, card: { bg } });
});

test('a hue that is the ground is worn where no accent is declared', () => {
  const lines = '  background: "#ff6a13"\n  foreground: "#111111"';
  expect(brandOf(`colors:\n${lines}`).brand.colors.accent).toBe('#ff6a13');
  expect(brandOf(`colors:\n${lines.replace('ff6a13', 'faf9f5')}`).brand.colors.accent).toBeUndefined();
});

test('a lone ground that the text cannot be read on is none', () => {
  const yaml = 'colors:\n  ink: "#191c1f"\n  canvas-light: "#333333"';
  expect(brandOf(yaml).brand.colors.bg).toBeUndefined();
});

test.each([
  ['fontWeight: 300\n    letterSpacing: -0.02em', { weight: 300, letterSpacing: -0.02 }],
  ['fontSize: 50px\n    fontWeight: light\n    letterSpacing: -1px', { weight: 300, letterSpacing: -0.02 }],
  ['weight: 480\n    tracking: normal', { weight: 480 }],
  [
    'fontWeight: 700\n    letterSpacing: 0.08em\n    textTransform: uppercase',
    { weight: 700, letterSpacing: 0.08, isUppercase: true },
  ],
  ['fontWeight: 700\n    letterSpacing: 0.08em', { weight: 700, letterSpacing: 0 }],
  ['fontWeight: 5000', undefined],
  ['letterSpacing: 1px', undefined],
])('headings set in %j', (yaml, heading) => {
  expect(brandOf(`typography:\n  heading:\n    ${yaml}`).brand.heading).toEqual(heading);
});

test.each([
  ['- No illustrations.', true],
  ["- **Don't use illustrations** or mascots", true],
  ['Never use illustrations, photographs only.', true],
  ['- No illustrations of people', undefined],
  ['Illustrations are welcome', undefined],
  ['```\nno illustrations\n```', undefined],
])('the rule %s', (line, isPlain) => {
  expect(toBrand(readDesignDocument(`---\nname: Acme\n---\n## Imagery\n${line}\n`)).brand.isPlain).toBe(
    isPlain,
  );
});

test('the rule among tokens', () => {
  expect(brandOf('imagery:\n  illustrations: none').brand.isPlain).toBe(true);
});

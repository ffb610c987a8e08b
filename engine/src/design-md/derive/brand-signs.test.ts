import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { findSigns } from './brand-signs.ts';
import { createTokenIndex } from './token-index.ts';

const signsOf = (yaml: string, text = '', accent = '#1434cb') => {
  const document = readDesignDocument(`---\n${yaml}\n---\n${text}`);
  return findSigns(createTokenIndex(document.tokens), document, { accent, bg: '#ffffff', fg: '#000000' });
};
const colors = (entries: Record<string, string>) =>
  ['colors:', ...Object.entries(entries).map(([name, value]) => `  ${name}: "${value}"`)].join('\n');

describe('second colors', () => {
  const secondsOf = (entries: Record<string, string>) => signsOf(colors(entries)).seconds;

  test("are those that the document calls its brand's, of another hue", () => {
    expect(secondsOf({ 'brand-yellow': '#fcc015', link: '#009cde' })).toEqual(['#fcc015']);
    expect(secondsOf({ secondary: '#fcc015' })).toEqual(['#fcc015']);
  });

  test.each(['brand-hover', 'brand-deep', 'brand-soft', 'brand-error', 'accent-yellow'])(
    '%s is none',
    (name) => {
      expect(secondsOf({ [name]: '#fcc015' })).toEqual([]);
    },
  );

  test('tones of the accent, greys and the ground are none', () => {
    expect(secondsOf({ 'brand-a': '#2040d8', 'brand-b': '#808080', 'brand-c': '#ffffff' })).toEqual([]);
  });

  test('of a whole palette none is', () => {
    expect(secondsOf({ 'brand-a': '#fcc015', 'brand-b': '#00a35c', 'brand-c': '#d20000' })).toEqual([]);
  });

  test('are singled out by tokens where no name says so', () => {
    expect(secondsOf({ yellow: '#ffdb00', 'grey-100': '#f5f5f5', green: '#0a8a00' })).toEqual(['#ffdb00']);
    expect(secondsOf({ secondary: '#fcc015', orange: '#ff0000' })).toEqual(['#fcc015']);
  });

  test('are told by the sections of a document in prose', () => {
    const text =
      '## Colors\n### Primary\n- **Red** (`#eb001b`): the left circle\n- **Yellow** (`#f79e1b`): the right\n';
    expect(signsOf('name: x', text, '#eb001b').seconds).toEqual(['#f79e1b']);
    expect(signsOf('name: x', text.replace('Primary', 'Semantic'), '#eb001b').seconds).toEqual([]);
  });
});

test('what words on the accent are set in, and hairlines', () => {
  expect(signsOf(colors({ 'on-brand': '#fff', hairline: '#e0e0e0' }))).toMatchObject({
    onAccent: '#ffffff',
    line: '#e0e0e0',
  });
  expect(signsOf(colors({ border: 'rgba(0, 0, 0, 0.1)' })).line).toBeUndefined();
});

test('a gradient of the brand, if all of it is colors', () => {
  const stops = 'linear-gradient(135deg, #fc6d26 0%, #e24329 50%, #6e49cb 100%)';
  expect(signsOf(colors({ 'brand-gradient': stops })).gradient).toEqual(['#fc6d26', '#e24329', '#6e49cb']);
  expect(signsOf(colors({ 'scrim-top': stops })).gradient).toBeUndefined();
  expect(
    signsOf(colors({ 'hero-gradient': 'linear-gradient(transparent, #000000)' })).gradient,
  ).toBeUndefined();
});

test('labels in a monospaced face', () => {
  expect(signsOf('typography:\n  label:\n    fontFamily: JetBrains Mono, monospace').isMono).toBe(true);
  expect(signsOf('typography:\n  code:\n    fontFamily: JetBrains Mono, monospace').isMono).toBeUndefined();
});

test.each([
  ['Blue {colors.primary} marks what can be pressed and nothing else.', true],
  ['{colors.primary} is never a ground.', true],
  ['{colors.primary} is on every wall, and {colors.ink} never a ground.', undefined],
])('an accent of which a sentence says "%s"', (sentence, isScarce) => {
  const yaml = colors({ primary: '#1434cb', ink: '#000000' });
  expect(signsOf(yaml, `\n## Colors\n\n${sentence} Dark grounds are rare.\n`).isScarce).toBe(isScarce);
});

test.each([
  ['Used scarcely, for primary actions', true],
  ['for buttons, never decorative', true],
  ['the brand itself, on every wall', undefined],
])('an accent that is said to be "%s"', (says, isScarce) => {
  const text = `## Colors\n### Brand\n- **Blue** (\`#1434cb\`): ${says}\n`;
  expect(signsOf('name: x', text).isScarce).toBe(isScarce);
});

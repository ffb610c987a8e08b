import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const read = (text: string): Record<string, string> =>
  deriveParameters(readDesignDocument(text), { withSign: true }).params;

describe('colors', () => {
  test.each([
    [
      'of a table with a column for each scheme',
      '## Colours\n| Role | Day | Night |\n|--|--|--|\n| Background | #fff8ee | #14110d |\n| Text | #221c14 | #f3eadc |\n',
      { bg: '#fff8ee', fg: '#221c14' },
    ],
    [
      'that a table calls by their tokens',
      '---\npalette:\n  fir: "#12372a"\n  milk: "#fbfada"\n  rust: "#b4431f"\n---\n| Role | Token |\n|--|--|\n| Background | fir |\n| Text | milk |\n| Accent | rust |\n',
      { bg: '#12372a', fg: '#fbfada', accent: '#b4431f' },
    ],
    [
      'without their sign, under a line that heads a list',
      'Main palette\n  - Slate   HEX 2C3E50 — background\n  - Cloud   HEX F0F3F5 — text\nAccent\n  - Glint   HEX 7B4DFF — small marks\n',
      { bg: '#2C3E50', fg: '#F0F3F5', accent: '#7B4DFF' },
    ],
    [
      'of variables of a style sheet',
      '```css\n:root { --kl-bg: #ffffff; --kl-ink: #16112b; --kl-accent: #c2185b }\n@media (prefers-color-scheme: dark) { :root { --kl-bg: #000000; } }\n.button { --bg: #00ff00; }\n```\n',
      { bg: '#ffffff', fg: '#16112b', accent: '#c2185b' },
    ],
    [
      'of headings for the title, and of text for the rest',
      '## Farben\n- **Grund**: Leinen `#f7f2e8`\n- **Überschriften**: Tanne `#1f3a2d`\n- **Text**: Graphit `#3c3f3b`\n',
      { bg: '#f7f2e8', fg: '#1f3a2d', muted: '#3c3f3b' },
    ],
    [
      'behind their roles and dashes, or before roles in brackets',
      '## Palette\n- Background — Parchment #fbf5e6\n- Accent – Russet #b5532a\n- Deep water: #0b2a3c (text, headings)\n',
      { bg: '#fbf5e6', fg: '#0b2a3c', accent: '#b5532a' },
    ],
    [
      'in sentences, of which one keeps the accent off areas',
      'The ground is lilac, #eceaf0. Headings are in slate, #2f2b40. Text is #45415a. The family colour is heather, #7d6b91.\n\nThere is an accent, a gold, #c9a45c. It is a hairline. It is never a box.\n',
      {
        bg: '#eceaf0',
        fg: '#2f2b40',
        muted: '#45415a',
        accent: '#c9a45c',
        accentUse: 'line',
      },
    ],
  ])('%s', (_, text, params) => {
    expect(read(`${text.startsWith('---') ? '' : '# Acme\n\n'}${text}`)).toMatchObject(params);
  });

  test('no grey is a primary color, and none is alone', () => {
    for (const colors of ['primary: "#1c1c1e"\n  accent: "#c00000"', 'primary: "#c00000"'])
      expect(read(`---\ncolors:\n  background: "#ffffff"\n  ${colors}\n---\n`)).not.toHaveProperty('primary');
  });
});

test.each([
  ['Headings in **Fraunces** 600. Text in **Inter** 400.', 'Fraunces', '600'],
  ['Überschriften stehen in Manrope Medium.', 'Manrope', '500'],
  ['- Headlines: Junicode if embedded, otherwise Playfair Display Medium', 'Playfair Display', '500'],
  ['- 見出し: 游明朝体', 'Newsreader', undefined],
  ['Titles sound like the first line of a story.', undefined, undefined],
])('the face of "%s"', (text, fontFamily, fontWeight) => {
  const params = read(`# Acme\n\n## Typography\n\n${text}\n`);
  expect([params.fontFamily, params.fontWeight]).toEqual([fontFamily, fontWeight]);
});

test.each([
  ['*Soap, patience.*\n\nWe make soap.', 'Soap, patience.'],
  ['"Every animal. Even that one."', 'Every animal. Even that one.'],
  ['An app for writing. *One voice at a time.*', 'One voice at a time.'],
  ['*Version 3, March 2025*', undefined],
  ['We call it *paper*.', undefined],
])('the tagline of "%s"', (text, tagline) => {
  expect(read(`# Acme\n\n${text}\n`).tagline).toBe(tagline);
});

test.each([
  ['name: Acme', '# Design notes\n', 'Acme'],
  ['version: alpha', '# Halden design notes\n', 'Halden'],
])('a name: %s, %s', (yaml, text, name) => {
  expect(read(`---\n${yaml}\n---\n${text}`).name).toBe(name);
});

describe('the card of a brand', () => {
  const YAML =
    '---\ncolors:\n  background: "#ffffff"\n  primary: "#0b7285"\n  accent: "#f4a259"\n---\n# Acme\n\n';

  test('wears its main color small, unless a sentence gives that areas', () => {
    const { accent, primary, accentUse } = read(YAML);
    expect([accent, primary, accentUse]).toEqual(['#0b7285', undefined, 'sparing']);
    expect(read(`${YAML}Primary fills large flat areas.\n`).primary).toBe('#0b7285');
  });

  test('has a line for a color in which its name could not be read', () => {
    expect(read('---\ncolors:\n  background: "#ffffff"\n  accent: "#ffe066"\n---\n').accentUse).toBe('line');
  });

  test('has the first hue of a palette without an accent, and no quiet text that is not its own', () => {
    const { accent, muted } = read(
      '---\ncolors:\n  bg: "#fff"\n  fg: "#111"\n  line: "#ddd"\n  mint: "#00b37a"\n---\n',
    );
    expect([accent, muted]).toEqual(['#00b37a', '#111']);
  });

  test.each([
    [
      'Titles are in Canela. Everything else is in Circular.',
      { fontFamily: 'Playfair Display', textFamily: 'DM Sans' },
    ],
    [
      '- Headings: Cooper BT\n- Body: IBM Plex Sans',
      { fontFamily: 'Fraunces', fontCut: 'soft', textFamily: 'IBM Plex Sans' },
    ],
    [
      '**Druk Wide** for headlines. Uppercase, tight.',
      { fontFamily: 'Unbounded', textTransform: 'uppercase' },
    ],
    ['Inter Regular and Medium. No Bold.', { fontWeight: '500' }],
    ['Titles are never bold.', { fontWeight: '400' }],
    ['Manrope throughout. ExtraBold (800) in headings, Regular in text.', { fontWeight: '800' }],
    ['Titles are centered.', { align: 'center' }],
  ])('sets what "%s" says', (text, params) => {
    expect(read(`# Acme\n\n## Type\n\n${text}\n`)).toMatchObject(params);
  });

  test('is not in capitals that end a list of what is forbidden', () => {
    const { textTransform } = read(
      '# Acme\n\n## Type\n\nWe never set headlines in bold, italic or capitals.\n',
    );
    expect(textTransform).toBeUndefined();
  });

  test('has the ground that shared images have from edge to edge, and no accent on that', () => {
    const text =
      '- Flare: #ff5a36, primary color\n- Kelp: #0e3b34\n\nSocial posts are Flare from edge to edge with Kelp type.\n';
    expect(read(`# Acme\n\n## Colors\n\n${text}`)).toMatchObject({ bg: '#ff5a36', fg: '#0e3b34' });
    expect(read(`# Acme\n\n## Colors\n\n${text}`)).not.toHaveProperty('accent');
  });

  test.each([
    ['# ACME CYCLES / BRAND + WEB', 'ACME CYCLES'],
    ['Acme brand kit\n==============', 'Acme'],
    ['# Acme & Daughters — how we look', 'Acme & Daughters'],
  ])('is signed with the name in "%s"', (title, name) => {
    expect(read(`${title}\n\nHello.\n`).name).toBe(name);
  });
});

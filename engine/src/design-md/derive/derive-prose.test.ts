import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

/** Without the name, which is that of the first heading. */
function deriveProse(text: string, explicit = {}) {
  const { params, ...derived } = deriveParameters(readDesignDocument(text), { explicit });
  const { name: _, ...others } = params;
  return { ...derived, params: others };
}

const LIGHT = `# Design System of Fernweh

## 2. Color Palette & Roles

### Primary
- **Fernweh Green** (\`#12372a\`): primary action, links.
- **Green Pressed** (\`#0c261d\`): pressed state.

### Canvas & Text (Light — default)
- **Canvas White** (\`#fbfada\`): primary canvas.
- **Card Surface** (\`#ffffff\`): cards.
- **Text Primary** (\`#1b1b1b\`): headings, body.
- **Text Secondary** (\`#5c5c5c\`): metadata.

### Dark Mode (limited)
- **Dark Canvas** (\`#101010\`): primary dark canvas.
- **Text Primary** (\`#f4f4f4\`): primary text on dark.

### Semantic
- **Primary text on error** (\`#b00020\`): errors.
`;

describe('a document without front matter', () => {
  test('declares its colors in lists, each with the line it stands in', () => {
    const { params, sources, notes } = deriveProse(LIGHT);
    expect(params).toEqual({ bg: '#fbfada', fg: '#1b1b1b', muted: '#5c5c5c', accent: '#12372a' });
    expect(sources.bg).toBe('line 10: Canvas & Text (Light — default) / Canvas White');
    expect(notes).toEqual([
      expect.stringContaining('has no front matter'),
      'Its colors are taken from its lists and tables; tokens say more surely what is meant.',
    ]);
  });

  test('has a dark side for who asks for it', () => {
    expect(deriveProse(LIGHT, { theme: 'dark' }).params).toMatchObject({ bg: '#101010', fg: '#f4f4f4' });
  });

  test('is not said to give what it does not', () => {
    const notes = (text: string) => deriveProse(text).notes.join(' ');
    expect(notes('## Colors\n- Sky: #88aaff\n')).not.toContain('taken from');
    expect(notes('## Type\n- Headings: Georgia\n')).toContain('Its fonts are taken from');
    expect(notes('---\nname: A\n---\n## Colors\n- Text: #111\n## Type\n- Headings: Inter\n')).toBe(
      'Its colors and fonts are taken from its lists and tables; tokens say more surely what is meant.',
    );
  });

  test.each([
    ['no heading', ''],
    ['the first heading', '# Acme\n'],
    ['any heading', '# Acme\n## At a glance\n'],
    ['a bold line', '# Acme\n## Look\n**Basics:**\n\n'],
    ['an item in bold type', '## Look\n- **Brand colors**\n  '],
  ])('declares colors under %s', (_, heading) => {
    const list = `${heading}- Paper (background): #fffaf0\n  - Ink (text): #111111\n  - Coral (accent, labels) #c00000\n`;
    const params = { bg: '#fffaf0', fg: '#111111', accent: '#c00000' };
    expect(deriveProse(list).params).toEqual(params);
    if (heading.endsWith('- **Brand colors**\n  ')) return;
    const table = `${heading}| Use | Hex |\n|--|--|\n| Background | #fffaf0 |\n| Text | #111111 |\n| Accent | #c00000 |\n`;
    expect(deriveProse(table).params).toEqual(params);
  });

  test('declares nothing where a sentence says what is not, or two things, in sections about other things, or states', () => {
    const text = `# Acme\n\nThe background is never \`#ffffff\`. Text on a dark background is #eeeeee.\n\n## Buttons\n- Background: #ff0000\n\n## Colors\n### Status\n- Background: #00ff00\n`;
    expect(deriveProse(text).params).toEqual({});
  });

  test('declares what a sentence gives one color, by its value or by the name that a list gave it', () => {
    const valued =
      'Our pages look like porcelain: #f3eee6 everywhere. Writing is in iron black, #2d2926. Our accent is #7c8b6f.';
    expect(deriveProse(`# Acme\n\n${valued}\n`).params).toEqual({
      bg: '#f3eee6',
      fg: '#2d2926',
      accent: '#7c8b6f',
    });
    const named =
      '- Orange: #ff6a13\n- White: #ffffff\n\nOrange is the wall and the background of\nthe website.\n';
    expect(deriveProse(`# Acme\n\n${named}`).params).toEqual({ bg: '#ff6a13' });
  });

  test.each([
    ['Farben', 'Hintergrund', 'Text', 'Nebentext', 'Hauptfarbe, Flächen'],
    ['色', '背景', '文字、罫線', '補足の文字', 'アクセント'],
    ['الألوان', 'الخلفية', 'النص', 'نص ثانوي', 'اللون الرئيسي'],
  ])(
    'in a section "%s" has its ground, texts and accent by their words',
    (section, bg, fg, muted, accent) => {
      const rows = [
        `A1 | Uno | #fbf8f1 | 251 / 248 / 241 | ${bg}`,
        `A2 | Duo | #23201f | 35 / 32 / 31 | ${fg}`,
      ];
      const table = [...rows, `A3 | Tre | #6a6460 | – | ${muted}`, `A4 | Quo | #a3123a | – | ${accent}`];
      const text = `# Acme\n\n## ${section}\n\n|  |  | Hex | RGB |  |\n|---|---|---|---|---|\n${table.map((row) => `| ${row} |`).join('\n')}\n`;
      const params = { bg: '#fbf8f1', fg: '#23201f', muted: '#6a6460', accent: '#a3123a' };
      expect(deriveProse(text).params).toEqual(params);
      const [one = '', two = ''] = [`Uno (${bg}): #fbf8f1`, `Duo (${fg}): #23201f`];
      expect(deriveProse(`## ${section}\n\n${one}\n${two}\n`).params).toEqual({
        bg: '#fbf8f1',
        fg: '#23201f',
      });
    },
  );

  test('gives way to tokens, each role by itself', () => {
    expect(deriveProse(`---\ncolors:\n  primary: "#111111"\n---\n${LIGHT}`).params).toEqual({
      bg: '#fbfada',
      fg: '#1b1b1b',
      muted: '#5c5c5c',
      accent: '#111111',
    });
  });

  test('gives no pair that cannot be read', () => {
    const text =
      '## Colors\n- Color 1: #ecedee - canvas / dominant background\n- Color 2: #a19f9f - primary text\n';
    expect(deriveProse(text).params).toEqual({ bg: '#ecedee' });
  });
});

describe('the accent of a document in prose', () => {
  const accentOf = (...rows: string[]) =>
    deriveProse(['## Colors', ...rows.map((row) => `- ${row}`)].join('\n')).params.accent;

  test.each([
    [['action (#7d19ff): primary buttons'], '#7d19ff', 'an action'],
    [
      ['action (#000000): buttons', 'accent-blue (#3b82f6): interactive highlights'],
      '#3b82f6',
      'a hue beside the black of a button',
    ],
    [
      ['action (#000000): buttons', 'accent-red (#9c0f0f): rare promotional emphasis'],
      '#000000',
      'the button where the hue is rare',
    ],
    [
      ['action (#63f450): primary action', 'accent (#6e32e1): secondary emphasis'],
      '#63f450',
      'no accent that is called secondary',
    ],
    [['accent (#f04ad6): small marks', 'action (#008c8c): brand emphasis'], '#008c8c', "what is the brand's"],
    [
      ['Accent Orange (#d05005): highlights', 'Primary / CTA Blue (#0000d5): links'],
      '#d05005',
      'what is called so beside a primary color',
    ],
    [
      ['accent-green (#34d399): success states', 'accent-violet (#818cf8): feature highlights'],
      '#818cf8',
      'none of a status',
    ],
    [['accent (#222222): rules', 'link (#0000ee): links'], '#222222', 'a grey that is called the accent'],
    [
      ['action-green (#3ccf91): success', 'action-blue (#539bf5): primary technical accent'],
      '#539bf5',
      'the first of several actions',
    ],
  ])('%j is %s: %s', (rows, accent) => {
    expect(accentOf(...rows)).toBe(accent);
  });
});

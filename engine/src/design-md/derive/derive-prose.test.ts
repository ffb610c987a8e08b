import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const deriveProse = (text: string, explicit = {}) => deriveParameters(readDesignDocument(text), { explicit });

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
    ['an underlined one', 'Acme\n====\nBrand\n-----\n'],
    ['a bold line', '# Acme\n## Look\n**Basics:**\n\n'],
    ['a label', '## Buttons\nBrand colors:\n\n'],
    ['an item in bold type', '## Look\n- **Brand colors**\n  '],
  ])('declares colors under %s', (_, heading) => {
    const list = `${heading}- Paper (background): #fffaf0\n  - Ink (text): #111111\n  - Coral (accent, labels) #c00000\n`;
    const params = { bg: '#fffaf0', fg: '#111111', accent: '#c00000' };
    expect(deriveProse(list).params).toEqual(params);
    if (heading.endsWith('- **Brand colors**\n  ')) return;
    const table = `${heading}| Use | Hex |\n|--|--|\n| Background | #fffaf0 |\n| Text | #111111 |\n| Accent | #c00000 |\n`;
    expect(deriveProse(table).params).toEqual(params);
  });

  test('declares nothing in sentences, sections about other things, or states', () => {
    const text = `# Acme\n\nThe background is \`#ffffff\`.\n\n## Buttons\n- Background: #ff0000\n\n## Colors\n### Status\n- Background: #00ff00\n`;
    expect(deriveProse(text).params).toEqual({});
  });

  test('gives way to tokens', () => {
    expect(deriveProse(`---\ncolors:\n  primary: "#111111"\n---\n${LIGHT}`).params).toEqual({
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
      '#0000d5',
      'a primary color with a name',
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

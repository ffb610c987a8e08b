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
  test('declares its colours in lists, each with the line it stands in', () => {
    const { params, sources, notes } = deriveProse(LIGHT);
    expect(params).toEqual({ bg: '#fbfada', fg: '#1b1b1b', muted: '#5c5c5c', accent: '#12372a' });
    expect(sources.bg).toBe('line 10: Canvas & Text (Light — default) / Canvas White');
    expect(notes).toEqual([expect.stringContaining('its colours are taken from its lists and tables')]);
  });

  test('has a dark side for who asks for it', () => {
    expect(deriveProse(LIGHT, { theme: 'dark' }).params).toMatchObject({ bg: '#101010', fg: '#f4f4f4' });
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

import { expect, test } from 'vitest';
import { toBrand } from '../brand/to-brand.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const document = (...lines: string[]) => readDesignDocument(['# Acme', '## Typography', ...lines].join('\n'));

test('headings of a document in prose: the font of the first heading, with the line it stands in', () => {
  const text = document(
    '- **Body**: `Inter`',
    '- **Fallback**: `Georgia`',
    '| Role | Font | Size | Weight | Tracking |',
    '|---|---|---|---|---|',
    '| Card Title | Inter | 20px | 400 | 0 |',
    '| Display Hero | Tiempos | 60pt | Light (300) | −1.2pt |',
  );
  const { params, sources, notes } = deriveParameters(text);
  const source = 'line 8: Typography / Display Hero';
  expect(params).toEqual({ font: 'serif', fontWeight: '300', tracking: '-20' });
  expect(sources).toEqual({ font: source, fontWeight: source, tracking: source });
  expect(notes).toContainEqual(expect.stringContaining("the card's `serif` stands for its Georgia"));
  expect(toBrand(text).brand).toMatchObject({
    family: 'Newsreader',
    heading: { weight: 300, letterSpacing: -0.02 },
  });
});

test('headings in capitals', () => {
  const text = document('- **Headlines**: `Anton`, uppercase');
  expect(deriveParameters(text).params).toEqual({ fontFamily: 'Anton', textTransform: 'uppercase' });
  // A prompt's words are set as they are written.
  expect(toBrand(text).brand).toMatchObject({ family: 'Anton', heading: {}, card: { fontFamily: 'Anton' } });
  expect(toBrand(text).brand.card).not.toHaveProperty('textTransform');
});

test('a family for every text is that of headings; one for body, code or buttons is none', () => {
  expect(deriveParameters(document('- **Body**: `Georgia`', '- Code: `Menlo`')).params).toEqual({});
  expect(deriveParameters(document('- **Primary Font**: `Georgia`')).params).toEqual({ font: 'serif' });
});

test('tokens go before prose', () => {
  const text =
    '---\ntypography:\n  heading:\n    fontFamily: Menlo\n    fontWeight: 500\n---\n## Typography\n- **Display**: `Georgia`, weight 900\n';
  expect(deriveParameters(readDesignDocument(text)).params).toEqual({ font: 'mono', fontWeight: '500' });
  expect(toBrand(readDesignDocument(text)).brand.heading).toEqual({ weight: 500 });
});

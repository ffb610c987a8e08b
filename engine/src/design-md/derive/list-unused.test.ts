import { expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { deriveParameters } from './derive-parameters.ts';

const DOCUMENT = `---
version: alpha
name: Acme
aliases: { background: snow }
colors:
  snow: "#fffefa"
  white: "#FFFEFA"
  accent: "#c00000"
  primary: "{colors.teal}"
  teal: "#008080"
typography:
  heading: { fontFamily: Inter, fontWeight: 700, lineHeight: 1.1 }
  display: { fontFamily: Georgia }
social: { tagline: Rockets for all }
tagline: Rockets
---
## Colors
- Mud: #553311
- Snow: #fffefa
## Type
- Display: Belwe-like slab for the logo
`;

test('every value of the document is a parameter or named with the reason', () => {
  const { unused } = deriveParameters(readDesignDocument(DOCUMENT), { explicit: { tagline: 'Ours' } });
  expect(unused.map(({ source, value, why }) => `${source} ${value} ${why}`)).toEqual([
    'name Acme no_place',
    'colors.primary {colors.teal} passed_over',
    'colors.teal #008080 no_place',
    'typography.heading.lineHeight 1.1 no_place',
    'typography.display.fontFamily Georgia passed_over',
    'social.tagline Rockets for all overridden',
    'tagline Rockets passed_over',
    'line 18: Colors / Mud #553311 no_place',
    'line 21: Type / Display Belwe-like slab for the logo no_place',
  ]);
});

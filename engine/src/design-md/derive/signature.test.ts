import { describe, expect, test } from 'vitest';
import { readDesignDocument } from '../read/read-design-document.ts';
import { bearsName, findSignature, findTokenHues, isForButtons, isOfFrame } from './signature.ts';
import { createTokenIndex } from './token-index.ts';

test.each([
  ['Fernweh Orange', 'Fernweh', true],
  ['Geo Soc Yellow', 'Geographic Society', true],
  ['Orange', 'Orange', false],
  ['Deep Blue', 'Deutsche Post', false],
  ['Fernweh Orange', undefined, false],
])('%s of %s bears its name: %s', (color, brand, bears) => {
  expect(bearsName(color, brand)).toBe(bears);
});

describe('the signature of a text', () => {
  const signatureOf = (text: string, name?: string) => findSignature(readDesignDocument(text), name);

  test('is what bears the name, wherever it stands, with the first ink of its group that can be read', () => {
    const text =
      '## Colors\n### Basis\n| Name | Hex |\n|---|---|\n| Harbour Blue | `#0057b8` |\n\n' +
      '### Cards\n- **NB Red** (`#ec0016`): the stripe\n- **Mist** (`#f7c6c6`): panels\n- **White** (`#ffffff`): ground\n';
    expect(signatureOf(text, 'Nordische Bahn')).toEqual({
      value: '#ec0016',
      isNamed: true,
      ink: '#ffffff',
      beside: [],
    });
  });

  test('is else the first hue of the first group, after its greys', () => {
    const text =
      '## Colors\n### House\n- **Black** (`#000000`): text\n- **Ember** (`#f37021`): the box\n' +
      '### Page\n- **Sea** (`#0057b8`): maps\n';
    expect(signatureOf(text)).toMatchObject({ value: '#f37021', isNamed: false, ink: '#000000' });
  });

  test.each([
    ['a state', '## Colors\n- **Black** (`#000000`): text\n- **Focus** (`#0045d6`): keyboard only\n'],
    ['what a state is for', '## Colors\n- **Sea** (`#0045d6`): links in running text\n'],
    ['an extended palette', '## Colors\n### Extended\n- **Moss** (`#408335`): regional trains\n'],
    ['another chapter', '## Imagery\n- **Dusk** (`#f37021`): the light we wait for\n'],
  ])('is never %s', (_, text) => {
    expect(signatureOf(text, 'Nordische Bahn')).toBeUndefined();
  });
});

test('a color is a frame where the text says so first', () => {
  const document = readDesignDocument('## Colors\n- **Yellow** (`#ffcc00`): the border, a short rule\n');
  expect(isOfFrame(document, '#ffcc00')).toBe(true);
  const rule = readDesignDocument('## Colors\n- **Yellow** (`#ffcc00`): ground, and borders of fields\n');
  expect(isOfFrame(rule, '#ffcc00')).toBe(false);
});

test.each([
  ['primary buttons and links', true],
  ['main ground, label boxes, buttons', false],
])('a color for "%s" is for buttons alone: %s', (says, is) => {
  const document = readDesignDocument(`## Colors\n- **Blue** (\`#1c6bba\`): ${says}\n`);
  expect(isForButtons(document, '#1c6bba')).toBe(is);
});

describe('hues of tokens', () => {
  const huesOf = (yaml: string) =>
    findTokenHues(createTokenIndex(readDesignDocument(`---\n${yaml}\n---\n`).tokens));

  test.each([
    ['an alias', 'colors:\n  gray-100: "#eeeeee"\n  sun: "#ffcc00"\naliases:\n  brand: sun'],
    ['words of their own', 'colors:\n  gray-100: "#eeeeee"\n  yellow: "#ffcc00"\n  on-yellow: "#191919"'],
    ['a place before the greys', 'colors:\n  yellow: "#ffcc00"\n  gray-100: "#eeeeee"\n  green: "#76bd22"'],
  ])('are singled out by %s', (_, yaml) => {
    expect(huesOf(yaml)).toEqual({ hues: ['#ffcc00'] });
  });

  test('after the greys, and of states, are none', () => {
    const yaml =
      'colors:\n  success: "#00aa00"\n  on-success: "#ffffff"\n  muted: "#777777"\n  yellow: "#ffcc00"';
    expect(huesOf(yaml)).toEqual({ hues: [] });
  });

  test('tell the ground of the brand', () => {
    const yaml = 'colors:\n  primary: "#d40511"\n  background: "#ffffff"\n  background-brand: "#ffcc00"';
    expect(huesOf(yaml).ground).toBe('#ffcc00');
  });
});

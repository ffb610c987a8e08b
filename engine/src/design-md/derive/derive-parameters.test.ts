import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ogBrand } from '../../templates/cards/og-brand.ts';
import { TemplateParameterError } from '../../templates/parameter-error.ts';
import { parseTemplateParameters } from '../../templates/parse-parameters.ts';
import { DesignDocumentError } from '../read/design-document.ts';
import { hostileDocument } from '../read/hostile-document.fixture.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import { derive } from './declare.fixture.ts';
import { deriveParameters } from './derive-parameters.ts';

const NOTHING = expect.stringContaining('declares nothing that a card takes');

test('words and logo stand where the contract has them', () => {
  const yaml = [
    'name: Acme',
    'description: Not for the card',
    'tagline: Rockets for all',
    'logo: https://acme.example/logo.svg',
    'social:',
    '  title: Acme rockets',
    '  description: |',
    '    Two',
    '    lines',
    '  footer: acme.example',
  ].join('\n');
  expect(derive(yaml)).toEqual({
    params: {
      title: 'Acme rockets',
      description: 'Two\nlines',
      tagline: 'Rockets for all',
      footer: 'acme.example',
      logo: 'https://acme.example/logo.svg',
    },
    sources: {
      title: 'social.title',
      description: 'social.description',
      tagline: 'tagline',
      footer: 'social.footer',
      logo: 'logo',
    },
    notes: [],
  });
});

describe('what the card would refuse is left out with the reason', () => {
  test.each([
    ['tagline', `tagline: ${'x'.repeat(1001)}`, 'at most 1000 characters'],
    ['tagline', 'tagline: "a\\u0007b"', 'control characters'],
    ['tagline', 'tagline: [a, b]', 'is a list where a text belongs'],
    ['logo', 'logo: /logo.svg', 'absolute https URL'],
    ['logo', 'logo: https://elsewhere.example/logo.svg', 'must be on an allowed host'],
  ])('%s: %s', (parameter, yaml, said) => {
    const { params, sources, notes } = derive(yaml, { refuseLogo: () => 'must be on an allowed host' });
    expect([params[parameter], sources[parameter]]).toEqual([undefined, undefined]);
    expect(notes).toEqual([expect.stringContaining(said)]);
    expect(notes[0]).toMatch(/; it was left out\.$/);
  });

  test.each(['tagline:', 'tagline: null', 'tagline: ""', 'social: null', 'colors: null', 'typography: null'])(
    '%s says nothing, and the note says what would',
    (yaml) => {
      expect(derive(yaml)).toEqual({ params: {}, sources: {}, notes: [NOTHING] });
    },
  );
});

describe('explicit parameters', () => {
  const yaml = 'tagline: Theirs\ncolors:\n  background: var(--x)\n  foreground: "#000"';

  test('win, and nothing is said of what they replace', () => {
    expect(derive(yaml, { explicit: { bg: '#123', tagline: 'Mine', align: 'center' } })).toMatchObject({
      params: { bg: '#123', fg: '#000', tagline: 'Mine', align: 'center' },
      sources: { bg: 'params', fg: 'colors.foreground', tagline: 'params', align: 'params' },
      notes: [expect.stringContaining('contrast')],
    });
  });

  test('an empty one leaves its parameter unset', () => {
    const { params, sources } = derive(yaml, { explicit: { tagline: '' } });
    expect([params.tagline, sources.tagline]).toEqual([undefined, undefined]);
  });

  test('one that the card does not have is told and left out', () => {
    const { params, notes } = derive('name: Acme', { explicit: { badge: 'New', width: '600' } });
    expect(params).toEqual({});
    expect(notes).toEqual([
      NOTHING,
      '`params.badge` is no parameter of og_brand; it was left out.',
      '`params.width` is no parameter of og_brand; it was left out.',
    ]);
  });

  test.each([
    ['bg', 'blue'],
    ['font', 'Comic Sans'],
    ['title', 'x'.repeat(1001)],
  ])('%s: %s is refused', (parameter, value) => {
    expect(() => derive(yaml, { explicit: { [parameter]: value } })).toThrow(
      expect.objectContaining({ parameter }),
    );
  });
});

describe('for any document', () => {
  const explicit = fc.record(
    {
      bg: fc.constantFrom('#fff', '#00000080', 'rgb(1,2,3)', 'nonsense'),
      title: fc.string({ unit: 'binary', maxLength: 20 }),
      font: fc.constantFrom('serif', 'Georgia'),
    },
    { requiredKeys: [] },
  );

  test('the card takes what is derived, explicit parameters win, and no other error comes', () => {
    fc.assert(
      fc.property(hostileDocument(), explicit, (document, given) => {
        let derived: ReturnType<typeof deriveParameters>;
        try {
          derived = deriveParameters(readDesignDocument(document), { explicit: given });
        } catch (error) {
          expect([TemplateParameterError, DesignDocumentError]).toContain((error as Error).constructor);
          return;
        }
        const { params, sources, notes } = derived;
        parseTemplateParameters(ogBrand, new Map(Object.entries(params)));
        expect(Object.keys(sources)).toEqual(Object.keys(params));
        for (const [name, value] of Object.entries(given))
          expect(params[name]).toBe(value.trim() === '' ? undefined : value);
        for (const note of notes) expect(note).toMatch(/^\P{C}{1,400}\.$/u);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveParameters } from '../derive/derive-parameters.ts';
import { lintDocument } from '../lint/lint-document.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import { type DesignFields, writeDesignDocument } from './write-design-document.ts';

const FULL: DesignFields = {
  name: 'Acme',
  tagline: 'Rockets for all',
  description: 'Everything that leaves the ground.',
  siteUrl: 'https://acme.example',
  logo: 'https://acme.example/logo.svg',
  font: 'serif',
  colors: {
    background: '#0b1020',
    foreground: '#ffffff',
    muted: 'rgba(255, 255, 255, 0.7)',
    primary: '#ff5533',
  },
  social: { title: 'Acme rockets', description: 'Leave the ground.', footer: 'acme.example' },
};

const paramsOf = (fields: DesignFields) => deriveParameters(readDesignDocument(writeDesignDocument(fields)));

test('every field comes back as the parameter that it is, and nothing has to be said', () => {
  expect(paramsOf(FULL)).toEqual({
    params: {
      title: 'Acme rockets',
      description: 'Leave the ground.',
      tagline: 'Rockets for all',
      footer: 'acme.example',
      bg: '#0b1020',
      fg: '#ffffff',
      muted: 'rgba(255, 255, 255, 0.7)',
      accent: '#ff5533',
      font: 'serif',
      logo: 'https://acme.example/logo.svg',
    },
    sources: expect.objectContaining({ muted: 'colors.text-muted', accent: 'colors.primary' }),
    notes: [],
    unused: [
      { source: 'name', value: 'Acme', why: 'no_place' },
      { source: 'description', value: 'Everything that leaves the ground.', why: 'no_place' },
      { source: 'siteUrl', value: 'https://acme.example', why: 'no_place' },
    ],
  });
});

test('no color, font or word is invented', () => {
  const document = writeDesignDocument({ name: 'Acme' });
  expect(document).toBe(
    '---\nversion: "alpha"\nname: "Acme"\nomitted:\n  - spacing\n  - rounded\n---\n\n# Acme\n',
  );
  expect(paramsOf({ name: 'Acme' }).params).toEqual({});
});

// One field may hide or miss another; what takes three is not looked for.
const FEW = 2;

describe('any two fields, and all but any two', () => {
  const optional = ['tagline', 'description', 'siteUrl', 'logo', 'font'] as const;
  const colors = ['background', 'foreground', 'muted', 'primary'] as const;
  const fields = optional.length + colors.length + 1;
  const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
  const isExtreme = (bits: number): boolean => countBits(bits) <= FEW || countBits(bits) >= fields - FEW;
  const chosen = Array.from({ length: 2 ** fields }, (_, bits) => bits).filter(isExtreme);
  const combinations = chosen.map((bits): DesignFields => {
    const has = (bit: number) => ((bits >> bit) & 1) === 1;
    const pick = <Key extends string>(
      all: Readonly<Record<Key, string>>,
      keys: readonly Key[],
      from: number,
    ) => Object.fromEntries(keys.filter((_, index) => has(from + index)).map((key) => [key, all[key]]));
    return {
      name: 'Acme',
      ...pick(FULL as Record<(typeof optional)[number], string>, optional, 0),
      colors: pick(FULL.colors as Record<(typeof colors)[number], string>, colors, 5),
      ...(has(9) && FULL.social ? { social: FULL.social } : {}),
    };
  });

  test('have no error, and no warning but that colors come without a primary one', () => {
    for (const fields of combinations) {
      const { errors, warnings } = lintDocument(writeDesignDocument(fields))?.summary ?? {};
      const misses = Object.keys(fields.colors ?? {}).length > 0 && fields.colors?.primary === undefined;
      expect([fields, errors, warnings]).toEqual([fields, 0, misses ? 1 : 0]);
    }
  });

  test('come back as they are', () => {
    for (const fields of combinations) {
      const { params, notes } = paramsOf(fields);
      expect(notes).toEqual(Object.keys(params).length === 0 ? [expect.stringContaining('nothing')] : []);
      expect(params).toEqual(
        dropAbsent({
          title: fields.social?.title,
          description: fields.social?.description,
          tagline: fields.tagline,
          footer: fields.social?.footer,
          bg: fields.colors?.background,
          fg: fields.colors?.foreground,
          muted: fields.colors?.muted,
          accent: fields.colors?.primary,
          font: fields.font,
          logo: fields.logo,
        }),
      );
    }
  });
});

test.each([
  '{colors.primary}',
  '{name}',
  ' spaced ',
  '{}',
  '#fff',
  'yes',
  '1e3',
  '~',
  '12:30:45',
  '---',
  '[a, b]',
])('the words %j come back as they were sent', (words) => {
  const social = { title: words, description: words, footer: words };
  const { params } = paramsOf({ name: 'Acme', tagline: words, social, colors: { primary: '#ff00ff' } });
  expect(params).toEqual({ tagline: words, ...social, accent: '#ff00ff' });
});

test("a tagline that sounds like a remark about the design is the caller's all the same", () => {
  const tagline = 'White canvas, pill CTAs';
  expect(paramsOf({ name: 'Acme', tagline })).toMatchObject({ params: { tagline }, notes: [] });
});

const dropAbsent = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

test.each(['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'])('the font %s comes back', (font) => {
  expect(paramsOf({ name: 'Acme', font })).toMatchObject({ params: { font }, notes: [] });
});

test('hostile words come back letter by letter, in equal bytes, and the linter finds no error', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '---',
      '"',
      "'",
      '{colors.x}!',
      '#',
      '# x',
      '\\',
      '*a*',
      '<b>',
      '&a',
      '%',
      'null',
      '- a',
      '```',
      '1.',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(fc.constantFrom('---\n', 'colors:\n', ': ', '\n', '"', '\u2028', '\u0085', '\uFEFF'), {
        maxLength: 6,
      })
      .map((p) => p.join('')),
  );
  const text = hostile.map((words) => `a${words}b`.replace(/[^\P{Cc}\n]/gu, ''));
  const fields = fc.record({
    name: text,
    tagline: text,
    description: text,
    social: fc.record({ title: text, description: text, footer: text }),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const document = writeDesignDocument(given);
      expect(writeDesignDocument(structuredClone(given))).toBe(document);
      expect(readDesignDocument(document).problems).toEqual([]);
      expect(paramsOf(given).params).toEqual({ tagline: given.tagline, ...given.social });
      expect(lintDocument(document)?.summary.errors).toBe(0);
    }),
  );
});

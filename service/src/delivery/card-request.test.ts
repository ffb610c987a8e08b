import { createEngine } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '../base/service-error.ts';
import { parseCardRequest } from './card-request.ts';

const engine = await createEngine();
const pairsOf = (...entries: [string, string][]) =>
  entries.map(([name, value]) => ({ name, value, raw: '' }));
const parse = (template: string, ...entries: [string, string][]) =>
  parseCardRequest(`/i/${template}`, pairsOf(...entries), engine);
function refused(template: string, ...entries: [string, string][]): unknown {
  try {
    parse(template, ...entries);
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'invalid') return error.parameter;
    throw error;
  }
  return undefined;
}

describe('the size', () => {
  test('is 1200 x 630 when nothing is said', () => {
    expect(parse('og_standard')).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  test.each([
    ['1', 200],
    ['199', 200],
    ['200', 200],
    ['201', 201],
    ['2400', 2400],
    ['2401', 2400],
    ['4096', 2400],
  ])('asked as %s is drawn as %i', (asked, drawn) => {
    expect(parse('og_standard', ['width', asked])).toMatchObject({ width: drawn, height: 630 });
    expect(parse('og_standard', ['height', asked])).toMatchObject({ width: 1200, height: drawn });
  });

  test.each([
    '0',
    '-1',
    '4097',
    '99999',
    '',
    '1e3',
    '0x10',
    '1.5',
    ' 800',
    '800 ',
    '+800',
    '0800',
    '١٢٠٠',
    '１２００',
    'NaN',
    'auto',
  ])('of "%s" is refused by name, not repaired', (asked) => {
    expect(refused('og_standard', ['width', asked])).toBe('width');
    expect(refused('og_standard', ['height', asked])).toBe('height');
  });
});

describe('parameters', () => {
  test.each(['jpg', 'PNG', 'webp', '', 'image/png'])('format "%s" is refused', (format) => {
    expect(refused('og_standard', ['format', format])).toBe('format');
  });

  test.each([
    'nope',
    '',
    'OG_STANDARD',
    'og_standard/',
    'og%5Fstandard',
    '__proto__',
    'constructor',
    '../og_standard',
  ])('template "%s" is refused', (name) => {
    expect(refused(name)).toBe('template');
  });

  test('a name given twice is refused, a control parameter as well as data, equal values or not', () => {
    expect(refused('og_standard', ['title', 'a'], ['title', 'b'])).toBe('title');
    expect(refused('og_standard', ['width', '300'], ['width', '300'])).toBe('width');
    expect(refused('og_standard', ['sig', 'a'], ['title', 'b'], ['sig', 'a'])).toBe('sig');
    expect(refused('og_standard', ['unknown', ''], ['unknown', ''])).toBe('unknown');
  });

  test.each(['', 'a b', 'a[]', 'é', 'a'.repeat(65), 'a;b', '<script>'])(
    'the name "%s" is refused and named in full',
    (name) => {
      expect(refused('og_standard', [name, 'x'])).toBe(name);
    },
  );

  test('names of the language itself are data like any other, and so are their values', () => {
    for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(parse('og_brand', [word, 'x']).values).toEqual({});
      expect(parse('og_brand', ['title', word]).values).toEqual({ title: word });
    }
  });

  test.each([
    ['title', 'a\u0000b'],
    ['title', 'x'.repeat(1001)],
    ['theme', 'constructor'],
    ['bg', 'red'],
    ['bg', '#12'],
    ['bgAngle', '361'],
    ['font', '__proto__'],
    ['align', 'right'],
    ['logo', 'http://example.com/a.png'],
  ])('%s of a wrong kind is refused by name', (name, value) => {
    expect(refused('og_brand', [name, value])).toBe(name);
  });

  test('two hundred of them are read', () => {
    const many = Array.from({ length: 200 }, (_, at): [string, string] => [`n${at}`, 'v']);
    expect(parse('og_standard', ...many, ['title', 'x']).values).toEqual({ title: 'x' });
  });
});

describe('what is drawn', () => {
  const key = (...entries: [string, string][]) => parse('og_standard', ...entries).key;

  test('does not depend on order, expiry, signature, unknown names, or how a size outside is asked for', () => {
    const plain = key(['title', 'x'], ['description', 'y'], ['width', '2400']);
    expect(key(['width', '4096'], ['sig', 's'], ['description', 'y'], ['title', 'x'])).toBe(plain);
    expect(
      key(['expires', '1'], ['title', 'x'], ['other', 'z'], ['description', 'y'], ['width', '2400']),
    ).toBe(plain);
  });

  test('depends on every value, on size and format', () => {
    const keys = [
      key(['title', 'x']),
      key(['title', 'y']),
      key(['description', 'x']),
      key(['title', 'x'], ['width', '800']),
      key(['title', 'x'], ['height', '800']),
      key(['title', 'x'], ['format', 'jpeg']),
      parse('announcement', ['title', 'x']).key,
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an extension in the path', () => {
  test.each([
    ['og_standard.png', 'png'],
    ['og_standard.jpg', 'jpeg'],
    ['announcement.jpeg', 'jpeg'],
  ])('%s fixes the format', (template, format) => {
    expect(parse(template)).toMatchObject({ format });
    expect(parse(template, ['format', format])).toMatchObject({ format });
    expect(refused(template, ['format', format === 'png' ? 'jpeg' : 'png'])).toBe('format');
    expect(refused(template, ['format', 'gif'])).toBe('format');
  });

  test('is the same card as without', () => {
    expect(parse('og_standard.jpg', ['title', 'x']).key).toBe(
      parse('og_standard', ['title', 'x'], ['format', 'jpeg']).key,
    );
  });

  test.each(['og_standard.webp', 'og_standard.', 'og_standard.png.png', '.png', 'og_standard.PNG'])(
    '%s is no template',
    (template) => expect(refused(template)).toBe('template'),
  );
});

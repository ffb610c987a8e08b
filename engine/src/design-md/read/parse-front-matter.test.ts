import { describe, expect, test } from 'vitest';
import { DesignDocumentError } from './design-document.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

const read = (yaml: string) =>
  Object.fromEntries(parseFrontMatter(yaml).tokens.map(({ path, value }) => [path.join('.'), value]));
const problemsOf = (yaml: string) => parseFrontMatter(yaml).problems.join('\n');

test('every value is the text that is written', () => {
  expect(read('a: "#fff"\nb: 112233\nc: 1e1e1e\nd: 0x10\ne: yes\nf: 2024-01-01\ng: "null"')).toEqual({
    a: '#fff',
    b: '112233',
    c: '1e1e1e',
    d: '0x10',
    e: 'yes',
    f: '2024-01-01',
    g: 'null',
  });
});

test.each(['a: #fff', 'a:', 'a: null', 'a: ~', 'a: Null'])('%s declares nothing', (yaml) => {
  expect(parseFrontMatter(yaml).tokens).toEqual([{ path: ['a'], value: '', kind: 'nothing' }]);
});

test('a list of texts is one value, a list of groups is groups', () => {
  expect(parseFrontMatter('a: [Inter, "Segoe UI", serif]').tokens).toEqual([
    { path: ['a'], value: 'Inter, Segoe UI, serif', kind: 'list' },
  ]);
  expect(read('a:\n  - b: 1\n  - c: 2')).toEqual({ 'a.0.b': '1', 'a.1.c': '2' });
});

test('names that objects have are names like any other', () => {
  const yaml = '__proto__: {a: 1}\nconstructor: x\ncolors:\n  __proto__: "#fff"\n  toString: "#000"';
  expect(parseFrontMatter(yaml).tokens.map(({ path }) => path.join('.'))).toEqual([
    '__proto__.a',
    'constructor',
    'colors.__proto__',
    'colors.toString',
  ]);
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
});

describe('what is wrong is told, and the rest is read', () => {
  test('a key that stands twice: the last one is used', () => {
    const yaml = 'colors:\n  primary: "#111"\n  primary: "#222"';
    expect(read(yaml)).toEqual({ 'colors.primary': '#222' });
    expect(problemsOf(yaml)).toContain('`colors.primary` twice');
  });

  test('a text with a colon in it', () => {
    const yaml = 'name: Acme\ndescription: A brand: warm, "quiet" and old\ncolors:\n  primary: "#111"';
    expect(read(yaml)).toEqual({
      name: 'Acme',
      description: 'A brand: warm, "quiet" and old',
      'colors.primary': '#111',
    });
    expect(problemsOf(yaml)).toContain('not valid YAML in line 2');
  });

  test('the line is that of the document', () => {
    expect(parseFrontMatter('a: "b', 1).problems[0]).toContain('in line 2');
  });

  test('an anchor is a value, an alias is none', () => {
    const yaml = 'a: &x "#111"\nb: *x\nc: "#333"';
    expect(read(yaml)).toEqual({ a: '#111', c: '#333' });
    expect(problemsOf(yaml)).toContain('write the values out');
  });

  test('an alias bomb', () => {
    const steps = Array.from({ length: 30 }, (_, i) => `b${i + 1}: &b${i + 1} [*b${i}, *b${i}]`);
    expect(problemsOf(['b0: &b0 [x, x]', ...steps].join('\n'))).toContain('anchors and aliases');
  });

  test.each(['just text', '- a\n- b', '42', '"quoted"'])('%j, which has no tokens', (yaml) => {
    expect(parseFrontMatter(yaml)).toMatchObject({
      tokens: [],
      problems: [expect.stringContaining('no tokens')],
    });
  });

  test('a key that is no text', () => {
    expect(read('? [a, b]\n: 1\nc: 2')).toEqual({ c: '2' });
  });
});

test('what a problem says holds no text of the document but its names', () => {
  const yaml = 'secret: "s3cr3t-value" extra: [s3cr3t-value\n*s3cr3t-value';
  expect(problemsOf(yaml)).not.toContain('s3cr3t-value');
});

describe('beyond the limits', () => {
  test.each([
    ['nested maps', Array.from({ length: 25 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['nested brackets', `a: ${'['.repeat(30)}x${']'.repeat(30)}`],
  ])('%s are refused', (_, yaml) => {
    expect(() => parseFrontMatter(yaml)).toThrow(/nests its tokens more than 20 levels deep/);
  });

  test.each([['keys', Array.from({ length: 10_000 }, (_, i) => `k${i}: v`).join('\n')]])(
    '10,000 %s are refused',
    (_, yaml) => {
      expect(() => parseFrontMatter(yaml)).toThrow(DesignDocumentError);
    },
  );
});

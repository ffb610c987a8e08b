import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LANGUAGES, findCodeLanguage, tokenizeCode } from './tokenize-code.ts';

const kindsOf = (code: string, language: string): Record<string, string> =>
  Object.fromEntries(
    tokenizeCode(code, language)
      .flat()
      .map(({ text, kind }) => [text, kind]),
  );

describe('tokenizeCode', () => {
  test('keeps every character of any code in any language', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        '`',
        '/*',
        '*/',
        '//',
        '#',
        '<',
        '>',
        '\n',
        '  ',
        '\\',
        'const',
        '0x1f',
        '$a',
        '😀',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const code = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(code, fc.constantFrom(...CODE_LANGUAGES), (text, language) => {
        const lines = tokenizeCode(text, language);
        expect(lines.map((line) => line.map((token) => token.text).join('')).join('\n')).toBe(text);
      }),
    );
  });

  test.each([
    [
      'typescript',
      'const total = sum(3); // all',
      { const: 'keyword', sum: 'function', '3': 'number', '// all': 'comment' },
    ],
    [
      'python',
      'def f(x: str): return None',
      { def: 'keyword', f: 'function', str: 'type', None: 'constant' },
    ],
    [
      'sql',
      "SELECT id FROM users WHERE name = 'Ada'",
      { SELECT: 'keyword', users: 'plain', "'Ada'": 'string' },
    ],
    ['json', '{"name": "relay"}', { '"name"': 'property', '"relay"': 'string' }],
    [
      'html',
      '<a href="/">It\'s home</a>',
      { a: 'keyword', href: 'property', '"/"': 'string', "It's home": 'plain' },
    ],
    ['css', '.card { max-width: 20px }', { '.card': 'property', 'max-width': 'property', '20px': 'number' }],
    ['shell', 'curl $URL # it', { $URL: 'property', '# it': 'comment' }],
    ['text', "it's const 4", { const: 'plain' }],
  ])('knows the words of %s', (language, code, kinds) => {
    expect(kindsOf(code, language)).toMatchObject(kinds);
  });

  test('a comment or template string goes on over lines, another string ends with its line', () => {
    expect(tokenizeCode('/* a\nb */', 'go').map(([token]) => token?.kind)).toEqual(['comment', 'comment']);
    expect(tokenizeCode('`a\nb`', 'typescript').map(([token]) => token?.kind)).toEqual(['string', 'string']);
    expect(tokenizeCode('"a\nb', 'go')[1]).toEqual([{ text: 'b', kind: 'plain' }]);
  });
});

test('a file tells its language by its extension', () => {
  expect(findCodeLanguage('src/relay.test.TS')).toBe('typescript');
  expect(findCodeLanguage('Makefile')).toBe('text');
});

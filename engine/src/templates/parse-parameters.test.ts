import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TemplateParameterError } from './parameter-error.ts';
import { parseTemplateParameters } from './parse-parameters.ts';
import type { Template } from './template.ts';

const template: Template = {
  name: 'sample',
  version: 1,
  description: '',
  parameters: [
    { name: 'title', type: 'text', description: '' },
    { name: 'bg', type: 'color', description: '' },
    { name: 'bgAngle', type: 'integer', minimum: 0, maximum: 360, description: '' },
    { name: 'theme', type: 'choice', choices: ['light', 'dark'], description: '' },
    { name: 'logo', type: 'image-url', description: '' },
  ],
  example: {},
  compose: () => Promise.reject(new Error('not drawn here')),
};
const parse = (data: Record<string, string>) =>
  parseTemplateParameters(template, new Map(Object.entries(data)));

describe('a template parameter', () => {
  test('that the template has no place for is left out, whatever it holds', () => {
    expect(parse({ title: 'Hold fast', color: 'nonsense', constructor: 'x', __proto__: 'y' })).toEqual({
      title: 'Hold fast',
    });
  });

  test('is never read from an inherited name', () => {
    expect(
      parseTemplateParameters(
        template,
        new Map([
          ['title', 'constructor'],
          ['__proto__', '1'],
        ]),
      ),
    ).toEqual({
      title: 'constructor',
    });
  });

  test('of text is trimmed, and left out when blank', () => {
    expect(parse({ title: '  a\nb ' })).toEqual({ title: 'a\nb' });
    expect(parse({ title: '  ' })).toEqual({});
  });

  test('that is written differently but means the same gives the same values', () => {
    expect(parse({ bg: 'RGB(1,2,3)'.toLowerCase() })).toEqual(parse({ bg: 'rgb( 1, 2 , 3 )' }));
    expect(parse({ bg: '#FFF' })).toEqual(parse({ bg: '#fff' }));
  });

  test.each([
    ['title', 'x'.repeat(1001)],
    ['title', 'a\u0007b'],
    ['title', 'a\u0000b'],
    ['title', 'a\u0085b'],
    ['title', '\ud800'],
    ['bg', ''],
    ['bg', 'red'],
    ['bgAngle', '361'],
    ['bgAngle', '-1'],
    ['bgAngle', '1.5'],
    ['bgAngle', '1e2'],
    ['bgAngle', '007'],
    ['bgAngle', '٣'],
    ['bgAngle', ''],
    ['theme', 'Dark'],
    ['theme', ''],
    ['logo', 'http://example.com/a.png'],
    ['logo', '//example.com/a.png'],
    ['logo', 'javascript:alert(1)'],
    ['logo', 'https://'],
    ['logo', `https://example.com/${'a'.repeat(2048)}`],
    ['logo', 'https://exa mple.com/'],
  ])('%s=%j is refused by name', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(TemplateParameterError);
    try {
      parse({ [name]: value });
    } catch (error) {
      expect(error).toMatchObject({ parameter: name });
    }
  });

  test('counts characters, not code units', () => {
    expect(parse({ title: '😀'.repeat(1000) }).title).toHaveLength(2000);
  });

  test('of any value is either refused by its own name or drawn', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('title', 'bg', 'bgAngle', 'theme', 'logo'),
        fc.string({ unit: 'binary' }),
        (name, value) => {
          try {
            expect(Object.keys(parse({ [name]: value })).every((key) => key === name)).toBe(true);
          } catch (error) {
            expect(error).toMatchObject({ name: 'TemplateParameterError', parameter: name });
          }
        },
      ),
    );
  });
});

test('a tab in a text is a space', () => {
  const parameters = [{ name: 'title', type: 'text', description: '' }] as const;
  const parse = (title: string) => parseTemplateParameters({ parameters }, new Map([['title', title]]));
  expect(parse('\tTwo\twords\t')).toEqual(parse('Two words'));
});

test('code keeps its indentation, and a tab is two spaces; other control characters are refused', () => {
  const parse = (code: string): string | undefined =>
    parseTemplateParameters(
      { parameters: [{ name: 'code', type: 'text', description: '', preformatted: true }] },
      new Map([['code', code]]),
    ).code;
  expect(parse('\n  a\n\tb\n')).toBe('  a\n  b');
  expect(parse('a\rb\r\nc')).toBe('a\nb\nc');
  expect(() => parse('a\u0007b')).toThrow(
    'code must not contain control characters other than newline and tab.',
  );
});

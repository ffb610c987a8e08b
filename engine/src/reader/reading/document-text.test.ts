import { describe, expect, test } from 'vitest';
import {
  findHeading,
  hasMarkup,
  looksLikeCode,
  readAddress,
  readJson,
  stripMarkup,
} from './document-text.ts';

describe('documents', () => {
  test('JSON gives its title and description', () => {
    expect(readJson('{"post":{"headline":"Hi","summary":"There"}}')).toEqual({ title: 'Hi', lead: 'There' });
    expect(readJson('{broken')).toBeUndefined();
    expect(readJson('[1, 2]')).toBeUndefined();
  });

  test('an address gives its last segment in words and its host', () => {
    expect(readAddress('https://www.acme.dev/blog/how-we_scaled.html?x=1')).toEqual({
      title: 'how we scaled',
      lead: 'acme.dev',
    });
    expect(readAddress('https://acme.dev')).toEqual({ title: 'acme.dev', lead: '' });
    expect(readAddress('see https://acme.dev')).toBeUndefined();
  });

  test('markup goes, words stay', () => {
    expect(stripMarkup('# Title\n\nSome **bold** [link](https://a.b) and *stars*\n- item')).toBe(
      'Title\n\nSome bold link and stars\nitem',
    );
    expect(stripMarkup('<h1>A &amp; B</h1><script>alert("x")</script><p>C</p>')).toBe('A & B\nC');
    expect(stripMarkup('<p>R&D &valueOf; it</p>')).toBe('R&D &valueOf; it');
    expect(stripMarkup('before\n```js\nconst a = 1;\n```\nafter')).toBe('before\n\nafter');
  });

  test('the heading is found', () => {
    expect(findHeading('intro\n## Setup *now*\ntext')).toBe('Setup now');
    expect(findHeading('<title>Hello</title>')).toBe('Hello');
  });

  test('plain words are neither markup nor code', () => {
    for (const text of [
      'Rock & roll',
      '5 < 6',
      'a * b',
      'Learn to import goods from China',
      'C# in 2026; a review',
    ]) {
      expect(hasMarkup(text)).toBe(false);
      expect(looksLikeCode(text)).toBe(false);
    }
    expect(looksLikeCode('const x = "hello"; console.log(x)')).toBe(true);
    expect(looksLikeCode('SELECT * FROM users WHERE name = "bob";')).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deriveParameters } from '../../src/design-md/derive/derive-parameters.ts';
import { readDesignDocument } from '../../src/design-md/read/read-design-document.ts';

// Short documents, each behind a line with its title and what a card takes from it.
const FILE = new URL('color-forms.txt', import.meta.url);
const [, ...documents] = readFileSync(FILE, 'utf8').split(/^=== /mu);

describe('colors are read in every form that people write them in', () => {
  test.each(
    documents.map((document) => {
      const [head = '', ...lines] = document.split('\n');
      const [title = '', params = ''] = head.split(' | ');
      return [title, params.trim(), lines.join('\n')] as const;
    }),
  )('%s', (_, expected, text) => {
    const { params } = deriveParameters(readDesignDocument(text), {
      withSign: true,
      asDeclared: true,
    });
    const found = expected.split(' ').map((one) => {
      const [name = ''] = one.split('=');
      return `${name}=${params[name]}`;
    });
    expect(found.join(' ').toLowerCase()).toBe(expected.toLowerCase());
  });
});

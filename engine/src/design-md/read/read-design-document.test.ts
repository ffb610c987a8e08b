import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DesignDocumentError } from './design-document.ts';
import { hostileDocument } from './hostile-document.fixture.ts';
import { readDesignDocument } from './read-design-document.ts';

test('a document, read', () => {
  expect(
    readDesignDocument('\uFEFF---\r\nname: Acme\r\ncolors:\r\n  primary: "#fff"\r\n---\r\n# Acme\r\n'),
  ).toEqual({
    tokens: [
      { path: ['name'], value: 'Acme', kind: 'text' },
      { path: ['colors', 'primary'], value: '#fff', kind: 'text' },
    ],
    title: 'Acme',
    problems: [],
  });
});

test.each([
  ['257 kB', `---\na: b\n---\n${'x'.repeat(257 * 1024)}`, /more than 262,144 bytes/],
  ['bytes, not letters', `---\na: b\n---\n${'é'.repeat(140 * 1024)}`, /more than 262,144 bytes/],
  ['129 kB of front matter', `---\na: ${'x'.repeat(129 * 1024)}\n---\n`, /bytes of front matter/],
  ['20 kB of brackets', `---\na: ${'['.repeat(20_000)}\n---\n`, /levels deep/],
])('%s: refused with the reason', (_, document, reason) => {
  expect(() => readDesignDocument(document)).toThrow(reason);
});

test('no text makes it fail otherwise than by its own error', () => {
  fc.assert(
    fc.property(hostileDocument(), (document) => {
      try {
        const { tokens, problems } = readDesignDocument(document);
        for (const { path, value } of tokens)
          expect([path.length > 0, typeof value]).toEqual([true, 'string']);
        for (const problem of problems) expect(problem).toMatch(/^\P{C}+\.$/u);
      } catch (error) {
        expect(error).toBeInstanceOf(DesignDocumentError);
      }
    }),
  );
});

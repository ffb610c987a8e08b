import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIALECTS, encodeRfc3986 } from './dialects.ts';
import { parseQueryPairs, sortPairs, UndecodableQueryError } from './query-pairs.ts';
import { acceptedSigningTexts, parseSignature, toSigningText } from './signing-text.ts';

const PATH = '/i/og_brand';
const name = fc.stringMatching(/^[A-Za-z0-9_.-]{1,64}$/).filter((n) => n !== 'sig');
const value = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(..."%+&=;~*!'() 2aF#?/\\\n", 'é', '😀'), maxLength: 12 }),
  )
  .filter((v) => v.isWellFormed());
const pairList = fc
  .uniqueArray(fc.record({ name, value }), { selector: (p) => p.name, maxLength: 6 })
  .map((pairs) => sortPairs(pairs));
const queryOf = (pairs: { name: string; value: string }[]): string => toSigningText('', pairs).slice(1);
const accepted = (query: string): string[] => [...acceptedSigningTexts(PATH, parseQueryPairs(query))];

describe('reading a query', () => {
  test('plus and %20 are a space, %2B is a plus, a name alone has an empty value', () => {
    expect(parseQueryPairs('a=x+y%20z%2B&b').map(({ name, value }) => [name, value])).toEqual([
      ['a', 'x y z+'],
      ['b', ''],
    ]);
  });

  test('an ampersand escaped by HTML, also twice, is an ampersand', () => {
    expect(parseQueryPairs('a=1&amp;b=2&amp;amp;c=3&amp%3Bd=4').map((p) => p.name)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  test.each(['a=%', 'a=%4', 'a=%zz', 'a=%FF', 'a=%C3%28', 'a=%ED%A0%80', '%E0=1', 'a=\ud800'])(
    '%s is refused',
    (query) => {
      expect(() => parseQueryPairs(query)).toThrow(UndecodableQueryError);
    },
  );
});

describe('the text that is signed', () => {
  test('is path, question mark, sorted RFC 3986 pairs without sig', () => {
    const pairs = [
      { name: 'title', value: "Tea & 'scones' ~ 100%*" },
      { name: 'sig', value: 'x' },
      { name: 'bg', value: '#fff' },
      { name: 'Z', value: 'é' },
    ];
    expect(toSigningText(PATH, pairs)).toBe(
      '/i/og_brand?Z=%C3%A9&bg=%23fff&title=Tea%20%26%20%27scones%27%20~%20100%25%2A',
    );
  });

  test('every dialect of every pair list is accepted, whatever the transport', () => {
    fc.assert(
      fc.property(
        pairList,
        fc.constantFrom(...DIALECTS),
        fc.constantFrom(...DIALECTS),
        (pairs, signer, transport) => {
          const canonical = queryOf(pairs);
          const signed = `${PATH}?${signer.fromRfc3986(canonical)}`;
          const sent = transport.fromRfc3986(canonical).split('&').reverse().join('&amp;');
          expect(accepted(sent)).toContain(signed);
        },
      ),
    );
  });

  test('the dialects are what the standard libraries write, and read back as what was written', () => {
    const real: [string, (text: string) => string][] = [
      ['JavaScript encodeURIComponent', encodeURIComponent],
      ['WHATWG', (text) => new URLSearchParams([['', text]]).toString().slice(1)],
    ];
    fc.assert(
      fc.property(value, (text) => {
        for (const dialect of DIALECTS) {
          const written = dialect.fromRfc3986(encodeRfc3986(text));
          expect(parseQueryPairs(`n=${written}`)[0]?.value).toBe(text);
          const [, write] = real.find(([name]) => dialect.name.startsWith(name)) ?? [];
          if (write) expect(written).toBe(write(text));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the query as it was received counts, sorted by name, odd escapes and all', () => {
    expect(accepted('title=%7e%61&bg=%2a')).toContain(`${PATH}?bg=%2a&title=%7e%61`);
  });

  test('a plain text counts only when it reads back as the same pairs', () => {
    expect(accepted('title=a%20b')).toContain(`${PATH}?title=a b`);
    expect(accepted('title=a%26b%3Dc')).not.toContain(`${PATH}?title=a&b=c`);
    expect(accepted('title=a%2Bb')).not.toContain(`${PATH}?title=a+b`);
    expect(accepted('title=%2541')).not.toContain(`${PATH}?title=%41`);
  });

  test('no two different pair lists share an accepted text', () => {
    fc.assert(
      fc.property(pairList, pairList, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        const shared = accepted(queryOf(a)).filter((text) => accepted(queryOf(b)).includes(text));
        expect(shared).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('any change of one character in a value leaves the accepted set', () => {
    fc.assert(
      fc.property(
        pairList.filter((p) => p.length > 0),
        fc.nat(),
        fc.constantFrom('x', '%', '&', '+', 'é'),
        (pairs, at, extra) => {
          const index = at % pairs.length;
          const changed = pairs.map((p, i) => (i === index ? { ...p, value: p.value + extra } : p));
          expect(accepted(queryOf(changed))).not.toContain(toSigningText(PATH, pairs));
        },
      ),
    );
  });
});

describe('the signature parameter', () => {
  test('is a key id, a dot and 64 lower-case hex digits, nothing else', () => {
    const digest = createHmac('sha256', 'k').update('m').digest('hex');
    expect(parseSignature(`abc123.${digest}`)).toEqual({ keyId: 'abc123', digest });
    for (const wrong of [
      digest,
      `abc123.${digest.toUpperCase()}`,
      `abc.${digest}0`,
      `.${digest}`,
      `a b.${digest}`,
      `A.${digest}\n`,
    ])
      expect(parseSignature(wrong)).toBeUndefined();
  });
});

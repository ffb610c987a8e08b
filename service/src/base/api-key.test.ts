import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { API_KEY_PATTERN, checkApiKey, createApiKey } from './api-key.ts';
import { ID_ALPHABET } from './ids.ts';

const aKey = fc.nat().map(() => createApiKey().apiKey);

describe('a new key', () => {
  test('is well-formed, carries its id and has more than 64 characters', () => {
    fc.assert(
      fc.property(fc.nat(), () => {
        const { id, apiKey } = createApiKey();
        expect(checkApiKey(apiKey)).toBe('well-formed');
        expect(apiKey.startsWith(`cw_${id}_`)).toBe(true);
        expect(id).toMatch(/^[a-z0-9]+$/);
        expect(apiKey.length).toBeGreaterThanOrEqual(65);
      }),
    );
  });

  test('is found by the scanner pattern inside any text', () => {
    fc.assert(
      fc.property(aKey, fc.string(), fc.string(), (key, before, after) => {
        expect(API_KEY_PATTERN.exec(`${before} ${key} ${after}`)?.[0]).toBe(key);
      }),
    );
  });
});

describe('a changed key', () => {
  test('is never well-formed after any one character is replaced by any other', () => {
    const { apiKey } = createApiKey();
    for (let at = 0; at < apiKey.length; at++) {
      for (const other of `${ID_ALPHABET}01loABZ_-. é`) {
        if (other === apiKey[at]) continue;
        const changed = apiKey.slice(0, at) + other + apiKey.slice(at + 1);
        expect(checkApiKey(changed), changed).not.toBe('well-formed');
      }
    }
  });

  test('is mistyped, not malformed, when it still has the shape of a key', () => {
    fc.assert(
      fc.property(
        aKey,
        fc.integer({ min: 16, max: 65 }),
        fc.constantFrom(...ID_ALPHABET),
        (key, at, other) => {
          fc.pre(key[at] !== other);
          expect(checkApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe('mistyped');
        },
      ),
    );
  });

  test('is never well-formed after two neighbours change places', () => {
    fc.assert(
      fc.property(aKey, fc.nat(64), (key, at) => {
        const [one, two] = [key.charAt(at), key.charAt(at + 1)];
        fc.pre(one !== two);
        expect(checkApiKey(key.slice(0, at) + two + one + key.slice(at + 2))).not.toBe('well-formed');
      }),
    );
  });

  test('is malformed when cut, extended, padded or upper-cased', () => {
    const { apiKey } = createApiKey();
    const wrong = [apiKey.slice(0, -1), `${apiKey}a`, ` ${apiKey}`, `${apiKey}\n`, apiKey.toUpperCase(), ''];
    for (const text of wrong) expect(checkApiKey(text), JSON.stringify(text)).toBe('malformed');
  });
});

test('no text of any kind makes the check throw', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => checkApiKey(text) === 'malformed'));
});

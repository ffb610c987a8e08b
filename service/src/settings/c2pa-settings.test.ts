import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  certify,
  createChain,
  type KeyKind,
  newKeys,
  toKeyPem,
} from '../models/c2pa/certificates.fixture.ts';
import { toCredential } from './c2pa-settings.ts';
import { readConfig } from './config.ts';
import { problemsOf } from './problems-of.fixture.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-c2pa-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As operators set them: paths of files. */
function toFiles(certificate: string, key: string): Record<string, string> {
  const [certificatePath, keyPath] = [join(folder, 'chain.pem'), join(folder, 'key.pem')];
  writeFileSync(certificatePath, certificate);
  writeFileSync(keyPath, key);
  return { CARDWRIGHT_C2PA_CERTIFICATE_FILE: certificatePath, CARDWRIGHT_C2PA_KEY_FILE: keyPath };
}

const problemOf = (certificate: string, key: string): string => {
  const problems = problemsOf(toFiles(certificate, key));
  expect(problems).toHaveLength(1);
  return problems[0] ?? '';
};

test('with nothing set, images are not signed', () => {
  expect(toCredential(readConfig({}))).toBeUndefined();
});

test.each<[KeyKind, string]>([
  ['P-256', 'ES256'],
  ['P-384', 'ES384'],
  ['Ed25519', 'EdDSA'],
  ['RSA', 'PS256'],
])('the algorithm follows from a key of %s', (kind, algorithm) => {
  const { chain, key } = createChain(kind);
  const credential = toCredential(readConfig(toFiles(chain, key)));
  expect(credential).toMatchObject({ algorithm, owner: 'Example Press' });
  expect(credential?.chain).toHaveLength(2);
});

test('the owner is the organization that the certificate names, else its name', () => {
  const ownerOf = (organization: string): string | undefined => {
    const { chain, key } = createChain('P-256', { subject: { organization, name: 'Bilder' } });
    return toCredential(readConfig(toFiles(chain, key)))?.owner;
  };
  expect(ownerOf('Müller, Söhne & Co.')).toBe('Müller, Söhne & Co.');
  expect(ownerOf('')).toBe('Bilder');
});

test('a key in the older formats of OpenSSL is one, too', () => {
  const { chain, keys } = createChain('P-256');
  const key = keys.privateKey.export({ type: 'sec1', format: 'pem' }).toString();
  expect(problemsOf(toFiles(chain, key))).toEqual([]);
});

test('the root is left out of the chain, and words around the blocks are no harm', () => {
  const { chain, key, root } = createChain('P-256');
  const credential = toCredential(readConfig(toFiles(`subject=O = Example Press\n${chain}\n${root}`, key)));
  expect(credential?.chain).toHaveLength(2);
});

test('it is valid for as long as the first of its certificates that ends', () => {
  const to = inDays(30);
  const { chain, key } = createChain('P-256', { to });
  const { validTo } = toCredential(readConfig(toFiles(chain, key))) ?? {};
  expect(Math.abs((validTo?.getTime() ?? 0) - to.getTime())).toBeLessThan(1000);
});

describe('a start says which setting is wrong, and what would be right', () => {
  test.each([
    ['CARDWRIGHT_C2PA_CERTIFICATE', 'CARDWRIGHT_C2PA_KEY_FILE'],
    ['CARDWRIGHT_C2PA_KEY', 'CARDWRIGHT_C2PA_CERTIFICATE_FILE'],
  ])('%s alone', (name, other) => {
    const { chain, key } = createChain('P-256');
    const problems = problemsOf({ [name]: name.endsWith('KEY') ? key : chain });
    expect(problems).toEqual([expect.stringContaining(`To use ${name}, also set ${other}`)]);
  });

  test('a file that cannot be read', () => {
    const { chain, key } = createChain('P-256');
    const files = toFiles(chain, key);
    expect(problemsOf({ ...files, CARDWRIGHT_C2PA_CERTIFICATE_FILE: folder })).toEqual([
      expect.stringMatching(/, which CARDWRIGHT_C2PA_CERTIFICATE_FILE names: it is a directory\.$/),
    ]);
    const path = join(folder, 'nowhere.pem');
    expect(problemsOf({ ...files, CARDWRIGHT_C2PA_KEY_FILE: path })).toEqual([
      expect.stringMatching(
        /^Cannot read the file .*nowhere\.pem, which CARDWRIGHT_C2PA_KEY_FILE names: there is no such file\.$/,
      ),
    ]);
  });

  test('a path in the place of the text', () => {
    const { key } = createChain('P-256');
    expect(problemsOf({ CARDWRIGHT_C2PA_CERTIFICATE: '/etc/chain.pem', CARDWRIGHT_C2PA_KEY: key })).toEqual([
      expect.stringMatching(/^CARDWRIGHT_C2PA_CERTIFICATE must be in PEM/),
    ]);
  });

  test('the two mixed up', () => {
    const { chain, key } = createChain('P-256');
    expect(problemOf(key, chain)).toMatch(/^CARDWRIGHT_C2PA_CERTIFICATE must be certificates in PEM/);
  });

  test('blocks that are no certificates', () => {
    const { key } = createChain('P-256');
    const junk = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
    expect(problemOf(junk, key)).toMatch(/^CARDWRIGHT_C2PA_CERTIFICATE must be certificates in PEM/);
  });

  test('a key with a passphrase', () => {
    const { chain, keys } = createChain('P-256');
    const locked = keys.privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'secret',
    });
    expect(problemOf(chain, locked.toString())).toMatch(
      /^CARDWRIGHT_C2PA_KEY must be .* without a passphrase/,
    );
  });

  test.each([
    ['P-521', generateKeyPairSync('ec', { namedCurve: 'P-521' })],
    ['RSA of 1024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['X25519', generateKeyPairSync('x25519')],
  ])('a key that C2PA does not sign with, such as %s', (_, keys) => {
    const { chain } = createChain('P-256');
    expect(problemOf(chain, toKeyPem(keys))).toMatch(/^CARDWRIGHT_C2PA_KEY must be a key on P-256 or P-384/);
  });

  test('the key of another certificate, without a word of it', () => {
    const { chain } = createChain('P-256');
    const other = toKeyPem(newKeys('P-256'));
    const problem = problemOf(chain, other);
    expect(problem).toMatch(/^CARDWRIGHT_C2PA_KEY must be the private key of the first certificate/);
    expect(problem).not.toContain(other.split('\n')[1]);
  });

  test('a chain in the wrong order', () => {
    const { leaf, authority, key } = createChain('P-256');
    expect(problemOf(authority + leaf, key)).toMatch(
      /must begin with the certificate of CARDWRIGHT_C2PA_KEY; .* place 2/,
    );
  });

  test('a chain with the certificate of somebody else', () => {
    const { leaf, key } = createChain('P-256');
    expect(problemOf(leaf + createChain('P-256').authority, key)).toMatch(/the one at place 2 did not issue/);
  });

  test('the certificate of an authority', () => {
    const keys = newKeys('P-256');
    const root = certify({ subject: { organization: 'Own', name: 'Own' }, keys, isAuthority: true });
    expect(problemOf(root, toKeyPem(keys))).toMatch(/it begins with an authority's/);
  });

  test('a self-signed certificate', () => {
    const keys = newKeys('P-256');
    const own = certify({ subject: { organization: 'Own', name: 'Own' }, keys });
    expect(problemOf(own, toKeyPem(keys))).toMatch(/it is self-signed, which validators reject/);
  });

  test.each([
    ['for web servers', { purposes: ['1.3.6.1.5.5.7.3.1'] }],
    ['for no purpose', { purposes: [] }],
    ['for any', { purposes: ['1.3.6.1.5.5.7.3.4', '2.5.29.37.0'] }],
  ])('a certificate %s', (_, wanted) => {
    const { chain, key } = createChain('P-256', wanted);
    expect(problemOf(chain, key)).toMatch(/extended key usage must name C2PA claim signing/);
  });

  test.each([
    ['key usage', '2.5.29.15'],
    ['identifier of its authority’s key', '2.5.29.35'],
  ])('a certificate without %s', (_, id) => {
    const { chain, key } = createChain('P-256', { lacks: [id] });
    expect(problemOf(chain, key)).toMatch(/must have the key usage digitalSignature and an authority key/);
  });

  test('a certificate that has ended, and one that has not begun', () => {
    const ended = createChain('P-256', { from: inDays(-20), to: inDays(-10) });
    const day = inDays(-10).toISOString().slice(0, 10);
    expect(problemOf(ended.chain, ended.key)).toBe(
      `CARDWRIGHT_C2PA_CERTIFICATE must be valid; the certificate of Example Press in it ended on ${day}.`,
    );
    const early = createChain('P-256', { from: inDays(10), to: inDays(20) });
    expect(problemOf(early.chain, early.key)).toMatch(/begins on \d{4}-\d\d-\d\d\.$/);
  });
});

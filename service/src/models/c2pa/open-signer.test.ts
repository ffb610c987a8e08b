import { verify, X509Certificate } from 'node:crypto';
import { decode, encode } from 'cborg';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toCredential } from '../../settings/c2pa-settings.ts';
import { readConfig } from '../../settings/config.ts';
import { markPainted, SOURCE_TYPE } from '../mark-painted.ts';
import { createChain, type KeyKind } from './certificates.fixture.ts';
import type { SignedFormat } from './find-slot.ts';
import { hashOf } from './manifest.ts';
import { openSigner } from './open-signer.ts';
import { stateOf, validate } from './validate.fixture.ts';

const MODEL = 'openai/flux';
const FORMATS = ['png', 'jpeg', 'webp'] as const;

/** As a painted image is stored, and as a copy of it is sent. */
async function paint(format: SignedFormat, width = 400): Promise<Uint8Array> {
  const picture = sharp({ create: { width, height: 300, channels: 3, background: '#203050' } });
  if (format === 'jpeg') return markPainted(await picture.jpeg().toBuffer(), format, MODEL);
  const png = markPainted(await picture.png().toBuffer(), 'png', MODEL);
  return format === 'png' ? png : await sharp(png).keepXmp().webp().toBuffer();
}

async function openWith(kind: KeyKind = 'P-256', now = new Date()) {
  const { chain, key, root, leaf } = createChain(kind);
  const credential = toCredential(
    readConfig({ CARDWRIGHT_C2PA_CERTIFICATE: chain, CARDWRIGHT_C2PA_KEY: key }),
  );
  if (credential === undefined) throw new Error('no credential');
  const ended: Date[] = [];
  const clock = { now: () => now };
  const onExpired = (validTo: Date) => ended.push(validTo);
  const sign = await openSigner({ credential, version: '1.2.3', clock, onExpired });
  return { sign, root, leaf, credential, ended };
}

// The key and the format have nothing to do with each other.
test.each<[SignedFormat, KeyKind, string]>([
  ['png', 'P-256', 'Es256'],
  ['jpeg', 'P-384', 'Es384'],
  ['webp', 'Ed25519', 'Ed25519'],
  ['png', 'RSA', 'Ps256'],
])('a signed %s with a key of %s is valid and says what made it', async (format, kind, alg) => {
  const { sign, root } = await openWith(kind);
  const image = await paint(format);
  const signed = await sign(image, format, MODEL);
  const { state, manifest, passed, failed } = await validate(signed, format, root);
  expect([state, failed]).toEqual(['Trusted', []]);
  expect(passed).toEqual(
    expect.arrayContaining([
      'signingCredential.trusted',
      'claimSignature.validated',
      'assertion.hashedURI.match',
      'assertion.dataHash.match',
    ]),
  );
  expect(manifest).toMatchObject({
    claim_version: 2,
    claim_generator_info: [{ name: 'Cardwright', version: '1.2.3' }],
    signature_info: { alg, issuer: 'Example Press' },
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            {
              action: 'c2pa.created',
              digitalSourceType: SOURCE_TYPE,
              softwareAgent: { name: MODEL },
            },
          ],
        },
      },
    ],
  });
  expect(signed.length - image.length).toBeLessThan(3000);
});

describe.each(FORMATS)('a signed %s', (format) => {
  test('shows the same and keeps its XMP', async () => {
    const { sign } = await openWith();
    const image = await paint(format);
    const signed = await sign(image, format, MODEL);
    const pixelsOf = (bytes: Uint8Array) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
    expect(await pixelsOf(signed)).toEqual(await pixelsOf(image));
    const { xmp } = await sharp(signed).metadata();
    expect(xmp).toEqual((await sharp(image).metadata()).xmp);
  });

  test('is invalid with any byte changed outside of the manifest', async () => {
    const { sign, root } = await openWith();
    const image = await paint(format);
    const signed = await sign(image, format, MODEL);
    const states = new Set<string>();
    const manifest = findManifest(signed, format);
    for (let at = 0; at < signed.length; at += 61)
      if (at < manifest.start || at >= manifest.end)
        states.add(await stateOf(flip(signed, at), format, root));
    expect(states).not.toContain('Trusted');
    expect(states).not.toContain('Valid');
    expect(states).toContain('Invalid');
  });

  test('is invalid with a word or the signature changed inside of it', async () => {
    const { sign, root } = await openWith();
    const signed = Buffer.from(await sign(await paint(format), format, MODEL));
    const from = findManifest(signed, format).start;
    for (const words of [MODEL, 'composite', 'Cardwright', 'Example Press', 'exclusions'])
      expect(await stateOf(flip(signed, signed.indexOf(words, from)), format, root), words).toBe('Invalid');
    const { end } = findManifest(signed, format);
    // A PNG's chunk ends with a checksum.
    expect(await stateOf(flip(signed, end - (format === 'png' ? 5 : 1)), format, root)).toBe('Invalid');
  });

  test('is not trusted by those who do not know its root', async () => {
    const { sign } = await openWith();
    const signed = await sign(await paint(format), format, MODEL);
    const { state, failed } = await validate(signed, format, createChain('P-256').root);
    expect([state, failed]).toEqual(['Valid', ['signingCredential.untrusted']]);
  });

  test('is valid whatever the size of its manifest, also beyond a segment of 64 kB', async () => {
    const { sign, root } = await openWith();
    const image = await paint(format);
    const shortest = (await sign(image, format, '')).length - image.length;
    // Around where numbers get longer, and where segments, which JPEGs alone have, are full.
    for (const size of format === 'jpeg' ? [0xff_ff, 2 * 0xff_ff] : [0xff_ff])
      for (let more = -24; more < 12; more += 1) {
        const signed = await sign(image, format, 'x'.repeat(size - shortest + more));
        expect(await stateOf(signed, format, root), `${size} + ${more}`).toBe('Trusted');
      }
  });

  test('loses its manifest when it is encoded anew, and has one alone when it is signed again', async () => {
    const { sign, root } = await openWith();
    const signed = await sign(await paint(format), format, MODEL);
    const copy = await sharp(signed).keepXmp().webp().toBuffer();
    expect(copy.includes('c2pa')).toBe(false);
    const { state, manifests } = await validate(await sign(copy, 'webp', MODEL), 'webp', root);
    expect([state, manifests]).toEqual(['Trusted', 1]);
  });
});

test('every image has a manifest of its own name', async () => {
  const { sign } = await openWith('Ed25519');
  const image = await paint('png');
  const names = await Promise.all(
    [1, 2].map(async () =>
      /urn:c2pa:[\w-]+/.exec(Buffer.from(await sign(image, 'png', MODEL)).toString('latin1')),
    ),
  );
  expect(names[0]?.[0]).not.toBe(names[1]?.[0]);
});

test('a WebP of odd length keeps chunks at even places, and its size counts all of them', async () => {
  const { sign } = await openWith();
  const image = await paint('webp');
  for (const model of ['even', 'odd-a']) {
    const signed = Buffer.from(await sign(image, 'webp', model));
    expect(signed.length % 2).toBe(0);
    expect(signed.readUInt32LE(4)).toBe(signed.length - 8);
    expect(signed.indexOf('C2PA')).toBe(image.length);
  }
});

test('a WebP’s hash and signature hold by what Node computes, too', async () => {
  const { sign, leaf } = await openWith();
  const signed = Buffer.from(await sign(await paint('webp'), 'webp', MODEL));
  const [{ exclusions, hash }, claim, signature] = ['c2pa.hash.data', 'c2pa.claim.v2', 'c2pa.signature'].map(
    (label) => readCbor(signed, label),
  ) as [
    { exclusions: [{ start: number; length: number }]; hash: Uint8Array },
    { bytes: Uint8Array },
    unknown[],
  ];
  const [{ start, length }] = exclusions;
  expect(hashOf(signed.subarray(0, start), signed.subarray(start + length))).toEqual(Buffer.from(hash));
  const [header, , payload, value] = signature as [Uint8Array, object, null, Uint8Array];
  expect(payload).toBeNull();
  const { publicKey } = new X509Certificate(leaf);
  const toBeSigned = encode(['Signature1', header, new Uint8Array(0), claim.bytes]);
  expect(verify('sha256', toBeSigned, { key: publicKey, dsaEncoding: 'ieee-p1363' }, value)).toBe(true);
});

test('after the end of the certificate images stay as they are, and the operator hears of it', async () => {
  const later = new Date(Date.now() + 2 * 365 * 24 * 3_600_000);
  const { sign, credential, ended } = await openWith('P-256', later);
  const image = await paint('png');
  expect(await sign(image, 'png', MODEL)).toBe(image);
  expect(ended).toEqual([credential.validTo]);
});

function flip(bytes: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

/** Where the one manifest of a file is, by the rules of each format. */
function findManifest(bytes: Uint8Array, format: SignedFormat): { start: number; end: number } {
  const file = Buffer.from(bytes);
  if (format === 'jpeg') {
    const start = file.indexOf('JP\0\x01', 0, 'latin1') - 4;
    return { start, end: start + 2 + file.readUInt16BE(start + 2) };
  }
  if (format === 'png') {
    const start = file.indexOf('caBX') - 4;
    return { start, end: start + 12 + file.readUInt32BE(start) };
  }
  const start = file.indexOf('C2PA');
  return { start, end: start + 8 + file.readUInt32LE(start + 4) };
}

/** What is in the CBOR box after a label's last mention; a claim as the bytes that were signed. */
function readCbor(file: Buffer, label: string): unknown {
  const box = file.lastIndexOf(`${label}\0`) + label.length + 1;
  const bytes = file.subarray(box + 8, box + file.readUInt32BE(box));
  if (label === 'c2pa.claim.v2') return { bytes };
  // Without the tag of COSE_Sign1.
  return decode(label === 'c2pa.signature' ? bytes.subarray(1) : bytes, { useMaps: false });
}

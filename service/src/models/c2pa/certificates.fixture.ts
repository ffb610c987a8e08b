import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';

type Pair = { publicKey: KeyObject; privateKey: KeyObject };

export type KeyKind = 'P-256' | 'P-384' | 'Ed25519' | 'RSA';

export const newKeys = (kind: KeyKind): Pair => {
  if (kind === 'Ed25519') return generateKeyPairSync('ed25519');
  if (kind === 'RSA') return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: kind });
};

export const toKeyPem = ({ privateKey }: Pair): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export type Subject = { organization: string; name: string };

type Wanted = {
  subject: Subject;
  keys: Pair;
  /** Itself where omitted. */
  issuer?: { subject: Subject; keys: Pair };
  isAuthority?: boolean;
  /** Object identifiers of what it may be used for. */
  purposes?: readonly string[];
  /** Object identifiers of extensions to leave out. */
  lacks?: readonly string[];
  from?: Date;
  to?: Date;
};

/** A certificate in PEM (RFC 5280), signed with ECDSA on P-256: `issuer` must have such keys. */
export function certify({ subject, keys, issuer = { subject, keys }, ...wanted }: Wanted): string {
  const { isAuthority = false, purposes = isAuthority ? [] : [EMAIL_PROTECTION] } = wanted;
  const { from = new Date(Date.now() - HOUR_MS), to = new Date(Date.now() + YEAR_MS) } = wanted;
  const { lacks = [] } = wanted;
  const isWanted = (one: Buffer): boolean => !lacks.some((id) => one.includes(oid(id)));
  const extensions = [
    extension('2.5.29.19', sequence(...(isAuthority ? [der(0x01, [0xff])] : [])), true),
    // digitalSignature, or keyCertSign.
    extension('2.5.29.15', der(0x03, isAuthority ? [2, 0x04] : [7, 0x80]), true),
    extension('2.5.29.14', der(0x04, toKeyId(keys))),
    extension('2.5.29.35', sequence(der(0x80, toKeyId(issuer.keys)))),
    ...(purposes.length > 0 ? [extension('2.5.29.37', sequence(...purposes.map(oid)))] : []),
  ];
  const signed = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [0x01, ...randomBytes(8)]),
    ECDSA_WITH_SHA256,
    toName(issuer.subject),
    sequence(toTime(from), toTime(to)),
    toName(subject),
    toSpki(keys),
    der(0xa3, sequence(...extensions.filter(isWanted))),
  );
  const signature = sign('sha256', signed, issuer.keys.privateKey);
  const certificate = sequence(signed, ECDSA_WITH_SHA256, der(0x03, [0, ...signature]));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** A root, an authority under it, and the certificate of an organization with its key. */
export function createChain(kind: KeyKind, wanted: Partial<Wanted> = {}) {
  const [rootKeys, authorityKeys, keys] = [newKeys('P-256'), newKeys('P-256'), newKeys(kind)];
  const rootSubject = { organization: 'Test Trust', name: 'Test Root' };
  const authoritySubject = { organization: 'Test Trust', name: 'Test Authority' };
  const root = certify({ subject: rootSubject, keys: rootKeys, isAuthority: true });
  const authority = certify({
    subject: authoritySubject,
    keys: authorityKeys,
    issuer: { subject: rootSubject, keys: rootKeys },
    isAuthority: true,
  });
  const leaf = certify({
    subject: { organization: 'Example Press', name: 'Example Press Images' },
    keys,
    issuer: { subject: authoritySubject, keys: authorityKeys },
    ...wanted,
  });
  return { root, authority, leaf, chain: leaf + authority, keys, key: toKeyPem({ ...keys }) };
}

function der(tag: number, content: Uint8Array | readonly number[]): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), Buffer.from(content)]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, Buffer.concat(parts));

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  return der(0x06, [first * 40 + second, ...rest.flatMap(toBase128)]);
}

const toBase128 = (value: number): number[] => {
  const digits = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
};

const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

const extension = (id: string, value: Uint8Array, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [der(0x01, [0xff])] : []), der(0x04, value));

const toName = ({ organization, name }: Subject): Buffer =>
  sequence(
    ...[
      ['2.5.4.10', organization],
      ['2.5.4.3', name],
    ].map(([id = '', text = '']) => der(0x31, sequence(oid(id), der(0x0c, Buffer.from(text))))),
  );

const toTime = (date: Date): Buffer =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

const toSpki = ({ publicKey }: Pair): Buffer => publicKey.export({ type: 'spki', format: 'der' });
const toKeyId = (keys: Pair): Buffer => createHash('sha1').update(toSpki(keys)).digest();

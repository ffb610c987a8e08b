import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { Credential } from '../models/c2pa/credential.ts';
import { type Config, SETTINGS } from './settings.ts';

const [CERTIFICATE, KEY] = [SETTINGS.c2paCertificate.name, SETTINGS.c2paKey.name];

// Extended key usages that validators accept (C2PA 2.2, 14.4.1): C2PA's own, e-mail, documents, and Microsoft's for C2PA.
const PURPOSES: readonly string[] = [
  '1.3.6.1.4.1.62558.2.1',
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.4.1.311.76.59.1.9',
];
const ANY_PURPOSE = '2.5.29.37.0';
// Identifiers of extensions as they are in a certificate.
const KEY_USAGE = Buffer.from('0603551d0f', 'hex');
const AUTHORITY_KEY_ID = Buffer.from('0603551d23', 'hex');

/** One sentence on what is wrong; none if manifests can be signed, or shall not be. */
export function findC2paProblems(config: Config): string[] {
  const { c2paCertificate, c2paKey } = config;
  if (c2paCertificate === undefined && c2paKey === undefined) return [];
  if (c2paKey === undefined) return [`To use ${CERTIFICATE}, also set ${KEY}_FILE, its private key.`];
  if (c2paCertificate === undefined)
    return [`To use ${KEY}, also set ${CERTIFICATE}_FILE, the chain of its certificate.`];
  const credential = readCredential(c2paCertificate, c2paKey);
  return typeof credential === 'string' ? [credential] : [];
}

/** Undefined where painted images are not signed. */
export function toCredential({ c2paCertificate, c2paKey }: Config): Credential | undefined {
  if (c2paCertificate === undefined || c2paKey === undefined) return undefined;
  const credential = readCredential(c2paCertificate, c2paKey);
  if (typeof credential === 'string') throw new Error('readConfig accepts no such certificate');
  return credential;
}

/** Or what is wrong with it. Nothing of the key is repeated. */
function readCredential(certificatePem: string, keyPem: string): Credential | string {
  const certificates = readCertificates(certificatePem);
  const [leaf] = certificates ?? [];
  if (certificates === undefined || leaf === undefined)
    return `${CERTIFICATE} must be certificates in PEM, that of the key first.`;
  const key = readKey(keyPem);
  if (key === undefined) return `${KEY} must be a private key in PEM without a passphrase.`;
  const algorithm = findAlgorithm(key);
  if (algorithm === undefined)
    return `${KEY} must be a key on P-256 or P-384, of Ed25519, or of RSA with at least 2048 bits.`;
  const problem = findKeyProblem(certificates, key) ?? findChainProblem(certificates);
  if (problem !== undefined) return problem;
  return {
    key,
    algorithm,
    // Whoever validates has the root.
    chain: certificates.filter((one) => !isSelfSigned(one)).map(({ raw }) => raw),
    owner: toOwner(leaf),
    validTo: new Date(Math.min(...certificates.map(({ validToDate }) => validToDate.getTime()))),
  };
}

function readCertificates(pem: string): X509Certificate[] | undefined {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    return undefined;
  }
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

const LEAST_RSA_BITS = 2048;

function findAlgorithm({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  const { namedCurve, modulusLength = 0 } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === 'ed25519') return 'EdDSA';
  if (asymmetricKeyType === 'rsa') return modulusLength >= LEAST_RSA_BITS ? 'PS256' : undefined;
  return namedCurve === 'prime256v1' ? 'ES256' : namedCurve === 'secp384r1' ? 'ES384' : undefined;
}

function findKeyProblem(certificates: readonly X509Certificate[], key: KeyObject): string | undefined {
  const at = certificates.findIndex((one) => one.checkPrivateKey(key));
  if (at === 0) return undefined;
  return at < 0
    ? `${KEY} must be the private key of the first certificate in ${CERTIFICATE}; it is that of another.`
    : `${CERTIFICATE} must begin with the certificate of ${KEY}; it is the one at place ${at + 1}.`;
}

function findChainProblem(certificates: readonly X509Certificate[]): string | undefined {
  const [leaf] = certificates;
  if (leaf === undefined || leaf.ca)
    return `${CERTIFICATE} must begin with a certificate that signs content; it begins with an authority's.`;
  if (isSelfSigned(leaf))
    return `${CERTIFICATE} must be issued by an authority; it is self-signed, which validators reject.`;
  const purposes = leaf.keyUsage ?? [];
  if (purposes.includes(ANY_PURPOSE) || !purposes.some((purpose) => PURPOSES.includes(purpose)))
    return `${CERTIFICATE} must be for signing content: its extended key usage must name C2PA claim signing (${PURPOSES[0]}), e-mail protection or document signing, and not any.`;
  if (!maySign(leaf) || !leaf.raw.includes(AUTHORITY_KEY_ID))
    return `${CERTIFICATE} must have the key usage digitalSignature and an authority key identifier, as C2PA asks.`;
  for (const [index, certificate] of certificates.entries()) {
    const issuer = certificates[index + 1];
    if (issuer && !(certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)))
      return `${CERTIFICATE} must list each certificate before that of its issuer; the one at place ${index + 2} did not issue the one before it.`;
    const now = Date.now();
    const [from, to] = [certificate.validFromDate, certificate.validToDate];
    if (now > to.getTime())
      return `${CERTIFICATE} must be valid; the certificate of ${toOwner(certificate)} in it ended on ${toDay(to)}.`;
    if (now < from.getTime())
      return `${CERTIFICATE} must be valid; the certificate of ${toOwner(certificate)} in it begins on ${toDay(from)}.`;
  }
  return undefined;
}

/** Whether its key usage, which Node does not read, has the bit `digitalSignature`. */
function maySign({ raw }: X509Certificate): boolean {
  const at = raw.indexOf(KEY_USAGE) + KEY_USAGE.length;
  const isCritical = raw[at] === 0x01;
  // After the heads of an octet string and of a bit string in it.
  const bits = raw[at + (isCritical ? 3 : 0) + 5] ?? 0;
  return raw.includes(KEY_USAGE) && (bits & 0x80) !== 0;
}

const isSelfSigned = ({ subject, issuer }: X509Certificate): boolean => subject === issuer;

/** The organization, else the name. */
function toOwner({ subject }: X509Certificate): string {
  const [, name = 'no name'] = /^O=(.+)$/m.exec(subject) ?? /^CN=(.+)$/m.exec(subject) ?? [];
  return name.replaceAll(/\\(.)/g, '$1');
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

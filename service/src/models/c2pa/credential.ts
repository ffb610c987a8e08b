import type { KeyObject } from 'node:crypto';

/** With what manifests are signed. */
export type Credential = {
  key: KeyObject;
  algorithm: 'ES256' | 'ES384' | 'EdDSA' | 'PS256';
  /** Certificates as DER: that of the key first, each issued by the next, without the root. */
  chain: readonly Uint8Array[];
  /** Of the organization that the certificate names, else of the certificate. */
  owner: string;
  /** When the first of the certificates ends. */
  validTo: Date;
};

import { createHash } from 'node:crypto';
import { box, hashedPartOf, superbox } from './jumbf.ts';
import { toCbor } from './to-cbor.ts';

/** What a manifest says of an image. */
export type Statement = {
  /** `urn:c2pa:` and the same UUID in both. */
  label: string;
  instanceId: string;
  sourceType: string;
  /** The model that painted. */
  agent: string;
  /** Who says so. */
  generator: { name: string; version: string };
};

/** Which bytes of the file are not the manifest's, and what they hash to. */
export type Binding = { start: number; length: number; hash: Uint8Array };

export type Manifest = {
  /** What is signed. */
  claim: Uint8Array;
  /** The manifest store with the signature in it. */
  toStore(signature: Uint8Array): Buffer;
};

/** A manifest (C2PA 2.2) with one action and one hard binding. Its size does not depend on the `length` of the binding. */
export function toManifest({ label, instanceId, ...statement }: Statement, binding: Binding): Manifest {
  const assertions = [
    cborBox('c2pa.actions.v2', toActions(statement)),
    cborBox('c2pa.hash.data', toDataHash(binding)),
  ] as const;
  const claim = toCbor({
    instanceID: instanceId,
    claim_generator_info: statement.generator,
    signature: `self#jumbf=/c2pa/${label}/c2pa.signature`,
    created_assertions: [
      toReference('c2pa.actions.v2', assertions[0]),
      toReference('c2pa.hash.data', assertions[1]),
    ],
    alg: HASH,
  });
  const toStore = (signature: Uint8Array): Buffer =>
    superbox(
      'c2pa',
      'c2pa',
      superbox(
        'c2ma',
        label,
        superbox('c2as', 'c2pa.assertions', ...assertions),
        superbox('c2cl', 'c2pa.claim.v2', box('cbor', claim)),
        superbox('c2cs', 'c2pa.signature', box('cbor', signature)),
      ),
    );
  return { claim, toStore };
}

const HASH = 'sha256';
export const hashOf = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash(HASH);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const cborBox = (label: string, value: unknown): Buffer =>
  superbox('cbor', label, box('cbor', toCbor(value)));

const toReference = (label: string, assertion: Buffer) => ({
  url: `self#jumbf=c2pa.assertions/${label}`,
  hash: hashOf(hashedPartOf(assertion)),
});

const toActions = ({ sourceType, agent }: Pick<Statement, 'sourceType' | 'agent'>) => ({
  actions: [{ action: 'c2pa.created', digitalSourceType: sourceType, softwareAgent: { name: agent } }],
});

// The longest whole number of 32 bits.
const NUMBER_BYTES = 5;

/** The length of a manifest is in the manifest: padding makes up for the bytes that a shorter number takes less. */
const toDataHash = ({ start, length, hash }: Binding) => ({
  exclusions: [{ start, length }],
  alg: HASH,
  hash,
  pad: Buffer.alloc(NUMBER_BYTES - toCbor(length).length),
});

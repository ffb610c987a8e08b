import { randomUUID } from 'node:crypto';
import type { Clock } from '../../base/clock.ts';
import { SOURCE_TYPE } from '../mark-painted.ts';
import { createSign1 } from './cose-sign.ts';
import type { Credential } from './credential.ts';
import { findSlot, type SignedFormat } from './find-slot.ts';
import { hashOf, type Statement, toManifest } from './manifest.ts';

/** The same image with a manifest that says which model had a part in it; as it was where the certificate has ended. */
export type SignPainted = (image: Uint8Array, format: SignedFormat, model: string) => Promise<Uint8Array>;

export type SignerParts = {
  credential: Credential;
  /** Of this service. */
  version: string;
  clock: Clock;
  /** Called for each image that is left without a manifest. */
  onExpired(validTo: Date): void;
};

export async function openSigner(parts: SignerParts): Promise<SignPainted> {
  const { credential, version, clock, onExpired } = parts;
  const sign1 = createSign1(credential);
  const { length: signatureBytes } = await sign1(Buffer.alloc(0));

  return async (image, format, model) => {
    if (clock.now() > credential.validTo) {
      onExpired(credential.validTo);
      return image;
    }
    const statement = toStatement(model, version);
    const slot = findSlot(image, format);
    const start = slot.around(0).before.length;
    // As long as the manifest will be, which the manifest itself says.
    const draft = toManifest(statement, { start, length: 0, hash: hashOf() });
    const { length } = slot.wrap(draft.toStore(Buffer.alloc(signatureBytes)));
    const { before, after } = slot.around(length);
    const { claim, toStore } = toManifest(statement, { start, length, hash: hashOf(before, after) });
    return Buffer.concat([before, slot.wrap(toStore(await sign1(claim))), after]);
  };
}

function toStatement(model: string, version: string): Statement {
  const id = randomUUID();
  return {
    label: `urn:c2pa:${id}`,
    instanceId: `xmp:iid:${id}`,
    sourceType: SOURCE_TYPE,
    agent: model,
    generator: { name: 'Cardwright', version },
  };
}

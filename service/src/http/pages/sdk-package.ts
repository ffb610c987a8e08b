import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../../base/service-error.ts';
import { sendBytes } from '../send-bytes.ts';

/** Where `npm install` finds the SDK. */
export const SDK_PACKAGE = '/sdk/cardwright-client.tgz';

/** The SDK as `service/pack-sdk.mjs` packs it to `folder`, with its digest. Read when somebody asks for it. */
export const createSdkPackage =
  (folder: string) =>
  async (request: Request): Promise<Response> => {
    const bytes = await readFile(join(folder, 'cardwright-client.tgz')).catch((cause: unknown) => {
      throw new ServiceError(
        'not-found',
        'This service was installed without its SDK: run `npm ci` without --omit=dev, and start it again.',
        { code: 'not_found', cause },
      );
    });
    const digest = createHash('sha512').update(bytes).digest('base64');
    return sendBytes(request, {
      bytes,
      contentType: 'application/gzip',
      etag: `"${digest}"`,
      // Another version of the service has another package at this address.
      cacheControl: 'no-cache',
      headers: { 'Repr-Digest': `sha-512=:${digest}:` },
    });
  };

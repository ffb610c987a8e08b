import { UPLOAD_TYPES } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import { toUploadBody } from '../bodies/to-upload-body.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { readBytes } from '../read-body.ts';

type Ids = 'createUpload' | 'listUploads' | 'getUpload' | 'getUploadContent' | 'deleteUpload';

const ANY_TYPE = 'application/octet-stream';
const TYPES: readonly string[] = UPLOAD_TYPES;
// No registered name, but one that browsers and tools send.
const ALIASES: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg' };

export function uploadRoutes({ uploads }: AppParts): Handlers<Ids> {
  const { limits } = uploads;
  return {
    createUpload: async ({ caller, query: { name }, raw }) => {
      const type = readType(raw.headers);
      const added = await uploads.receive(caller.accountId, async () => ({
        bytes: await readBytes(raw, { maxBytes: limits.fileBytes, sender: caller.accountId }),
        name,
        type: type === ANY_TYPE ? undefined : type,
      }));
      const body = toUploadBody(added.upload);
      return added.isNew ? { status: 201, body } : { status: 200, body };
    },

    listUploads: async ({ caller }) => {
      const found = await uploads.list(caller.accountId);
      return {
        status: 200,
        body: {
          uploads: found.map(toUploadBody),
          count: found.length,
          count_limit: limits.count,
          bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
          bytes_limit: limits.bytes,
          file_bytes_limit: limits.fileBytes,
        },
      };
    },

    getUpload: async ({ caller, params }) => ({
      status: 200,
      body: toUploadBody(await uploads.get(caller.accountId, params.id)),
    }),

    getUploadContent: async ({ caller, params }) => {
      const { type } = await uploads.get(caller.accountId, params.id);
      const found = await uploads.read(caller.accountId, params.id);
      if (found === undefined) throw lost();
      return new Response(found.bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'Content-Type': type,
          'Content-Length': String(found.bytes.length),
          'Cache-Control': 'private, max-age=86400',
        },
      });
    },

    deleteUpload: async ({ caller, params }) => {
      await uploads.delete(caller.accountId, params.id);
      return { status: 200, body: { message: 'The upload was deleted.' } };
    },
  };
}

/** Throws `unsupported-media-type`. */
function readType(headers: Headers): string {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const known = ALIASES[type.trim()] ?? type.trim();
  if (TYPES.includes(known) && encoding === 'identity') return known;
  throw new ServiceError(
    'unsupported-media-type',
    `Send the file itself as the body, uncompressed, with a \`Content-Type\` of ${TYPES.slice(0, -1).join(', ')} or ${TYPES.at(-1)}.`,
    { code: 'unsupported_media_type' },
  );
}

const RETRY_SECONDS = 5;

const lost = (): ServiceError =>
  new ServiceError('unavailable', 'The image store is temporarily unavailable. Try again in a moment.', {
    code: 'images_unavailable',
    retryAfterSeconds: RETRY_SECONDS,
  });

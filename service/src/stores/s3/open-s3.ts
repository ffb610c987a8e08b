import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { OperatorError } from '../../base/operator-error.ts';
import { createImageStore } from '../image-store.ts';
import type { ObjectFolder } from '../object-folder.ts';
import { openS3Folder } from './s3-folder.ts';

export type S3Options = {
  bucket: string;
  /** Before the keys of all objects; empty or ends with a slash. */
  prefix: string;
  region: string;
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  /** The bucket in the path instead of the host name. */
  pathStyle: boolean;
  /** Undefined: as AWS's own programs find them, such as from the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

export type S3Stores = { images: ObjectFolder; cards: ObjectFolder; close(): void };

const CONNECTIONS = 64;
const CONNECT_MS = 1_000;
const REQUEST_MS = 3_000;

/** Opens a bucket that exists, and tries whether it can be used. Throws `OperatorError` when it cannot. */
export async function openS3(options: S3Options): Promise<S3Stores> {
  const client = createClient(options);
  const open = (name: string) => openS3Folder(client, options.bucket, `${options.prefix}${name}/`);
  const images = open('images');
  try {
    await createImageStore(images).check();
    await client.send(new ListObjectsV2Command({ Bucket: options.bucket, MaxKeys: 1 }));
  } catch (cause) {
    client.destroy();
    throw new OperatorError(explainRefusal(cause, options), { cause });
  }
  return { images, cards: open('cards'), close: () => client.destroy() };
}

function createClient({ region, endpoint, pathStyle, credentials }: S3Options): S3Client {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // R2, B2 and others refuse the checksums that the SDK would add; its requests are signed with a hash of their body anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    }),
  });
}

/** One sentence for the operator. */
function explainRefusal(cause: unknown, { bucket, endpoint, region, pathStyle }: S3Options): string {
  const place = endpoint === undefined ? 'AWS S3' : `the S3 server ${endpoint}`;
  const name = cause instanceof Error ? cause.name : '';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
  if (name === 'NoSuchBucket')
    return `There is no bucket "${bucket}" on ${place}: create it, or correct CARDWRIGHT_S3_BUCKET.`;
  if (name === 'CredentialsProviderError')
    return `There are no credentials for the bucket "${bucket}": set CARDWRIGHT_S3_ACCESS_KEY_ID and CARDWRIGHT_S3_SECRET_ACCESS_KEY.`;
  if (['PermanentRedirect', 'AuthorizationHeaderMalformed', 'IncorrectEndpoint'].includes(name))
    return `The bucket "${bucket}" is not in the region "${region}" for ${place}: correct CARDWRIGHT_S3_REGION or CARDWRIGHT_S3_ENDPOINT.`;
  if (status === 401 || status === 403)
    return (
      `The credentials do not open the bucket "${bucket}" on ${place} (${name}): check CARDWRIGHT_S3_ACCESS_KEY_ID and ` +
      'CARDWRIGHT_S3_SECRET_ACCESS_KEY, and that they may read, write, list and delete its objects.'
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return (
      `The host of ${place} cannot be found: check CARDWRIGHT_S3_ENDPOINT` +
      `${pathStyle ? '' : '; if it is right, set CARDWRIGHT_S3_PATH_STYLE=on'}.`
    );
  return `Cannot use the bucket "${bucket}" on ${place}: ${describe(cause)}. Check that the server runs, and CARDWRIGHT_S3_ENDPOINT.`;
}

/** Node reports several failed addresses of one host as an error without a message. */
function describe(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(describe).join('; ');
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

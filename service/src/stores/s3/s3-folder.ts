import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { KeyRange, ObjectFolder } from '../object-folder.ts';

// Of an operation with its repetitions. Whoever waits for it gets an answer within 5 seconds.
const PATIENCE_MS = 4_000;

/** The objects of a bucket whose keys begin with `prefix`. One at a time is deleted: not every server can do more. */
export function openS3Folder(client: S3Client, bucket: string, prefix: string): ObjectFolder {
  const toObject = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    put: async (key, bytes) => {
      // Many servers refuse an upload without a length.
      const body = { Body: bytes, ContentLength: bytes.length };
      await client.send(new PutObjectCommand({ ...toObject(key), ...body }), inTime());
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(toObject(key)), inTime());
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    list: (range = {}) => list(client, bucket, prefix, range),
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(toObject(key)), inTime());
    },
  };
}

async function* list(
  client: S3Client,
  bucket: string,
  prefix: string,
  { after, before }: KeyRange,
): ReturnType<ObjectFolder['list']> {
  const start = after === undefined ? {} : { StartAfter: prefix + after };
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...start, ContinuationToken: token }),
    );
    for (const { Key: name, LastModified: lastModified } of page.Contents ?? []) {
      if (name === undefined || lastModified === undefined) continue;
      const key = name.slice(prefix.length);
      if (before !== undefined && key >= before) return;
      yield { key, lastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Options } from './open-s3.ts';

const PROGRAM = fileURLToPath(import.meta.resolve('@20minutes/s3rver'));
// The one account that the server has.
const KEY = 'S3RVER';

// Its tokens of the pages of a list are encrypted as today's OpenSSL does only when asked to.
const ENCRYPTION = ['--openssl-legacy-provider'];

export type S3Server = {
  endpoint: string;
  options(bucket?: string): S3Options;
  /** The same as settings. */
  settings(bucket?: string): Record<string, string>;
  /** Cuts every connection; the objects stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

export const BUCKET = 'cardwright';

/** An S3 server in a process of its own, with a bucket `cardwright`. It checks signatures, and knows no conditions. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'cardwright-s3-'));
  let child: ChildProcess | undefined;
  let port = 0;

  const start = async (): Promise<void> => {
    const options = {
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    };
    const script = `
      // Today's SDK signs the path of a bucket with a slash at its end; this server expects the SDK of its time.
      const v4 = require(${JSON.stringify(join(dirname(PROGRAM), 'signature', 'v4.js'))});
      const { getStringToSign } = v4;
      v4.getStringToSign = (request, signature) =>
        getStringToSign({ ...request, uri: request.uri.replace(/^\\/[^/]+$/, '$&/') }, signature);
      const S3rver = require(${JSON.stringify(PROGRAM)});
      new S3rver(${JSON.stringify(options)}).run().then(({ port }) => console.log(port));`;
    const server = spawn(process.execPath, [...ENCRYPTION, '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = server;
    port = await new Promise((resolve, reject) => {
      server.stdout.once('data', (line) => resolve(Number(line)));
      server.once('exit', () => reject(new Error('the S3 server ended')));
    });
  };
  const stop = async (): Promise<void> => {
    const server = child;
    child = undefined;
    if (server === undefined) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await exited;
  };

  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    options: (bucket = BUCKET) => ({
      bucket,
      prefix: '',
      region: 'us-east-1',
      endpoint,
      pathStyle: true,
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    }),
    settings: (bucket = BUCKET) => ({
      CARDWRIGHT_S3_BUCKET: bucket,
      CARDWRIGHT_S3_ENDPOINT: endpoint,
      CARDWRIGHT_S3_ACCESS_KEY_ID: KEY,
      CARDWRIGHT_S3_SECRET_ACCESS_KEY: KEY,
    }),
    stop,
    start,
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import type { Readable, Writable } from 'node:stream';

/** What the command sees of its process; `process` is one. */
export type Host = {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean; setRawMode?: (isRaw: boolean) => unknown };
  stdout: Output;
  stderr: Output;
};

export type Output = Writable & { isTTY?: boolean; columns?: number };

/** The whole standard input. */
export async function readAll(stdin: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

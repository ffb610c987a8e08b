import { once } from 'node:events';
import { createMcpServer } from '@cardwright/contract/mcp';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../cli/command.ts';
import { type GivenNames, toFailure } from '../cli/failure.ts';
import { createMcpApi } from './mcp-api.ts';
import { createSaveImage } from './save-image.ts';
import { createUploadImage } from './upload-image.ts';

const NAMES: GivenNames = {
  expiresIn: 'expires_in',
  template_id: 'template',
  designMd: 'design_md',
  designUrl: 'design_url',
};

type Session = Pick<Context, 'host' | 'signal' | 'connect' | 'settings'> & {
  /** The only directory that images are saved to and uploaded from. */
  directory: string;
};

/** Serves an agent over standard input and output until it closes them, or `signal` ends it. */
export async function serveMcp({ host, signal, connect, settings, directory }: Session): Promise<void> {
  const server = serveStdio(() =>
    createMcpServer({
      version: manifest.version,
      connect: () => createMcpApi(connect(), settings()),
      describeError: (error) => {
        const { message, next } = toFailure(error, settings, NAMES);
        return next === undefined ? message : `${message}\n${next}`;
      },
      moreTools: [createSaveImage(directory), createUploadImage(directory, connect)],
    }),
  );
  await Promise.race([once(host.stdin, 'end'), once(host.stdin, 'close'), once(signal, 'abort')]);
  await server.close();
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RebuiltFont } from './font/rebuild.ts';
import { FileBusyError, UnusableFileError } from './unusable-file-error.ts';

/** A font that was written anew, and the name that it has for its family. */
export type CleanFont = { type: 'ttf' | 'otf'; bytes: Uint8Array; family: string | undefined };

export type FontType = 'woff2' | 'ttf' | 'otf';

// As of a logo in SVG: a machine that cannot finish the process in this time is busy.
const WALL_MS = 30_000;

const SIGNATURES: readonly [string, FontType][] = [
  ['wOF2', 'woff2'],
  ['\0\x01\0\0', 'ttf'],
  ['true', 'ttf'],
  ['OTTO', 'otf'],
];
/** Fonts of kinds that are not taken. */
const OTHERS: Readonly<Record<string, string>> = {
  wOFF: 'is WOFF of the first version; convert it to WOFF2, or use the TTF or OTF file',
  ttcf: 'is a collection of fonts; use the file of one font',
};

/** Detects a font by its first bytes. Throws `UnusableFileError` for kinds that are not taken. */
export function sniffFontType(bytes: Uint8Array): FontType | undefined {
  const signature = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  const refused = OTHERS[signature];
  if (refused !== undefined) throw new UnusableFileError(refused);
  return SIGNATURES.find(([start]) => start === signature)?.[1];
}

/**
 * An untrusted WOFF2, TTF or OTF written anew, with the characters, features and axes that could be read in it. Throws
 * `UnusableFileError`, or `FileBusyError` if the machine had no time for it.
 */
export async function cleanFont(bytes: Uint8Array): Promise<CleanFont> {
  const script = new URL('./rebuild-font.ts', import.meta.url);
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=256'],
    timeout: WALL_MS,
    killSignal: 'SIGKILL',
    // Keeps the service's environment, with its keys and settings, from the child process.
    env: {},
  });
  let result: RebuiltFont | { refused: string } | undefined;
  child.once('message', (message: typeof result) => {
    result = message;
  });
  // A child that dies before it has read everything; its end says so.
  child.send(bytes, () => {});
  const [, signal] = await ended(child);
  if (result === undefined) throw toFailure(signal);
  if ('refused' in result) throw new UnusableFileError(result.refused);
  return result;
}

async function ended(child: ReturnType<typeof fork>): Promise<[number | null, string | null]> {
  try {
    return (await once(child, 'close')) as [number | null, string | null];
  } catch (cause) {
    throw new FileBusyError('the process that reads it could not be started', { cause });
  }
}

function toFailure(signal: string | null): Error {
  // Sent by the timeout, or by a system that is out of memory; a font crashes the program in other ways.
  if (signal === 'SIGKILL') return new FileBusyError('the process that reads it was ended early');
  if (signal === 'SIGXCPU') return new UnusableFileError('is a font that takes too long to read');
  return new UnusableFileError('is a damaged font: it cannot be read');
}

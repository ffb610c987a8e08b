import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { CommandError } from './command-error.ts';
import type { Host } from './host.ts';
import type { Terminal } from './terminal.ts';

/** The service and key that `login` keeps. */
export type SavedLogin = { baseUrl: string; apiKey: string };

/** Where it is kept, by the XDG base directory specification: relative paths there count as none. */
export function toLoginPath(env: Host['env']): string {
  const { XDG_CONFIG_HOME: configured } = env;
  const base = configured && isAbsolute(configured) ? configured : join(env.HOME ?? homedir(), '.config');
  return join(base, 'cardwright', 'login.json');
}

/** Undefined when nobody logged in. Throws when the file is there and cannot be used. */
export function readLogin(path: string): SavedLogin | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unusable(path, 'cannot be read');
  }
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    throw unusable(path, 'is not valid JSON');
  }
  const { baseUrl, apiKey } = (saved ?? {}) as Partial<SavedLogin>;
  if (typeof baseUrl !== 'string' || typeof apiKey !== 'string')
    throw unusable(path, 'does not contain a service URL and key');
  return { baseUrl, apiKey };
}

/** Readable by its owner alone, and whole or not there at all. */
export function writeLogin(path: string, login: SavedLogin): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(temporary, path);
}

/** Writes over the login that was kept, and says so. */
export function replaceLogin(path: string, login: SavedLogin, terminal: Terminal): void {
  writeLogin(path, login);
  terminal.note(`Replaced the saved key for ${login.baseUrl}.`);
}

export const removeLogin = (path: string): void => rmSync(path, { force: true });

/** What to throw where a login that is kept for another service or account would be overwritten: its key may be kept nowhere else. */
export const loggedInAlready = ({ baseUrl }: SavedLogin, path: string, next: string): CommandError =>
  new CommandError(`You are already logged in to ${baseUrl}, with a key saved in ${path}.`, { next });

/** Warns where the environment has a key, which commands take instead of the one that was kept just now. */
export function warnOfOtherKey({ env }: Host, terminal: Terminal): void {
  if (env.CARDWRIGHT_API_KEY) terminal.warn('CARDWRIGHT_API_KEY is set and overrides the saved key.');
}

/** Whether others on this machine can read the key. Windows keeps no such bits. */
export function isReadByOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const unusable = (path: string, problem: string): CommandError =>
  new CommandError(`${path} ${problem}.`, { next: 'Delete it with cardwright logout, then log in again.' });

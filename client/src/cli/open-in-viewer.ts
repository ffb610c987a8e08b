import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Terminal } from './terminal.ts';

// The shell has no part in it: an address is full of characters that mean something there.
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };

/** Shows a file or an https address with what the desktop has for it; says so where there is nothing. */
export function openInViewer(target: string, terminal: Terminal): void {
  const opener = OPENERS[process.platform] ?? 'xdg-open';
  const child = spawn(opener, [/^https?:/.test(target) ? target : resolve(target)], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => terminal.warn(`Cannot open ${target}: ${opener} was not found.`));
  child.unref();
}

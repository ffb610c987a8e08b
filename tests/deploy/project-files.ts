import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SETTINGS } from '../../service/src/settings/settings.ts';

export const root = join(import.meta.dirname, '../..');
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
export const manifest = JSON.parse(read('package.json')) as {
  workspaces: string[];
  optionalDependencies: Record<string, string>;
};

export const PORT = String(SETTINGS.port.fallback);
/** What a stop may take by default. */
export const STOP_SECONDS = (SETTINGS.shutdownGraceMs.fallback + SETTINGS.drainDelayMs.fallback) / 1000;
/** What a start may need (docs/operating.md, Requirements). */
export const NEEDED_MB = 512;

/** The files of the project that a text names by their path in `/app` or `/opt/cardwright`, or as Node's argument. */
export const expectFiles = (paths: readonly string[]): void =>
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);

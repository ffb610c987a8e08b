import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { callCommand, type Ran } from './run-command.ts';
import { type RunningService, shareService } from './start-service.ts';

// The command as a person uses it, against a service in another process, with a home of its own.
export let service: RunningService;
export let home: string;

/** For each file of tests of the command. */
export function setUpHome(): void {
  beforeAll(async () => {
    service = await shareService();
  });
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'cardwright-command-'));
  });
  afterEach(() => rmSync(home, { recursive: true }));
}

export const toEnv = (env: Record<string, string> = {}) => ({
  XDG_CONFIG_HOME: home,
  CARDWRIGHT_BASE_URL: service.baseUrl,
  ...env,
});
export const run = (args: readonly string[], input?: string, env?: Record<string, string>): Promise<Ran> =>
  callCommand(args, { env: toEnv(env), cwd: home, ...(input !== undefined && { input }) });

/** The standard output of a command that must succeed. */
export async function outputOf(
  args: readonly string[],
  input?: string,
  env?: Record<string, string>,
): Promise<string> {
  const { code, out, err } = await run(args, input, env);
  expect([code, err]).toEqual([0, expect.not.stringMatching(/error:/)]);
  return out.trim();
}

export const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

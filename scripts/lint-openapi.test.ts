import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');

test('the linter finds nothing to say of contract/openapi.json, not even a warning', async () => {
  const run = promisify(execFile)(
    process.execPath,
    [redocly, 'lint', 'contract/openapi.json', '--format=json'],
    {
      cwd: root,
      // Nothing is sent or asked for on the way.
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
    },
  );
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: unknown[] };
  expect(problems).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

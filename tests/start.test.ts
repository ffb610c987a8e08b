import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// Everything that Node loads before the service can listen, which is what its start and its idle memory consist of.
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import('./service/src/service.ts');
  await import('./engine/src/index.ts');
  console.log(JSON.stringify(loaded));`;

test('the start loads nothing that only a prompt, a fetch, a payment, metrics or traces need', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  const loaded: string[] = JSON.parse(output);
  expect(loaded.some((url) => url.endsWith('/engine/src/create-engine.ts'))).toBe(true);
  const engine = loaded.filter((url) => url.includes('/engine/src/'));
  expect(engine.length).toBeLessThan(150);
  const needless =
    /\/engine\/src\/(?:art\/(?:drawings|people|scenes)|compose|layout\/looks|reader\/(?:tagger|scene)|stage)\b|\/node_modules\/(?:stripe|undici|prom-client|@opentelemetry)\//;
  expect(loaded.filter((url) => needless.test(url))).toEqual([]);
});

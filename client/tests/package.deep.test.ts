import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'vitest';
import published from '../../contract/signing-vectors.json' with { type: 'json' };
import { CONSUMER, compile } from './support/compile-program.ts';
import { packClient } from './support/pack-client.ts';

const packed = packClient();

test('the packed package passes are-the-types-wrong, as a package of modules', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
  if (!result.types) throw new Error('no types were found');
  // CommonJS gets the module by require, as every Node from 20.19 on allows; the old resolution knows no entry points beside the first.
  const isOld = (problem: object): boolean =>
    'resolutionKind' in problem &&
    problem.resolutionKind === 'node10' &&
    'entrypoint' in problem &&
    problem.entrypoint !== '.';
  const told = result.problems.filter((problem) => problem.kind !== 'CJSResolvesToESM' && !isOld(problem));
  expect(told).toEqual([]);
});

test.each([
  ['node16', 'node16'],
  ['esnext', 'bundler'],
])('the types are complete for a strict project with module %s and resolution %s', (module, resolution) => {
  expect(compile({ 'consumer.ts': CONSUMER }, module, resolution)).toBe('');
});

test('a CommonJS program requires the package, with its types', () => {
  const program = `
import sdk = require('@cardwright/client');
const client: sdk.Cardwright = new sdk.Cardwright({ apiKey: '${published.api_key}', baseUrl: 'https://a.example' });
export const url: string = client.signUrl('og_standard', { title: 'A' }, { expiresIn: '1d' });
`;
  expect(compile({ 'consumer.cts': program }, 'nodenext', 'nodenext')).toBe('');
  const script = "console.log(typeof require('@cardwright/client').Cardwright)";
  const run = spawnSync(process.execPath, ['-e', script], { cwd: packed.project, encoding: 'utf8' });
  expect([run.stdout, run.stderr]).toEqual(['function\n', '']);
});

test('npx finds the one command of the package', () => {
  const run = spawnSync('npx', ['--no-install', '@cardwright/client', '--version'], {
    cwd: packed.project,
    encoding: 'utf8',
  });
  expect(run.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

// Makes the published files: `npm run build -w client`, or into another folder that is named as argument.
// One file of JavaScript without dependencies, and the types of what it exports.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const client = join(import.meta.dirname, '..');
const outDirectory = resolve(process.argv[2] ?? join(client, 'dist'));

// Each becomes one file. What runs on Node alone, such as a command, says so.
const ENTRIES: { source: string; platform: 'neutral' | 'node' }[] = [
  { source: 'src/index.ts', platform: 'neutral' },
];

rmSync(outDirectory, { recursive: true, force: true });
for (const { source, platform } of ENTRIES)
  await build({
    entryPoints: [join(client, source)],
    outdir: outDirectory,
    bundle: true,
    format: 'esm',
    platform,
    target: 'es2022',
    sourcemap: true,
    legalComments: 'none',
  });
// Without the types of Node: what compiles here needs nothing that browsers and workers lack.
execFileSync(
  process.execPath,
  [
    join(client, '../node_modules/typescript/bin/tsc'),
    '-p',
    join(client, 'tsconfig.build.json'),
    '--outDir',
    outDirectory,
  ],
  { stdio: 'inherit' },
);
// The compiler leaves the endings of our sources in them, which only exist here.
for (const file of globSync('**/*.d.ts', { cwd: outDirectory })) {
  const path = join(outDirectory, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}

// Makes the published files: `npm run build -w client`, or into another folder that is named as argument.
// The SDK: one file of JavaScript without dependencies, and the types of what it exports. The command: its own file,
// and what only `cardwright mcp` and `cardwright batch` load beside it, with the licences of what was bundled into those.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toNotices } from './third-party-notices.ts';

const { build } = await import('esbuild').catch(() => {
  console.error(
    'Building the package needs the development dependencies; run `npm ci` without --omit=dev at the root first.',
  );
  process.exit(1);
});

const client = join(import.meta.dirname, '..');
const outDirectory = resolve(process.argv[2] ?? join(client, 'dist'));

rmSync(outDirectory, { recursive: true, force: true });
const shared = { outdir: outDirectory, bundle: true, format: 'esm', legalComments: 'none' } as const;
await build({
  ...shared,
  entryPoints: [join(client, 'src/index.ts')],
  platform: 'neutral',
  target: 'es2022',
  sourcemap: true,
});
// Plugins of site generators, each under the name that the manifest exports it by: they run where pages are built, and share what they do.
await build({
  ...shared,
  entryPoints: listPlugins().map((name) => join(client, `src/site-generators/${name}.ts`)),
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'generators-[hash]',
});
const { metafile } = await build({
  ...shared,
  entryPoints: { cli: join(client, 'src/cli/main.ts') },
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: '[name]-[hash]',
  minify: true,
  metafile: true,
});
writeFileSync(join(outDirectory, 'THIRD_PARTY_LICENSES.txt'), toNotices(Object.keys(metafile.inputs)));
const emitTypes = (project: string): void => {
  const compiler = join(client, '../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(client, project), '--outDir', outDirectory], {
    stdio: 'inherit',
  });
};
// Without the types of Node: what compiles here needs nothing that browsers and workers lack.
emitTypes('tsconfig.build.json');
emitTypes('tsconfig.site-generators.json');
// The compiler leaves the endings of our sources in them, which only exist here.
for (const file of globSync('**/*.d.ts', { cwd: outDirectory })) {
  const path = join(outDirectory, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"));
}

/** Names of the paths that the manifest exports beside the SDK itself and the manifest. */
function listPlugins(): string[] {
  const manifest = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as { exports: object };
  return Object.keys(manifest.exports).flatMap((path) => /^\.\/([a-z]+)$/.exec(path)?.[1] ?? []);
}

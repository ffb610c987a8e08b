// Makes the files that n8n loads: `npm run build`, or into another folder that is named as argument. n8n takes no package with
// dependencies, so what a node uses of the SDK is part of its file.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const outDirectory = resolve(process.argv[2] ?? join(root, 'dist'));

rmSync(outDirectory, { recursive: true, force: true });
await build({
  entryPoints: [
    join(root, 'credentials/CardwrightApi.credentials.ts'),
    join(root, 'nodes/Cardwright/Cardwright.node.ts'),
    join(root, 'nodes/Cardwright/CardwrightTrigger.node.ts'),
  ],
  outbase: root,
  outdir: outDirectory,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  legalComments: 'none',
});
for (const folder of ['credentials', 'nodes/Cardwright']) {
  mkdirSync(join(outDirectory, folder), { recursive: true });
  copyFileSync(join(root, 'cardwright.svg'), join(outDirectory, folder, 'cardwright.svg'));
}
copyFileSync(
  join(root, 'nodes/Cardwright/Cardwright.node.json'),
  join(outDirectory, 'nodes/Cardwright/Cardwright.node.json'),
);
// n8n loads them by `require`.
writeFileSync(join(outDirectory, 'package.json'), '{ "type": "commonjs" }\n');

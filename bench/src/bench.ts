// Measures on this machine, now, and writes the tables into bench/README.md: `npm run bench [-- prompts cards ...]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { benchCardPeers } from './card-peers.ts';
import { benchDelivery, nginxVersion } from './delivery.ts';
import { benchDesignLoad } from './design-load.ts';
import { benchPrompts } from './prompts.ts';
import { benchService } from './service.ts';

const SUITES: Readonly<Record<string, { title: string; run: () => Promise<string> }>> = {
  prompts: { title: 'Prompt to image', run: benchPrompts },
  service: { title: 'The service over HTTP', run: benchService },
  cards: { title: 'A fresh card, beside its peers', run: benchCardPeers },
  delivery: { title: 'A cached card, beside bare servers', run: benchDelivery },
  design: { title: 'Card deliveries among slow design documents', run: benchDesignLoad },
};

const ENGINE_LIBRARIES: ReadonlySet<string> = new Set(['@takumi-rs/core', 'sharp']);
const require = createRequire(import.meta.url);
// The engine's own libraries: a peer may have brought another version of the same.
const engineRequire = createRequire(require.resolve('@cardwright/engine'));
const versionOf = (name: string): string => {
  const main = (ENGINE_LIBRARIES.has(name) ? engineRequire : require).resolve(name);
  const root = main.slice(0, main.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
  return `${name} ${(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version}`;
};

const wanted = process.argv.slice(2);
const file = join(import.meta.dirname, '../README.md');
for (const [name, { title, run }] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title} ...`);
  const table = await run();
  console.log(table);
  const readme = readFileSync(file, 'utf8');
  const section = new RegExp(`(<!-- ${name}:begin -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  writeFileSync(
    file,
    readme.replace(section, (_, begin, end) => `${begin}${table}\n\n${describeRun()}\n${end}`),
  );
}
process.exit(0);

function describeRun(): string {
  const day = new Date().toISOString().slice(0, 10);
  const versions = ['@takumi-rs/core', 'sharp', '@vercel/og', 'satori', '@resvg/resvg-js'].map(versionOf);
  return `${day}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${versions.join(', ')}, nginx ${nginxVersion()}.`;
}

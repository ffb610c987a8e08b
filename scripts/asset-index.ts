import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { FONT_FAMILIES } from '../engine/src/assets/font-catalogue.ts';

// Writes docs/contributing/assets.md: the fonts and pictures that the engine draws with, what of their packages is used, and under
// which licence. Fails when the packages are larger than an install may be, and with --check when the list is stale.

const TARGET = 'docs/contributing/assets.md';
const { check, limit } = parseArgs({
  options: { check: { type: 'boolean', default: false }, limit: { type: 'string', default: '120' } },
}).values;
const require = createRequire(new URL('../engine/package.json', import.meta.url));

type Asset = { name: string; package: string; uses(file: string): boolean };

const assets: Asset[] = [
  ...[...FONT_FAMILIES.values()].map(
    ({ name, package: from, file }): Asset => ({
      name,
      package: from,
      uses: (path) => path.endsWith(`-${file}.woff2`),
    }),
  ),
  {
    name: 'Noto Emoji',
    package: '@iconify-json/noto',
    uses: (path) => /(^|\/)(icons|chars)\.json$/.test(path),
  },
  {
    name: 'Flag Icons',
    package: '@iconify-json/flag',
    uses: (path) => /(^|\/)icons\.json$/.test(path),
  },
];

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

function measure({ name, package: from, uses }: Asset) {
  const folder = dirname(require.resolve(`${from}/package.json`));
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const sizeOf = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const used = files.filter(uses);
  if (used.length === 0) throw new Error(`${from} has none of the files that ${name} is drawn with`);
  return { name, from, version, license, files: used.length, used: sizeOf(used), installed: sizeOf(files) };
}

const rows = assets.map(measure);
const total = (key: 'used' | 'installed'): number => rows.reduce((sum, row) => sum + row[key], 0);
const table = [
  ['Asset', 'Package', 'Licence', 'Files used', 'Used, MB', 'Installed, MB'],
  ['---', '---', '---', '---:', '---:', '---:'],
  ...rows.map((row) => [
    row.name,
    `${row.from} ${row.version}`,
    row.license,
    String(row.files),
    megabytes(row.used),
    megabytes(row.installed),
  ]),
  ['**All**', '', '', '', megabytes(total('used')), megabytes(total('installed'))],
].map((cells) => `| ${cells.join(' | ')} |`);

const text = `# Assets

The fonts, emoji and flags that the engine uses, listed by \`npm run assets\`. A file is loaded when a text first needs it. Everything else on
a card is drawn by code.

${table.join('\n')}
`;

if (total('installed') > Number(limit) * 1e6) {
  console.error(`The assets take ${megabytes(total('installed'))} MB; ${limit} MB is the most.`);
  process.exitCode = 1;
} else if (!check) {
  writeFileSync(TARGET, text);
} else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${TARGET} is stale: npm run assets`);
  process.exitCode = 1;
}

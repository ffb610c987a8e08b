import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_GROUPS, SETTINGS } from '../service/src/settings/settings.ts';
import { replaceSection } from './replace-section.ts';

// Writes the settings into docs/settings.md, and the first ones into README.md, or with --check fails when a page is stale.
// Another folder than the root may be named.

type Key = keyof typeof SETTINGS;

/** What somebody who has just installed the service may want to set. */
const FIRST: readonly Key[] = [
  'port',
  'baseUrl',
  'dataDirectory',
  'mode',
  'signupToken',
  'masterKey',
  'trustedProxies',
  'assetHosts',
  'databaseUrl',
  'painter',
];

const HEAD = '| Name | Default | Description | Value |\n|---|---|---|---|';

function toRow(key: Key): string {
  const { name, description, type, shownFallback } = SETTINGS[key];
  return `| \`${name}\` | ${[shownFallback, description, type.expects].map(toCell).join(' | ')} |`;
}

const toCell = (text: string): string => text.replaceAll('|', '\\|');

const toFirstTable = (): string => [HEAD, ...FIRST.map(toRow)].join('\n');

function toAllTables(): string {
  const tables = Object.entries(SETTING_GROUPS).map(([heading, settings]) =>
    [`## ${heading}\n`, HEAD, ...(Object.keys(settings) as Key[]).map(toRow)].join('\n'),
  );
  // Descriptions have their links from the root.
  return tables.join('\n\n').replaceAll('](docs/', '](');
}

const names = process.argv.slice(2);
const check = names.includes('--check');
const folder = names.find((name) => !name.startsWith('--')) ?? '.';

for (const [page, content] of [
  ['README.md', toFirstTable()],
  ['docs/settings.md', toAllTables()],
] as const) {
  const path = join(folder, page);
  const text = readFileSync(path, 'utf8');
  const updated = replaceSection(text, 'settings', content);
  if (updated === undefined) {
    console.error(`${path} has no lines <!-- settings:begin --> and <!-- settings:end --> to write between.`);
    process.exitCode = 1;
  } else if (check && updated !== text) {
    console.error(`The settings in ${path} are stale. Run: npm run settings`);
    process.exitCode = 1;
  } else if (!check) {
    writeFileSync(path, updated);
  }
}

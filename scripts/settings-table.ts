import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS } from '../service/src/settings.ts';
import { replaceSection } from './replace-section.ts';

// Writes the settings table into the README, or with --check fails when the one there is stale.
// Another file than README.md may be named.

function toTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ name, description, type, shownFallback }) =>
      `| \`${name}\` | ${toCell(shownFallback)} | ${toCell(description)} | ${toCell(type.expects)} |`,
  );
  return ['| Name | Default | Description | Value |', '|---|---|---|---|', ...rows].join('\n');
}

const toCell = (text: string): string => text.replaceAll('|', '\\|');

const names = process.argv.slice(2);
const check = names.includes('--check');
const path = names.find((name) => !name.startsWith('--')) ?? 'README.md';
const text = readFileSync(path, 'utf8');
const updated = replaceSection(text, 'settings', toTable());
if (updated === undefined) {
  console.error(`${path} has no lines <!-- settings:begin --> and <!-- settings:end --> to write between.`);
  process.exitCode = 1;
} else if (check && updated !== text) {
  console.error(`The settings table in ${path} is stale. Run: npm run settings`);
  process.exitCode = 1;
} else if (!check) {
  writeFileSync(path, updated);
}

// Writes client/src/generated: the templates' rules from the engine and the contract, the types from the OpenAPI description.
// `npm run generate -w client`; with `--check` it fails when a file is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_TEMPLATE } from '../../contract/src/page-template.ts';
import { BRAND_RULES } from '../../engine/src/templates/cards/brand-rules.ts';
import { templates } from '../../engine/src/templates/templates.ts';
import { writeDescriptions, writeTemplates } from './write-templates.ts';
import { writeWireTypes } from './write-wire-types.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'client/src/generated');
const openApi = JSON.parse(readFileSync(join(root, 'contract/openapi.json'), 'utf8'));

const all = [...templates, PAGE_TEMPLATE];
const brand = {
  name: 'brand',
  about: 'What every card takes besides its own parameters.',
  rules: BRAND_RULES,
};

const FILES = {
  'templates.ts': writeTemplates(all, brand),
  'template-descriptions.ts': writeDescriptions(all, brand),
  'wire-types.ts': writeWireTypes(openApi.components.schemas),
};

const stale = Object.entries(FILES).filter(([name, text]) => {
  const path = join(folder, name);
  const formatted = format(path, text);
  if (process.argv.includes('--check')) return readFileSync(path, 'utf8') !== formatted;
  writeFileSync(path, formatted);
  return false;
});
if (stale.length > 0) {
  console.error(`${stale.map(([name]) => name).join(', ')} is stale: run npm run generate -w client`);
  process.exit(1);
}

function format(path: string, text: string): string {
  const biome = join(root, 'node_modules/.bin/biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], {
    input: text,
    encoding: 'utf8',
    cwd: root,
  });
}

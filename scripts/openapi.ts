import { readFileSync, writeFileSync } from 'node:fs';
import { createOpenApiDocument } from '@cardwright/contract';

// Writes contract/openapi.json from the table of operations; `--check` only says whether it is up to date.

const file = new URL('../contract/openapi.json', import.meta.url);
// The file describes every installation, so its server is the origin that it is read from.
const text = `${JSON.stringify(createOpenApiDocument('/'), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('contract/openapi.json is stale: run `npm run openapi`.');
  process.exitCode = 1;
}

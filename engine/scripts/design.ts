// Design documents on the command line: `npm run design -- lint FILE`, `derive FILE [title=Hello ...]`,
// `write FIELDS.json`, `coverage FOLDER`, `readings FOLDER` (with `readings.json`) or
// `picture FILE OUT.png PROMPT`, `sheet OUT.png FILE ...`. A file named `-` is the standard input.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { lint } from '@google/design.md/linter';
import { deriveParameters } from '../src/design-md/derive/derive-parameters.ts';
import { reduceDocument } from '../src/design-md/lint/reduce-document.ts';
import { DesignDocumentError } from '../src/design-md/read/design-document.ts';
import { readDesignDocument } from '../src/design-md/read/read-design-document.ts';
import { type DesignFields, writeDesignDocument } from '../src/design-md/write/write-design-document.ts';
import { TemplateParameterError } from '../src/templates/parameter-error.ts';
import { toCoverageTable } from './design-coverage.ts';
import { drawBeforeAfter, drawBrandSheet } from './design-picture.ts';
import { compareFolder, toReadingsTable } from './design-readings.ts';

const [command, file, ...rest] = process.argv.slice(2);
const commands: Record<string, (file: string) => unknown> = {
  lint: lintFile,
  derive,
  write,
  coverage,
  readings,
  picture,
  sheet,
};
const run = commands[command ?? ''];
if (run === undefined || file === undefined) {
  fail(`Usage: npm run design -- ${Object.keys(commands).join('|')} FILE`);
} else {
  try {
    await run(file);
  } catch (error) {
    if (error instanceof DesignDocumentError) fail(`${file} ${error.message}.`);
    else if (error instanceof TemplateParameterError) fail(error.message);
    else if (error instanceof SyntaxError) fail(`${file} is no JSON: ${error.message}.`);
    else if (error instanceof Error && 'syscall' in error) fail(`${file} cannot be read: ${error.message}.`);
    else throw error;
  }
}

async function lintFile(path: string): Promise<void> {
  const document = await read(path);
  const { findings, summary } = lint(reduceDocument(document).text);
  for (const problem of readDesignDocument(document).problems) console.log(`note     ${problem}`);
  for (const { severity, path: where = '', message } of findings)
    console.log(`${severity.padEnd(8)} ${where && `${where}: `}${message}`);
  console.log(`${summary.errors} errors, ${summary.warnings} warnings, ${summary.infos} infos`);
  if (summary.errors > 0) process.exitCode = 1;
}

async function derive(path: string): Promise<void> {
  const explicit = Object.fromEntries(
    rest.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  );
  console.log(JSON.stringify(deriveParameters(readDesignDocument(await read(path)), { explicit }), null, 2));
}

async function write(path: string): Promise<void> {
  const fields = JSON.parse(await read(path)) as DesignFields;
  if (typeof fields.name !== 'string' || fields.name === '') fail('The fields must have a name.');
  else process.stdout.write(writeDesignDocument(fields));
}

function coverage(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  console.log(toCoverageTable(files.map((name) => readFileSync(join(folder, name), 'utf8'))));
}

function readings(folder: string): void {
  const compared = compareFolder(folder);
  for (const { document, parameter, verdict } of compared)
    if (verdict === 'wrong' || verdict === 'missing')
      console.error(`${document}: ${parameter} is ${verdict}`);
  console.log(toReadingsTable(compared));
}

async function picture(path: string): Promise<void> {
  const [target = 'before-after.png', prompt = 'Blog header: "How we ship every day"'] = rest;
  writeFileSync(target, await drawBeforeAfter(prompt, readDesignDocument(await read(path))));
}

async function sheet(path: string): Promise<void> {
  const documents = await Promise.all(rest.map(async (one) => readDesignDocument(await read(one))));
  writeFileSync(path, await drawBrandSheet(documents));
}

// A pipe may have nothing to read yet, so it is waited for.
async function read(path: string): Promise<string> {
  return path === '-' ? await text(process.stdin) : readFileSync(path, 'utf8');
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

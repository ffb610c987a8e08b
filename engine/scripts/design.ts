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

/** Where a command reads and writes. */
type Terminal = { stdin: NodeJS.ReadableStream; out(text: string): void; err(text: string): void };
/** What is typed after the name of a command; its exit code, if it is not 0. */
type Command = (file: string, rest: readonly string[], terminal: Terminal) => unknown;

const commands: Record<string, Command> = {
  lint: lintFile,
  derive,
  write,
  coverage,
  readings,
  picture,
  sheet,
};

/** Runs the command with its arguments, and gives the exit code. */
export async function runDesign(args: readonly string[], terminal: Terminal): Promise<number> {
  const [command, file, ...rest] = args;
  const run = commands[command ?? ''];
  const fail = (message: string): number => {
    terminal.err(`${message}\n`);
    return 1;
  };
  if (run === undefined || file === undefined)
    return fail(`Usage: npm run design -- ${Object.keys(commands).join('|')} FILE`);
  try {
    return Number((await run(file, rest, terminal)) ?? 0);
  } catch (error) {
    if (error instanceof DesignDocumentError) return fail(`${file} ${error.message}.`);
    if (error instanceof TemplateParameterError) return fail(error.message);
    if (error instanceof SyntaxError) return fail(`${file} is no JSON: ${error.message}.`);
    if (error instanceof Error && 'syscall' in error)
      return fail(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}

if (import.meta.main)
  process.exitCode = await runDesign(process.argv.slice(2), {
    stdin: process.stdin,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });

async function lintFile(path: string, _: readonly string[], { stdin, out }: Terminal): Promise<number> {
  const document = await read(path, stdin);
  const { findings, summary } = lint(reduceDocument(document).text);
  for (const problem of readDesignDocument(document).problems) out(`note     ${problem}\n`);
  for (const { severity, path: where = '', message } of findings)
    out(`${severity.padEnd(8)} ${where && `${where}: `}${message}\n`);
  out(`${summary.errors} errors, ${summary.warnings} warnings, ${summary.infos} infos\n`);
  return summary.errors > 0 ? 1 : 0;
}

async function derive(path: string, rest: readonly string[], { stdin, out }: Terminal): Promise<void> {
  const explicit = Object.fromEntries(
    rest.map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]),
  );
  const derived = deriveParameters(readDesignDocument(await read(path, stdin)), { explicit });
  out(`${JSON.stringify(derived, null, 2)}\n`);
}

async function write(path: string, _: readonly string[], { stdin, out, err }: Terminal): Promise<number> {
  const fields = JSON.parse(await read(path, stdin)) as DesignFields;
  const isNamed = typeof fields.name === 'string' && fields.name !== '';
  if (isNamed) out(writeDesignDocument(fields));
  else err('The fields must have a name.\n');
  return isNamed ? 0 : 1;
}

function coverage(folder: string, _: readonly string[], { out }: Terminal): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  out(`${toCoverageTable(files.map((name) => readFileSync(join(folder, name), 'utf8')))}\n`);
}

function readings(folder: string, _: readonly string[], { out, err }: Terminal): void {
  const compared = compareFolder(folder);
  for (const { document, parameter, verdict } of compared)
    if (verdict === 'wrong' || verdict === 'missing') err(`${document}: ${parameter} is ${verdict}\n`);
  out(`${toReadingsTable(compared)}\n`);
}

async function picture(path: string, rest: readonly string[], { stdin }: Terminal): Promise<void> {
  const [target = 'before-after.png', prompt = 'Blog header: "How we ship every day"'] = rest;
  writeFileSync(target, await drawBeforeAfter(prompt, readDesignDocument(await read(path, stdin))));
}

async function sheet(path: string, rest: readonly string[], { stdin }: Terminal): Promise<void> {
  const documents = await Promise.all(rest.map(async (one) => readDesignDocument(await read(one, stdin))));
  writeFileSync(path, await drawBrandSheet(documents));
}

// A pipe may have nothing to read yet, so it is waited for.
async function read(path: string, stdin: NodeJS.ReadableStream): Promise<string> {
  return path === '-' ? await text(stdin) : readFileSync(path, 'utf8');
}

import { writeFileSync } from 'node:fs';
import { countOf } from '@cardwright/contract';
import { findNearest } from '@cardwright/contract/find-nearest';
import { type BatchTemplate, findBatchTemplate } from '../../batch/batch-template.ts';
import { type ListFormat, type SignedRow, toCardList } from '../../batch/card-list.ts';
import { guessMapping, type Mapping } from '../../batch/mapping.ts';
import { type PlannedCard, planCards, type RowProblem } from '../../batch/plan-cards.ts';
import { readPages } from '../../batch/read-pages.ts';
import { type BatchResult, type Progress, runBatch } from '../../batch/run-batch.ts';
import { type Table, TableError } from '../../batch/table.ts';
import type { CardOptions, Cardwright } from '../../index.ts';
import { toExpires } from '../../signing/expiry.ts';
import { findBrandParams } from '../brand-params.ts';
import type { Context, JSON_OPTION, OptionTable, SERVICE_OPTIONS } from '../command.ts';
import { CommandError, EXIT, usageError } from '../command-error.ts';
import { type EXPIRY_OPTIONS, parseExpiry } from '../expiry-options.ts';
import { parsePairs, parseSize } from '../option-values.ts';
import { showProgress } from '../show-progress.ts';
import { toTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import type { CardFiles } from './card-document.ts';
import { isOneFile, openCardFiles } from './card-files.ts';
import { readSource } from './read-source.ts';

/** Reads, checks and makes all cards; gives the exit code. */
export async function makeCards(context: Context): Promise<number> {
  const { host, terminal, signal, settings } = context;
  const values = context.values as BatchValues;
  const [source = ''] = context.args;
  const { template: name, output } = values;
  if (name === undefined) throw usageError('--template NAME is required, such as --template og_standard.');
  const list = toListFormat(values);
  const isList = list !== undefined || values['dry-run'] === true;
  const signing = {
    ...toKind(values),
    ...parseSize(values.size),
    expiresAt: toExpiresAt(values, isList),
    baseUrl: settings().baseUrl,
  };
  const read = await readSource(source, host, signal).catch(toUsageError);
  const cardwright = context.connect();
  const template = await findBatchTemplate(cardwright, name, signal);
  const mapping = toMapping(template, read.columns, values.map ?? []);
  const ofBrand = await findBrandParams(cardwright, name, values.brand);
  const fixed = new Map([...Object.entries(ofBrand), ...toFixed(template, values.set ?? [])]);
  const fileColumn = values['file-name'];
  if (fileColumn !== undefined) checkColumn('--file-name', fileColumn, read.columns);
  terminal.note(describeMapping(mapping));

  const needsPages = read.isSitemap && [...mapping.values(), fileColumn].some((one) => one && one !== 'url');
  const pages = needsPages
    ? await watch(terminal, 'Reading pages', (onProgress) => readPages(read, cardwright, signal, onProgress))
    : { table: read, problems: [] };
  const plan = planCards(pages.table, template, { mapping, fixed, fileColumn, signing });
  const problems = [...pages.problems, ...plan.problems].sort((a, b) => a.row - b.row);
  const wrong = new Set(problems.map(({ row }) => row)).size;

  if (values['dry-run']) {
    terminal.data(
      values.json
        ? JSON.stringify({ cards: plan.cards.length, problems }, null, 2)
        : toReport(problems, terminal),
    );
    terminal.note(`${countOf(plan.cards.length, 'row')} can become cards, ${countOf(wrong, 'row')} cannot.`);
    return wrong > 0 ? EXIT.failed : EXIT.done;
  }
  if (wrong > 0) {
    for (const problem of problems) terminal.warn(toLine(problem));
    if (!values['skip-invalid'] || plan.cards.length === 0)
      throw new CommandError(
        `${countOf(wrong, 'row')} cannot become ${wrong === 1 ? 'a card' : 'cards'}; nothing was made.`,
        {
          next: plan.cards.length > 0 ? 'Correct them, or leave them out with --skip-invalid.' : undefined,
        },
      );
  }
  const sign = createSign(cardwright, template, signing, values.key);
  const code =
    list === undefined
      ? await drawCards(context, cardwright, plan.cards, sign, output ?? '')
      : await listCards(context, pages.table, plan.cards, sign, list, output);
  return wrong > 0 ? EXIT.failed : code;
}

type Names = 'template' | 'brand' | 'output' | 'file-name' | 'format' | 'paper' | 'size' | 'key';
type BatchValues = Context<
  typeof EXPIRY_OPTIONS & typeof JSON_OPTION & typeof SERVICE_OPTIONS & OptionTable
>['values'] & {
  readonly [Name in Names]?: string;
} & {
  readonly map?: readonly string[];
  readonly set?: readonly string[];
  readonly 'dry-run'?: boolean;
  readonly 'skip-invalid'?: boolean;
  readonly json?: boolean;
};

const LISTS: Readonly<Record<string, ListFormat>> = {
  csv: 'csv',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** Pages of a PDF, or images. */
function toKind({ output = '', format, paper }: BatchValues): CardOptions {
  if (!/\.pdf$/i.test(output)) {
    if (paper !== undefined) throw usageError('--paper is for PDF: -o cards.pdf');
    return { format: format as 'png' | 'jpeg' | undefined };
  }
  if (format !== undefined) throw usageError('--format is for images, and -o asks for a PDF.');
  return { extension: 'pdf', paper: paper as 'card' | 'a4' | undefined };
}

/** Undefined for images. */
function toListFormat({ output, json }: BatchValues): ListFormat | undefined {
  if (output === undefined || output === '-') return json ? 'json' : 'csv';
  return LISTS[/\.(\w+)$/.exec(output)?.[1]?.toLowerCase() ?? ''];
}

const DRAWN_WITHIN = '7d';

/** The same for all rows, so that equal cards have equal URLs. */
function toExpiresAt(values: BatchValues, isList: boolean): number | 'never' {
  const isGiven = values['expires-in'] !== undefined || values['expires-at'] !== undefined;
  if (!isList && isGiven)
    throw usageError('--expires-in and --expires-at are for signed URLs, and -o asks for images.');
  return toExpires(isList ? parseExpiry(values) : { expiresIn: DRAWN_WITHIN }, new Date());
}

function toUsageError(error: unknown): never {
  throw error instanceof TableError ? usageError(error.message) : error;
}

function toMapping(template: BatchTemplate, columns: readonly string[], given: readonly string[]): Mapping {
  const mapping = new Map(guessMapping(template.rules, columns));
  const pairs = Object.entries(parsePairs(given));
  for (const [parameter, column] of pairs) {
    checkParameter('--map', parameter, template);
    if (column !== '') checkColumn('--map', column, columns);
  }
  const chosen = new Set(pairs.map(([, column]) => column));
  // A guess yields to what was said.
  for (const [parameter, column] of mapping) if (chosen.has(column)) mapping.delete(parameter);
  for (const [parameter, column] of pairs) {
    if (column === '') mapping.delete(parameter);
    else mapping.set(parameter, column);
  }
  if (mapping.size === 0)
    throw usageError(
      `No column is named like a parameter of ${template.name}. Columns: ${columns.join(', ')}.`,
      `Map one: --map ${template.rules[0]?.name ?? 'title'}="${columns[0] ?? ''}"`,
    );
  return mapping;
}

function toFixed(template: BatchTemplate, given: readonly string[]): ReadonlyMap<string, string> {
  const fixed = new Map(Object.entries(parsePairs(given)));
  for (const parameter of fixed.keys()) checkParameter('--set', parameter, template);
  return fixed;
}

function checkParameter(option: string, name: string, template: BatchTemplate): void {
  const names = template.rules.map((rule) => rule.name);
  if (!names.includes(name))
    throw usageError(
      `${option}: ${template.name} has no parameter ${name}. ${toAdvice(name, names, 'It takes')}`,
    );
}

function checkColumn(option: string, name: string, columns: readonly string[]): void {
  if (!columns.includes(name))
    throw usageError(`${option}: there is no column "${name}". ${toAdvice(name, columns, 'Columns:')}`);
}

function toAdvice(name: string, known: readonly string[], intro: string): string {
  const nearest = findNearest(name, known);
  return nearest === undefined ? `${intro} ${known.join(', ')}.` : `Did you mean ${nearest}?`;
}

const describeMapping = (mapping: Mapping): string =>
  [...mapping].map(([parameter, column]) => `${parameter} from "${column}"`).join(', ');

const toLine = ({ row, column, message }: RowProblem): string =>
  `row ${row}${column === undefined ? '' : `, column ${column}`}: ${message}`;

const toReport = (problems: readonly RowProblem[], terminal: Terminal): string =>
  problems.length === 0
    ? 'No errors.'
    : toTable(
        ['ROW', 'COLUMN', 'ERROR'],
        problems.map(({ row, column = '', message }) => [String(row), column, message]),
        terminal,
      );

type Sign = (card: PlannedCard, signal: AbortSignal) => Promise<string>;

function createSign(
  cardwright: Cardwright,
  template: BatchTemplate,
  { baseUrl: _, expiresAt, ...options }: CardOptions & { baseUrl: string; expiresAt: number | 'never' },
  keyId: string | undefined,
): Sign {
  const all = { ...options, expiresAt };
  return async ({ params }, signal) =>
    keyId === undefined
      ? cardwright.signUrl(template.name, params, all)
      : await cardwright.signOnServer(template.name, params, { ...all, keyId, signal });
}

async function listCards(
  { terminal, signal }: Context,
  table: Table,
  cards: readonly PlannedCard[],
  sign: Sign,
  format: ListFormat,
  output: string | undefined,
): Promise<number> {
  const urls = new Map<PlannedCard, string>();
  const result = await watch(terminal, 'Signing', (onProgress) =>
    runBatch(cards, {
      work: async (card, cancel) => {
        urls.set(card, await sign(card, cancel));
      },
      signal,
      onProgress,
    }),
  );
  const signed = cards.flatMap((card): SignedRow[] => {
    const url = urls.get(card);
    return url === undefined ? [] : [{ card, url }];
  });
  if (result.remaining.length > 0) throw result.stoppedBy;
  const text = toCardList(table, signed, format);
  if (output === undefined || output === '-') terminal.data(text.trimEnd());
  else writeFileSync(output, text);
  return finish(
    terminal,
    result,
    output === undefined || output === '-' ? 'Signed' : `Wrote ${output}:`,
    'URL',
  );
}

async function drawCards(
  { terminal, signal }: Context,
  cardwright: Cardwright,
  cards: readonly PlannedCard[],
  sign: Sign,
  output: string,
): Promise<number> {
  // Rows of the same card share its file.
  const byFile = [...new Map(cards.map((card) => [card.fileName, card])).values()];
  const files = openCardFiles(
    output,
    byFile.map(({ fileName }) => fileName),
  );
  const missing = byFile.filter(({ fileName }) => !files.has(fileName));
  const skipped = byFile.length - missing.length;
  if (skipped > 0) terminal.note(`Skipped ${countOf(skipped, 'image')} already in ${output}.`);
  const result = await watch(terminal, 'Drawing', (onProgress) =>
    runBatch(missing, {
      work: (card, cancel) => draw(cardwright, card, sign, files, cancel),
      signal,
      onProgress,
    }),
  ).finally(() => files.close());
  const code = finish(terminal, result, `Saved in ${output}:`, 'image');
  if (result.remaining.length === 0) return code;
  terminal.note(
    isOneFile(output)
      ? `${countOf(result.remaining.length, 'image')} not drawn. Run the command again for all; cards that were drawn cost nothing while they are cached.`
      : `${countOf(result.remaining.length, 'image')} not drawn. The same command continues from here.`,
  );
  throw result.stoppedBy;
}

async function draw(
  cardwright: Cardwright,
  card: PlannedCard,
  sign: Sign,
  files: CardFiles,
  signal: AbortSignal,
): Promise<void> {
  const { bytes } = await cardwright.download(await sign(card, signal), { signal });
  files.save(card.fileName, bytes);
}

/** Says what came of it, and each row that the service refused. */
function finish(
  terminal: Terminal,
  { done, failed }: BatchResult<PlannedCard>,
  intro: string,
  one: string,
): number {
  for (const { item, error } of failed) terminal.warn(`row ${item.row.number}: ${error.message}`);
  terminal.note(`${intro} ${countOf(done.length, one)}.`);
  return failed.length > 0 ? EXIT.failed : EXIT.done;
}

const LINES = 10;

/** Progress as a line that changes, or where nobody watches, as a line now and then. */
async function watch<Result>(
  terminal: Terminal,
  doing: string,
  work: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  let told = 0;
  return await showProgress(terminal, doing, (say) =>
    work(({ done, total, waitSeconds }) => {
      const words = `${doing} ${done} of ${total}`;
      const waiting =
        waitSeconds === undefined ? '' : `, waiting ${countOf(waitSeconds, 'second')} for the service`;
      say(words + waiting);
      const step = Math.floor((done / total) * LINES);
      if (!terminal.isWatched && (step > told || waiting !== '') && total > LINES)
        terminal.note(words + waiting);
      told = step;
    }),
  );
}

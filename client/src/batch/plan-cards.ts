import { readList, writeList } from '@cardwright/contract/list-text';
import { CardwrightError } from '../cardwright-error.ts';
import { findProblem, type ParameterRule } from '../signing/parameter-rule.ts';
import { type CardOptions, type SignOptions, toSigned, toUnsigned } from '../signing/signed-url.ts';
import type { BatchTemplate } from './batch-template.ts';
import { type Mapping, toPlain } from './mapping.ts';
import { createFileNames } from './name-files.ts';
import type { Row, Table } from './table.ts';

/** One row as a card. */
export type PlannedCard = {
  row: Row;
  params: Readonly<Record<string, string>>;
  /** Without a folder, and no other card's unless the two are the same card. */
  fileName: string;
};

/** Why a row cannot become a card. */
export type RowProblem = {
  row: number;
  /** Undefined when no single column is at fault. */
  column: string | undefined;
  parameter: string | undefined;
  /** What would be right. */
  message: string;
};

export type Plan = { cards: readonly PlannedCard[]; problems: readonly RowProblem[] };

export type PlanOptions = {
  mapping: Mapping;
  /** Values that every card has; a cell that is not empty wins. */
  fixed?: ReadonlyMap<string, string>;
  /** The column that files are named after. Default: the title, and what makes the card what it is. */
  fileColumn?: string | undefined;
  /** As they are signed: a URL may be too long for platforms. */
  signing: SignOptions & CardOptions & { baseUrl: string };
};

// As long as those that the service makes.
const ANY_KEY_ID = 'k'.repeat(12);
const ANY_DIGEST = '0'.repeat(64);

/** Every row as a card or as a list of problems; nothing is requested. An empty cell leaves its parameter out. */
export function planCards(table: Table, template: BatchTemplate, options: PlanOptions): Plan {
  const { mapping, fixed = new Map<string, string>(), fileColumn, signing } = options;
  const readers = template.rules.map((rule) => {
    const column = mapping.get(rule.name);
    return { rule, column, place: column === undefined ? -1 : table.columns.indexOf(column) };
  });
  const filePlace = fileColumn === undefined ? undefined : table.columns.indexOf(fileColumn);
  const nameFile = createFileNames(signing.extension ?? (signing.format === 'jpeg' ? 'jpg' : 'png'));
  const now = new Date();
  const problems: RowProblem[] = [];
  const cards: PlannedCard[] = [];

  for (const row of table.rows) {
    const before = problems.length;
    const report = (message: string, parameter?: string, column?: string): void => {
      problems.push({ row: row.number, column, parameter, message });
    };
    const pairs: [string, string][] = [];
    for (const { rule, column, place } of readers) {
      const cell = readCell(row, place, rule);
      const value = cell.text || fixed.get(rule.name) || '';
      if (value !== '') pairs.push([rule.name, value]);
      const problem = cell.problem ?? (value === '' ? undefined : findProblem(rule, value));
      if (problem !== undefined) report(`${rule.name} must be ${problem}.`, rule.name, column);
      if (value === '' && rule.isRequired)
        report(`${template.name} requires ${rule.name}.`, rule.name, column);
    }
    const params = Object.fromEntries(pairs);
    if (pairs.length === 0) report('No mapped column has a value.');
    if (problems.length > before) continue;
    try {
      toSigned(
        signing.baseUrl,
        toUnsigned(template.name, params, signing, now, () => {}),
        ANY_KEY_ID,
        ANY_DIGEST,
      );
      const named =
        filePlace === undefined ? undefined : { text: row.cells[filePlace] ?? '', row: row.number };
      const fileName = nameFile({ template, params, size: signing }, named);
      cards.push({ row, params, fileName });
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      // The expiry and the size are of all rows: not a row's problem.
      const { parameter } = error;
      if (parameter !== 'file' && !pairs.some(([name]) => name === parameter)) throw error;
      report(error.message, parameter, parameter === 'file' ? fileColumn : mapping.get(parameter ?? ''));
    }
  }
  return { cards, problems };
}

type Cell = { text: string; problem?: string };

/** Of objects, the fields that the list has, in its order; others are left out, as columns are. */
function readCell({ cells, fields: given }: Row, place: number, rule: ParameterRule): Cell {
  const text = cells[place] ?? '';
  const found = given?.get(place);
  if (found === undefined) return { text };
  if (rule.type !== 'list') return { text, problem: 'a single value, not an array of objects' };
  const { fields } = rule;
  if (fields.length === 0) return { text, problem: 'an array of texts, not of objects' };
  const sources = fields.map((field) => found.findIndex((one) => toPlain(one) === toPlain(field)));
  if (sources.every((source) => source < 0))
    return { text, problem: `an array of objects with ${fields.join(', ')}` };
  const items = readList(text, found).map((texts) => sources.map((source) => texts[source] ?? ''));
  return { text: writeList(items) };
}

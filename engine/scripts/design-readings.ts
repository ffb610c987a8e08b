import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceEuclidean } from 'culori';
import { deriveParameters } from '../src/design-md/derive/derive-parameters.ts';
import { readDesignDocument } from '../src/design-md/read/read-design-document.ts';
import { parseColor } from '../src/templates/color-parameter.ts';

/** What a designer reads in a document: parameters of `og_brand`, and `hue`, by which people know the brand. */
export type Reading = Readonly<Record<string, string>>;

const PARAMETERS = [
  'bg',
  'bg2',
  'fg',
  'muted',
  'accent',
  'font',
  'tagline',
  'title',
  'description',
  'footer',
];

export type Verdict = 'exact' | 'near' | 'wrong' | 'missing' | 'none';

// In OKLab: nobody sees the difference without the two side by side.
const NEAR = 0.03;
const distance = differenceEuclidean('oklab');

/** What was derived against what a designer reads; `none` where neither has anything. */
export function compareReading(derived: string | undefined, read: string | undefined): Verdict {
  if (derived === undefined) return read === undefined ? 'none' : 'missing';
  if (read === undefined) return 'wrong';
  if (derived.toLowerCase() === read.toLowerCase()) return 'exact';
  return parseColor(derived) && parseColor(read) && distance(derived, read) <= NEAR ? 'near' : 'wrong';
}

export type Compared = { document: string; parameter: string; verdict: Verdict };

/** Compares every document of a folder with its reading in `readings.json`. */
export function compareFolder(folder: string): Compared[] {
  const readings: Readonly<Record<string, Reading>> = JSON.parse(
    readFileSync(join(folder, 'readings.json'), 'utf8'),
  );
  return Object.entries(readings).flatMap(([document, reading]) => {
    const { params } = deriveParameters(
      readDesignDocument(readFileSync(join(folder, `${document}.md`), 'utf8')),
    );
    return PARAMETERS.map((parameter) => ({
      document,
      parameter,
      verdict: compareReading(params[parameter], reading[parameter]),
    }));
  });
}

/** How many are exact, near, wrong and missing for each parameter, as a Markdown table. */
export function toReadingsTable(compared: readonly Compared[]): string {
  const count = (rows: readonly Compared[], verdict: Verdict): number =>
    rows.filter((row) => row.verdict === verdict).length;
  const toRow = (name: string, rows: readonly Compared[]): string =>
    `| ${[name, ...(['exact', 'near', 'wrong', 'missing'] as const).map((one) => count(rows, one))].join(' | ')} |`;
  const rows = PARAMETERS.map((name) =>
    toRow(
      `\`${name}\``,
      compared.filter(({ parameter }) => parameter === name),
    ),
  );
  return [
    '| Parameter | exact | near | wrong | missing |',
    '|---|---|---|---|---|',
    ...rows,
    toRow('all', compared),
  ].join('\n');
}

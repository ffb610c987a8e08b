import type { Series } from '../../parts/matter.ts';
import { headed, NOTHING, TEXT, titleSlot } from '../../specs/slots.ts';
import { type By, firstOf, type PartSlot, type Region, type Slot } from '../../specs/spec.ts';
import { toLines, toPart, toTemplate } from '../card-template.ts';
import { SITE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';

const MOST_POINTS = 60;
const MOST_NAMES = 5;
const NUMBER = String.raw`[+\-]?\d{1,15}(?:\.\d{1,9})?`;
const SERIES = `^${NUMBER}(?:[ \\n,;]+${NUMBER}){0,${MOST_POINTS - 1}}$`;

const BRAND: Slot = { of: 'brand', as: 'brand' };
const MEASURED: Slot = {
  of: 'label',
  voice: 'strong',
  size: 'sub',
  lines: { wide: 2, tall: 3 },
  width: { wide: 720, banner: 900, tall: 1 },
};
const head: Slot = { row: [MEASURED, BRAND], join: 'apart', cross: 'middle' };
const CHANGE: PartSlot = { of: 'change', as: 'pill', size: 'desc' };
const SOURCE: PartSlot = { of: 'note', ink: 'muted', size: 'small', lines: 2 };
// How it changed, at its end or below it.
const figure = (most: By<number>): Slot => ({
  row: [{ of: 'title', voice: 'figure', size: { fit: most } }, CHANGE],
  join: { wide: 'beside', tall: 'below' },
  cross: 'baseline',
  between: { wide: 40, tall: 60 },
  gap: { wide: 48, banner: 34, square: 60, story: 72 },
});
// On a wide card, who counted stands at the end of what explains, on others below the chart.
const EXPLAINED: Slot = {
  row: [
    { ...TEXT, width: { wide: 700 } },
    { ...SOURCE, width: { wide: 340 } },
  ],
  join: 'apart',
  cross: 'top',
  gap: { wide: 44, banner: 30 },
};

const MEASURE = figure({ wide: 250, banner: 150, square: 360, story: 440 });
// Below the names of its axis, a story is covered; with a source there, a chart ends above that.
const COVERED = 352;
const chart = (...below: Region[]): Region => {
  const own = below.length > 0 ? COVERED : 0;
  return {
    split: 'below',
    regions: [
      {
        pad: { wide: 28, square: 56, portrait: 64, story: 72 },
        flow: { wide: headed([head], [MEASURE, EXPLAINED]), tall: headed([head], [MEASURE, TEXT]) },
      },
      {
        size: { wide: 300, banner: 230, square: 440, portrait: 660, story: 1000 - own },
        least: { wide: 220, banner: 160, square: 260, portrait: 480, story: 780 - own },
        art: [{ draw: 'chart' }],
      },
      ...below,
    ],
  };
};
const CHART: Region = { needs: 'series', ...chart() };
const SOURCED: Region = {
  needs: ['series', 'note'],
  ...chart({
    size: 'content',
    pad: { wide: 20, tall: 32 },
    flow: { wide: NOTHING, tall: { groups: [[SOURCE]], justify: 'bottom' } },
  }),
};
const ALONE: Region = {
  art: SIGN_BEHIND,
  flow: headed(
    [BRAND],
    [MEASURED, figure({ wide: 560, banner: 420, square: 760, story: 900 }), TEXT, SOURCE],
  ),
};
// Without a figure, what is counted is what there is to say.
const WORDS: Region = {
  needs: '!value:value',
  flow: headed([head], [titleSlot('text'), { ...CHANGE, gap: 50 }, TEXT, SOURCE]),
};

/** One number as large as it can be, and how it came about below it. */
export const metric = toTemplate({
  name: 'metric',
  version: 19,
  description:
    'A figure and its chart: value, change, and up to 60 numbers as a line or bars, from edge to edge.',
  parameters: [
    textRule('value', 'The figure with its unit, such as "$4.2M" or "99.98%".'),
    textRule('title', 'What the figure measures.'),
    textRule('description', 'One or two sentences below the figure.'),
    textRule('change', 'Such as "+18% in May".'),
    {
      name: 'series',
      type: 'text',
      pattern: SERIES,
      expects: 'up to 60 numbers such as 12, -3 or 4.5, with spaces or commas between them',
      description: 'Up to 60 numbers for the chart, separated by spaces or commas.',
    },
    textRule('labels', 'Up to five labels below the chart, from its start to its end, one per line.'),
    {
      name: 'chart',
      type: 'choice',
      choices: ['line', 'bar', 'none'],
      description: 'How the series is drawn. Default `line`.',
    },
    textRule('source', 'The source of the figure.'),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    title: 'Annual recurring revenue',
    value: '€4.2M',
    change: '+68% in 2026',
    series: '2.5 2.6 2.72 2.7 2.9 3.05 3.2 3.22 3.45 3.7 3.95 4.2',
    labels: 'January\nJune\nDecember 2026',
    site: 'halden.example.com',
  },
  region: firstOf(WORDS, SOURCED, CHART, ALONE),
  toContent: ({
    values: { title, value, description, change, series, labels, chart, source: from, site },
  }) => {
    const values = series ? series.split(/[ \n,;]+/).map(Number) : [];
    const drawn = chart !== 'none' && values.length > 1;
    return {
      parts: [
        ...toPart(value ? 'label' : 'title', title),
        ...toPart('title', value),
        ...toPart('text', description, { optional: 4 }),
        ...toPart('change', change, { optional: 2 }),
        ...toPart('note', from, { optional: 3 }),
        ...toPart('brand', site),
      ],
      ...(drawn && value !== undefined
        ? { series: toSeries(values, value, chart === 'bar', toLines(labels, MOST_NAMES)) }
        : {}),
    };
  },
});

const FIGURE = /^(?<before>\P{N}*)(?<number>\d(?:[\d.,’'\s]*\d)?)(?<after>\P{N}*)$/u;
// Groups of three digits, and what parts them.
const GROUPED = /^\d{1,3}(?:(?<part>[.,’'\s])\d{3})(?:\k<part>\d{3})*(?!\d)/u;

/** The numbers with the sign and unit of the figure, where the last of them is the figure. */
function toSeries(
  values: readonly number[],
  figureText: string | undefined,
  bars: boolean,
  names: string[],
): Series {
  const { before = '', number = '', after = '' } = FIGURE.exec(figureText ?? '')?.groups ?? {};
  const last = values.at(-1);
  const { group, decimal } = readMarks(number, last);
  const plain = number.replaceAll(group ?? ' ', '').replace(decimal, '.');
  const same = number !== '' && Number(plain) === last;
  const toText = (value: number): string => writeNumber(value, { group, decimal });
  return {
    values,
    bars,
    names,
    toLabel: (value) => (same ? `${before}${toText(value)}${after}` : toText(value)),
  };
}

type Marks = { group: string | undefined; decimal: '.' | ',' };

/** What parts the groups of a number, and what its decimals; where that may be either, as in "4,286", another reading of it tells. */
function readMarks(number: string, value: number | undefined): Marks {
  const decimal = /,\d+$/u.test(number) ? ',' : '.';
  const part = GROUPED.exec(number)?.groups?.part;
  const either = /^\d{1,3}[.,]\d{3}$/u.test(number);
  const readings = [number.replace(/[.,]/u, ''), number.replace(',', '.')].map(Number);
  const parts = part === '.' ? value === readings[0] : value !== readings[1];
  if (either && !parts) return { group: undefined, decimal };
  return { group: part, decimal: part === ',' ? '.' : decimal };
}

/** A number as the figure is written. */
function writeNumber(value: number, { group, decimal }: Marks): string {
  const [whole = '', part] = String(Math.round(value * 1e6) / 1e6).split('.');
  const grouped = group === undefined ? whole : whole.replace(/(?<=\d)(?=(?:\d{3})+$)/gu, group);
  return part === undefined ? grouped : `${grouped}${decimal}${part}`;
}

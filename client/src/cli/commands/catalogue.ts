import type { CatalogueName, CataloguePage } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { parseNumber } from '../option-values.ts';
import { toTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

export const catalogue = defineCommand({
  name: 'catalogue',
  summary: 'List names for briefs: looks, styles, illustrations, formats ...',
  details: 'In a pipe, prints tab-separated name, words and, for formats, the size in pixels.',
  args: [
    {
      name: 'LIST',
      description: 'Which names to list.',
      choices: ['looks', 'styles', 'illustrations', 'places', 'formats', 'fonts'],
    },
    { name: 'WORD', description: 'Part of a name, or of a word for it.', isOptional: true },
  ],
  options: {
    language: { type: 'string', value: 'TAG', description: 'Language of the words. Default: en.' },
    limit: {
      type: 'string',
      short: 'n',
      value: 'NUMBER',
      description: 'Maximum number, up to 200. Default: 50.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright catalogue looks', 'list all designs'],
    ['cardwright catalogue illustrations bicycle', 'find a drawing'],
    ['cardwright catalogue illustrations Fahrrad --language de', 'find a drawing by a German word'],
  ],
  async run({ values, args: [name = '', q], terminal, signal, connect }) {
    const { language } = values;
    const limit = parseNumber('--limit', values.limit);
    const page = await connect().catalogue(name as CatalogueName, { q, language, limit, signal });
    if (values.json) terminal.data(JSON.stringify(page, null, 2));
    else if (page.entries.length > 0) terminal.data(toList(page, terminal));
    const more = page.total - page.entries.length;
    if (page.total === 0) terminal.note(`Nothing matches. ${page.hint ?? ''}`.trim());
    else if (more > 0 && !values.json)
      terminal.note(`${more} more. Narrow them down with a word, or raise --limit.`);
    return undefined;
  },
});

function toList({ entries }: CataloguePage, terminal: Terminal): string {
  const hasSizes = entries.some(({ width }) => width !== undefined);
  const rows = entries.map(({ name, words, width, height }) => [
    name,
    words.filter((word) => word !== name).join(', '),
    ...(hasSizes ? [`${width}x${height}`] : []),
  ]);
  if (terminal.columns === undefined) return toTable([], rows, terminal);
  // Where a line is cut, the words are.
  const heading = ['NAME', ...(hasSizes ? ['SIZE'] : []), 'WORDS'];
  return toTable(
    heading,
    rows.map(([name = '', words = '', ...size]) => [name, ...size, words]),
    terminal,
  );
}

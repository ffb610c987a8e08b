import type { Generation } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { parseChoice, parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';

const FORMATS = ['png', 'jpeg'] as const;
const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;

export const history = defineCommand({
  name: 'history',
  summary: 'List generated images, newest first.',
  details: 'In a pipe, prints tab-separated id, status, time, URL and prompt.',
  args: [],
  options: {
    limit: { type: 'string', short: 'n', value: 'NUMBER', description: 'Maximum number. Default: 20.' },
    search: {
      type: 'string',
      short: 's',
      value: 'TEXT',
      description: 'Only images whose prompt or brief contains this text.',
    },
    starred: { type: 'boolean', description: 'Only starred images.' },
    branded: { type: 'boolean', description: 'Only images that follow a design document.' },
    format: { type: 'string', value: 'png|jpeg', description: 'Only images of this format.' },
    orientation: {
      type: 'string',
      value: 'landscape|portrait|square',
      description: 'Only images of this shape.',
    },
    all: { type: 'boolean', description: 'List all images.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright history', 'list the last 20 images'],
    ['cardwright history --search lighthouse', 'find an image by words of its prompt'],
    ['cardwright history --all | cut -f4', 'print the URLs of all images'],
  ],
  async run({ values, terminal, signal, connect }) {
    const limit = values.all ? Number.POSITIVE_INFINITY : (parseNumber('--limit', values.limit) ?? 20);
    const generations: Generation[] = [];
    const filter = {
      q: values.search,
      starred: values.starred,
      branded: values.branded,
      format: parseChoice('--format', FORMATS, values.format),
      orientation: parseChoice('--orientation', ORIENTATIONS, values.orientation),
    };
    const isNarrowed = Object.values(filter).some((value) => value !== undefined);
    if (limit > 0)
      for await (const generation of connect().history({ ...filter, signal }))
        if (generations.push(generation) >= limit) break;
    if (values.json) terminal.data(JSON.stringify(generations, null, 2));
    else if (generations.length > 0) terminal.data(toList(generations, terminal));
    else if (isNarrowed) terminal.note('No image matches.');
    else terminal.note('No images yet. Generate one: cardwright generate "Hello, world" -o card.png');
    return undefined;
  },
});

function toList(generations: readonly Generation[], terminal: Parameters<typeof toTable>[2]): string {
  if (terminal.columns === undefined) {
    const rows = generations.map((generation) => [
      generation.id,
      generation.status,
      generation.createdAt,
      generation.url ?? '',
      toText(generation),
    ]);
    return toTable([], rows, terminal);
  }
  const rows = generations.map((generation) => [
    toMinute(generation.createdAt),
    generation.id,
    generation.status,
    `${generation.width}x${generation.height}`,
    toText(generation),
  ]);
  return toTable(['CREATED (UTC)', 'ID', 'STATUS', 'SIZE', 'PROMPT'], rows, terminal);
}

/** The prompt, or the texts of a brief that was sent without one. */
const toText = ({ prompt, brief }: Generation): string =>
  prompt === '' ? (brief?.blocks ?? []).map(({ text }) => text).join(' · ') : prompt;

import type { Generation } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';

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
      description: 'Only prompts that contain this text.',
    },
    starred: { type: 'boolean', description: 'Only starred images.' },
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
    const filter = { q: values.search, starred: values.starred };
    if (limit > 0)
      for await (const generation of connect().history({ ...filter, signal }))
        if (generations.push(generation) >= limit) break;
    if (values.json) terminal.data(JSON.stringify(generations, null, 2));
    else if (generations.length > 0) terminal.data(toList(generations, terminal));
    else if (values.search !== undefined || values.starred) terminal.note('No image matches.');
    else terminal.note('No images yet. Generate one: cardwright generate "Hello, world" -o card.png');
    return undefined;
  },
});

function toList(generations: readonly Generation[], terminal: Parameters<typeof toTable>[2]): string {
  if (terminal.columns === undefined) {
    const rows = generations.map(({ id, status, createdAt, url, prompt }) => [
      id,
      status,
      createdAt,
      url ?? '',
      prompt,
    ]);
    return toTable([], rows, terminal);
  }
  const rows = generations.map(({ id, status, createdAt, width, height, prompt }) => [
    toMinute(createdAt),
    id,
    status,
    `${width}x${height}`,
    prompt,
  ]);
  return toTable(['CREATED (UTC)', 'ID', 'STATUS', 'SIZE', 'PROMPT'], rows, terminal);
}

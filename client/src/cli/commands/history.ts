import type { Generation } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';

export const history = defineCommand({
  name: 'history',
  summary: 'List the images that were made, newest first.',
  details: 'In a pipe: id, status, time, address and prompt with tabs between.',
  args: [],
  options: {
    limit: { type: 'string', short: 'n', value: 'NUMBER', description: 'How many; 20 when left out.' },
    all: { type: 'boolean', description: 'All of them.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright history', 'the last twenty'],
    ['cardwright history --all | cut -f4', 'the address of every image'],
  ],
  async run({ values, terminal, signal, connect }) {
    const limit = values.all ? Number.POSITIVE_INFINITY : (parseNumber('--limit', values.limit) ?? 20);
    const generations: Generation[] = [];
    if (limit > 0)
      for await (const generation of connect().history({ signal }))
        if (generations.push(generation) >= limit) break;
    if (values.json) terminal.data(JSON.stringify(generations, null, 2));
    else if (generations.length > 0) terminal.data(toList(generations, terminal));
    else terminal.note('There are no images yet. The first: cardwright generate "Hello, world" -o card.png');
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
  return toTable(['MADE (UTC)', 'ID', 'STATUS', 'SIZE', 'PROMPT'], rows, terminal);
}

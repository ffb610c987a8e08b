import type { DailyUsage } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { parseChoice, parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

const DAY_MS = 24 * 3600_000;
const MAX_DAYS = 366;
const GROUPS = ['day', 'key', 'template', 'visitor'] as const;

export const usage = defineCommand({
  name: 'usage',
  summary: "Show your plan and this month's credits.",
  args: [],
  options: {
    days: {
      type: 'string',
      value: 'NUMBER',
      description: 'Show the credits used on each of the last days (UTC), at most 366.',
    },
    by: {
      type: 'string',
      value: 'day|key|template|visitor',
      description: 'With --days: sum up by this instead of by day.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright usage', 'show plan and credits'],
    ['cardwright usage --days 7', 'show the last week by day'],
    ['cardwright usage --days 30 --by key', 'show which keys used credits'],
    ['cardwright usage --json', 'print creditsRemaining, usage.resetsAt ...'],
  ],
  async run({ values, terminal, signal, connect, settings }) {
    const days = parseNumber('--days', values.days);
    const by = parseChoice('--by', GROUPS, values.by) ?? 'day';
    if (values.by !== undefined && days === undefined) throw usageError('--by needs --days.');
    if (days !== undefined) {
      if (days < 1 || days > MAX_DAYS) throw usageError(`--days must be from 1 to ${MAX_DAYS}.`);
      const to = new Date();
      const from = new Date(to.getTime() - (days - 1) * DAY_MS);
      const daily = await connect().dailyUsage({ from, to, signal });
      terminal.data(values.json ? JSON.stringify(daily, null, 2) : toGroups(daily, by, terminal));
      return undefined;
    }
    const found = await connect().usage({ signal });
    if (values.json) {
      terminal.data(JSON.stringify(found, null, 2));
      return undefined;
    }
    const { plan, planLimit, unlimited, creditsUsed, creditsRemaining, totalGenerations } = found;
    const left = unlimited ? 'unlimited' : `${creditsRemaining} left of ${planLimit}`;
    const rows = [
      ['Service', settings().baseUrl],
      ['Plan', plan],
      ['Credits', `${left}, ${creditsUsed} used`],
      ['Resets at', `${toMinute(found.usage.resetsAt)} UTC`],
      ['Images', `${totalGenerations} in total`],
    ];
    terminal.data(
      rows.map(([term = '', text = '']) => `${terminal.paint.dim(term.padEnd(11))} ${text}`).join('\n'),
    );
    return undefined;
  },
});

type Counts = DailyUsage['total'];

function toGroups(usage: DailyUsage, by: (typeof GROUPS)[number], terminal: Terminal): string {
  if (by === 'visitor') {
    const rows = usage.visitors.map(({ name, requests }) => [name, String(requests)]);
    return toTable(['VISITOR', 'CARD REQUESTS'], rows, terminal);
  }
  const toRow = (name: string, { credits, images, cards, requests, cached }: Counts): string[] => [
    name,
    ...[credits, images, cards, requests, cached].map(String),
  ];
  const rows = listGroups(usage, by).map(([name, counts]) => toRow(name, counts));
  // In a pipe, every line is a group.
  if (terminal.columns !== undefined) rows.push(toRow('Total', usage.total));
  const heading = by === 'day' ? 'DAY (UTC)' : by.toUpperCase();
  return toTable([heading, 'CREDITS', 'IMAGES', 'CARDS', 'REQUESTS', 'CACHED'], rows, terminal);
}

function listGroups(
  { days, keys, templates }: DailyUsage,
  by: 'day' | 'key' | 'template',
): [string, Counts][] {
  if (by === 'day') return days.map((day) => [day.date, day]);
  if (by === 'template') return templates.map((counts) => [counts.template ?? 'unknown', counts]);
  return keys.map((counts) => [counts.id === null ? counts.source : `${counts.id} ${counts.name}`, counts]);
}

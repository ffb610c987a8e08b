import type { DailyUsage } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

const DAY_MS = 24 * 3600_000;
const MAX_DAYS = 366;

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
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright usage', 'show plan and credits'],
    ['cardwright usage --days 7', 'show the last week by day'],
    ['cardwright usage --json', 'print creditsRemaining, usage.resetsAt ...'],
  ],
  async run({ values, terminal, signal, connect, settings }) {
    const days = parseNumber('--days', values.days);
    if (days !== undefined) {
      if (days < 1 || days > MAX_DAYS) throw usageError(`--days must be from 1 to ${MAX_DAYS}.`);
      const to = new Date();
      const from = new Date(to.getTime() - (days - 1) * DAY_MS);
      const daily = await connect().dailyUsage({ from, to, signal });
      terminal.data(values.json ? JSON.stringify(daily, null, 2) : toDays(daily, terminal));
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

function toDays({ days, total }: DailyUsage, terminal: Terminal): string {
  const toRow = (name: string, { credits, images, cards }: DailyUsage['total']) =>
    [name, credits, images, cards].map(String);
  const rows = days.map((day) => toRow(day.date, day));
  // In a pipe, every line is a day.
  if (terminal.columns !== undefined) rows.push(toRow('Total', total));
  return toTable(['DAY (UTC)', 'CREDITS', 'IMAGES', 'CARDS'], rows, terminal);
}

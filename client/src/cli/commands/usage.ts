import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { toMinute } from '../table.ts';

export const usage = defineCommand({
  name: 'usage',
  summary: 'Show the plan and the credits of this month.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright usage', 'for a person'],
    ['cardwright usage --json', 'for a program: creditsRemaining, usage.resetsAt ...'],
  ],
  async run({ values, terminal, signal, connect, settings }) {
    const found = await connect().usage({ signal });
    if (values.json) {
      terminal.data(JSON.stringify(found, null, 2));
      return undefined;
    }
    const { plan, planLimit, creditsUsed, creditsRemaining, totalGenerations } = found;
    const rows = [
      ['Service', settings().baseUrl],
      ['Plan', plan],
      ['Credits', `${creditsRemaining} left of ${planLimit}, ${creditsUsed} used`],
      ['New credit', `${toMinute(found.usage.resetsAt)} UTC`],
      ['Images', `${totalGenerations} since the beginning`],
    ];
    terminal.data(
      rows.map(([term = '', text = '']) => `${terminal.paint.dim(term.padEnd(11))} ${text}`).join('\n'),
    );
    return undefined;
  },
});

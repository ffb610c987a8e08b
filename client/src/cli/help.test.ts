import { expect, test } from 'vitest';
import { COMMAND_GROUPS, COMMANDS } from './command-table.ts';
import { toHelp } from './help.ts';
import { createHost } from './host.fixture.ts';
import { parseCommandLine } from './parse-command-line.ts';
import { toCommandLines } from './shell-lines.fixture.ts';
import { createTerminal } from './terminal.ts';

const { paint } = createTerminal(createHost());

test('the overview has every command, the environment and the exit codes, in 120 columns', () => {
  const help = toHelp(COMMANDS, paint);
  for (const { name, summary } of COMMANDS)
    expect(help).toMatch(new RegExp(`^ {2}${name}.* {2}${summary}$`, 'm'));
  for (const { title } of COMMAND_GROUPS) expect(help).toContain(`\n${title}\n`);
  for (const told of ['CARDWRIGHT_API_KEY', 'CARDWRIGHT_BASE_URL', 'NO_COLOR', '130  interrupted'])
    expect(help).toContain(told);
  expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  'help of %s has its words, options and examples, in 120 columns',
  (name, command) => {
    const help = toHelp([command], paint);
    expect(help).toContain(`Usage: cardwright ${name}`);
    for (const option of Object.keys(command.options)) expect(help).toContain(`--${option}`);
    for (const argument of command.args) expect(help).toContain(argument.description);
    expect(command.examples.length).toBeGreaterThan(0);
    expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
  },
);

test.each(COMMANDS.flatMap(({ examples }) => examples.flatMap(([line]) => toCommandLines(line))))(
  'the example can be typed: cardwright $words',
  ({ words }) => {
    expect(parseCommandLine(words)).toMatchObject({ kind: 'run' });
  },
);

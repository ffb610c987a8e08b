import type { ArgumentSpec, Command, OptionSpec } from './command.ts';
import { EXIT_MEANINGS } from './command-error.ts';
import { COMMAND_GROUPS, COMMANDS, type CommandGroup } from './command-table.ts';
import type { Paint } from './terminal.ts';

type Row = readonly [term: string, description: string];

const HELP_OPTION: OptionSpec = { type: 'boolean', short: 'h', description: 'Show help.' };

/** Help for all commands, or for those that were asked for. */
export function toHelp(commands: readonly Command[], paint: Paint): string {
  const [first] = commands;
  if (first === undefined || commands === COMMANDS) return toOverview(paint);
  if (commands.length === 1) return toCommandHelp(first, paint);
  return commands.map((command) => toCommandHelp(command, paint)).join(`\n\n${'-'.repeat(40)}\n\n`);
}

function toOverview(paint: Paint): string {
  const width = longest(COMMAND_GROUPS.flatMap(({ commands }) => commands.map(toUsage)));
  const toSection = ({ title, commands }: CommandGroup): string =>
    [
      paint.bold(title),
      ...toRows(
        commands.map((command) => [toUsage(command), command.summary]),
        width,
      ),
    ].join('\n');
  return [
    'Generate link preview images with a Cardwright service, from prompts or as signed URLs.',
    `${paint.bold('Usage:')} cardwright COMMAND ...`,
    [
      paint.bold('New here?'),
      '  cardwright register you@example.com             create an account',
      '  cardwright generate "Hello, world" -o card.png  generate your first image',
    ].join('\n'),
    ...COMMAND_GROUPS.map(toSection),
    [
      paint.bold('Environment'),
      ...toRows([
        ['CARDWRIGHT_BASE_URL', 'URL of the service. Default: http://localhost:3000.'],
        ['CARDWRIGHT_API_KEY', 'API key. Overrides the saved login.'],
        ['NO_COLOR, FORCE_COLOR', 'Disable or force colored output.'],
      ]),
    ].join('\n'),
    [
      paint.bold('Exit codes'),
      ...toRows(EXIT_MEANINGS.map(([code, meaning]): Row => [String(code), meaning])),
    ].join('\n'),
    'Run cardwright help COMMAND for details and examples. Data goes to standard output, messages to standard error.',
  ].join('\n\n');
}

function toCommandHelp(command: Command, paint: Paint): string {
  const { summary, details, args, options, examples } = command;
  const optionRows = [...Object.entries(options), ['help', HELP_OPTION] as const].map(
    ([name, option]): Row => [toOptionTerm(name, option), toOptionText(option)],
  );
  const argumentRows = args.map((argument): Row => [argument.name, argument.description]);
  const width = longest([...optionRows, ...argumentRows].map(([term]) => term));
  return [
    `${summary}${details === undefined ? '' : `\n\n${details}`}`,
    `${paint.bold('Usage:')} cardwright ${toUsage(command)} [options]`,
    ...(argumentRows.length > 0 ? [toRows(argumentRows, width).join('\n')] : []),
    [paint.bold('Options'), ...toRows(optionRows, width)].join('\n'),
    [
      paint.bold('Examples'),
      ...examples.map(([line, effect]) => `  ${line}\n      ${paint.dim(effect)}`),
    ].join('\n'),
  ].join('\n\n');
}

const toUsage = ({ name, args }: Command): string => [name, ...args.map(toArgumentTerm)].join(' ');

function toArgumentTerm({ name, isOptional, isRepeated }: ArgumentSpec): string {
  const term = isRepeated ? `${name}...` : name;
  return isOptional ? `[${term}]` : term;
}

function toOptionTerm(name: string, { short, type, value = 'VALUE' }: OptionSpec): string {
  const both = short === undefined ? `    --${name}` : `-${short}, --${name}`;
  return type === 'boolean' ? both : `${both} ${value}`;
}

const toOptionText = ({ description, choices, isRepeated }: OptionSpec): string =>
  [
    description,
    ...(choices === undefined ? [] : [`One of ${choices.join(', ')}.`]),
    ...(isRepeated ? ['May be repeated.'] : []),
  ].join(' ');

const longest = (terms: readonly string[]): number => Math.max(0, ...terms.map(({ length }) => length));

const toRows = (rows: readonly Row[], width = longest(rows.map(([term]) => term))): string[] =>
  rows.map(([term, description]) => `  ${term.padEnd(width)}  ${description}`);

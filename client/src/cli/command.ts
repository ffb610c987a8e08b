import type { Cardwright } from '../cardwright.ts';
import type { Host } from './host.ts';
import type { Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** One option, as help, completion and the parser need it. */
export type OptionSpec = {
  type: 'string' | 'boolean';
  short?: string;
  /** Stands for the value in help, such as `FILE`; a value that names a file is completed as one. */
  value?: string;
  choices?: readonly string[];
  /** May be given more than once; its values stand in their order. */
  isRepeated?: true;
  description: string;
};

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** One word after the command's name. */
export type ArgumentSpec = {
  /** In capitals, as help shows it. */
  name: string;
  description: string;
  isOptional?: boolean;
  isRepeated?: boolean;
  choices?: readonly string[];
  /** Other values than `choices` are possible: completion suggests these. */
  isOpen?: boolean;
};

type ValueOf<Option extends OptionSpec> = Option extends { isRepeated: true }
  ? readonly string[]
  : Option['type'] extends 'boolean'
    ? boolean
    : string;

export type Values<Options extends OptionTable> = {
  readonly [Name in keyof Options]?: ValueOf<Options[Name]> | undefined;
};

/** What a command works with. */
export type Context<Options extends OptionTable = OptionTable> = {
  values: Values<Options>;
  args: readonly string[];
  host: Host;
  terminal: Terminal;
  /** Aborted when the user wants to stop. */
  signal: AbortSignal;
  /** All there are. */
  commands: readonly Command[];
  /** Service and key, from option, environment and what was saved. */
  settings(): Settings;
  /** A client with the user's key. Throws what to do when there is none. */
  connect(): Cardwright;
};

/** A row of the table that parsing, help and completion are made from. */
export type Command<Options extends OptionTable = OptionTable> = {
  /** One word, or two: `keys create`. */
  name: string;
  /** A line of the list of commands. */
  summary: string;
  /** What a reader of its help should know besides, in whole lines. */
  details?: string;
  args: readonly ArgumentSpec[];
  options: Options;
  /** Lines to copy, each with what it does. */
  examples: readonly (readonly [line: string, effect: string])[];
  /** Gives an exit code where it is not 0. Throws `CommandError` or `CardwrightError`. */
  run(context: Context<Options>): Promise<number | undefined>;
};

/** Keeps the names and types of the options for `run`, and forgets them for the table. */
export const defineCommand = <const Options extends OptionTable>(command: Command<Options>): Command =>
  command as unknown as Command;

/** Of every command that talks to the service. */
export const SERVICE_OPTIONS = {
  'base-url': {
    type: 'string',
    value: 'URL',
    description: 'URL of the service. Overrides the saved login.',
  },
} as const satisfies OptionTable;

export const JSON_OPTION = {
  json: { type: 'boolean', description: 'Print JSON.' },
} as const satisfies OptionTable;

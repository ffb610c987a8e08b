import manifest from '../../package.json' with { type: 'json' };
import { Cardwright } from '../cardwright.ts';
import type { Context } from './command.ts';
import { EXIT, INTERRUPTED } from './command-error.ts';
import { COMMANDS } from './command-table.ts';
import { toFailure } from './failure.ts';
import { toHelp } from './help.ts';
import type { Host } from './host.ts';
import { type Parsed, parseCommandLine } from './parse-command-line.ts';
import { isReadByOthers, readLogin, toLoginPath } from './saved-login.ts';
import { requireKey, resolveSettings, type Settings } from './settings.ts';
import { createTerminal, type Terminal } from './terminal.ts';

/** Runs one command and gives its exit code. Never throws; what went wrong stands on the standard error. */
export async function runCommandLine(
  argv: readonly string[],
  host: Host,
  signal: AbortSignal,
): Promise<number> {
  const terminal = createTerminal(host);
  let settings = (): Settings => resolveSettings(undefined, host.env, undefined, '');
  try {
    const parsed = parseCommandLine(argv);
    if (parsed.kind === 'version') terminal.data(manifest.version);
    if (parsed.kind === 'help') terminal.data(toHelp(parsed.commands, terminal.paint));
    if (parsed.kind !== 'run') return EXIT.done;
    const context = createContext(parsed, host, terminal, signal);
    settings = context.settings;
    return (await parsed.command.run(context)) ?? EXIT.done;
  } catch (error) {
    const { message, next, exitCode } = signal.aborted ? INTERRUPTED : toFailure(error, settings);
    if (exitCode === EXIT.interrupted) terminal.note(message);
    else terminal.fail(message, next);
    return exitCode;
  }
}

function createContext(
  { values, args }: Extract<Parsed, { kind: 'run' }>,
  host: Host,
  terminal: Terminal,
  signal: AbortSignal,
): Context {
  const baseUrl = values['base-url'];
  const path = toLoginPath(host.env);
  const settings = (): Settings =>
    resolveSettings(typeof baseUrl === 'string' ? baseUrl : undefined, host.env, readLogin(path), path);
  return {
    values,
    args,
    host,
    terminal,
    signal,
    commands: COMMANDS,
    settings,
    connect: () => {
      const found = settings();
      const apiKey = requireKey(found);
      if (found.keySource === path && isReadByOthers(path))
        terminal.warn(`Other users can read your API key in ${path}. Run: chmod 600 ${path}`);
      return new Cardwright({ apiKey, baseUrl: found.baseUrl, onWarning: terminal.warn });
    },
  };
}

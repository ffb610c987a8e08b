import type { Host, Output } from './host.ts';

type Style = (text: string) => string;
export type Paint = { bold: Style; dim: Style; red: Style; green: Style; yellow: Style };

/** Where a command writes: data to the standard output, everything for eyes to the standard error. */
export type Terminal = {
  /** Colors of the standard output. */
  paint: Paint;
  /** Columns of the standard output; undefined when it is no terminal. */
  columns: number | undefined;
  data(text: string): void;
  bytes(bytes: Uint8Array): void;
  note(text: string): void;
  warn(text: string): void;
  /** What went wrong, and what to do next. */
  fail(message: string, next: string | undefined): void;
  /** A line that the next one replaces; nothing where nobody watches. */
  progress(text: string): void;
  clearProgress(): void;
  /** Whether somebody watches the standard error. */
  isWatched: boolean;
};

const CLEAR_LINE = '\r\u001b[2K';

export function createTerminal(host: Host): Terminal {
  const { stdout, stderr, env } = host;
  const paint = createPaint(hasColors(stdout, env));
  const loud = createPaint(hasColors(stderr, env));
  const isWatched = stderr.isTTY === true && env.TERM !== 'dumb';
  let isShowing = false;
  const toStderr = (text: string): void => {
    stderr.write(isShowing ? `${CLEAR_LINE}${text}\n` : `${text}\n`);
    isShowing = false;
  };
  // Before data appears on the same screen.
  const clear = (): void => {
    if (isShowing) stderr.write(CLEAR_LINE);
    isShowing = false;
  };
  return {
    paint,
    clearProgress: clear,
    columns: stdout.isTTY ? stdout.columns : undefined,
    isWatched,
    data: (text) => {
      clear();
      stdout.write(`${stdout.isTTY ? toPrintable(text) : text}\n`);
    },
    bytes: (bytes) => {
      clear();
      stdout.write(bytes);
    },
    note: (text) => toStderr(toPrintable(text)),
    warn: (text) => toStderr(`${loud.yellow('warning:')} ${toPrintable(text)}`),
    fail: (message, next) => {
      toStderr(`${loud.red('error:')} ${toPrintable(message)}`);
      if (next !== undefined) toStderr(toPrintable(next));
    },
    progress: (text) => {
      if (!isWatched) return;
      // A line that wraps could not be taken back.
      stderr.write(`${CLEAR_LINE}${loud.dim(text.slice(0, (stderr.columns ?? 80) - 1))}`);
      isShowing = true;
    },
  };
}

/** The rules of no-color.org and of Node: FORCE_COLOR, then NO_COLOR, then whether it is a terminal. */
export function hasColors(stream: Output, env: Host['env']): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (refused !== undefined && refused !== '') return false;
  return stream.isTTY === true && env.TERM !== 'dumb';
}

function createPaint(isColored: boolean): Paint {
  const style =
    (on: number, off: number): Style =>
    (text) =>
      isColored ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: style(1, 22),
    dim: style(2, 22),
    red: style(31, 39),
    green: style(32, 39),
    yellow: style(33, 39),
  };
}

// Prompts, tags of a stranger's page and names of keys are printed: none of them may move the cursor or
// retitle the window. Colors pass, ours among them.
const toPrintable = (text: string): string =>
  text.replace(/\p{Cc}(\[(?:1|2|22|3[1-3]|39)m)?/gu, (match, color = '') =>
    match === '\n' || match === '\t' || (match.startsWith('\u001b') && color !== '')
      ? match
      : `\ufffd${color}`,
  );

let isHeard = false;

/** Does something when the process ends, also by SIGTERM: how Vitest ends its workers, for which no listener of `exit` would be called. */
export function atExit(act: () => void): void {
  process.once('exit', act);
  if (isHeard) return;
  isHeard = true;
  process.once('SIGTERM', () => process.exit());
}

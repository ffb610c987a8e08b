#!/usr/bin/env node
import { runCommandLine } from './run-command-line.ts';

const interrupt = new AbortController();
// The second time, Node ends the process as always.
process.once('SIGINT', () => interrupt.abort(new Error('interrupted')));
// `cardwright history | head` closes the pipe when it has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runCommandLine(process.argv.slice(2), process, interrupt.signal);

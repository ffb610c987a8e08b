// Runs on a thread of its own, which a busy main thread cannot keep from working. See watchdog.ts.
import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { createLog } from './logging.ts';
import { UNRESPONSIVE_EXIT_CODE, type WatchdogData } from './watchdog.ts';

// Looks before it ends the process: after the whole process was suspended, the main thread is given time to go on.
const LOOKS = 4;
// The main thread ends the process itself, unless it is stuck where no interrupt reaches it: in native code, or in a loop that
// the compiler has left without checks.
const LAST_RESORT_MS = 2000;

// The process ends right behind the line, and on a thread only this writes at once.
const STANDARD_OUTPUT = { write: (line: string) => void writeSync(1, line) };

const { beat, generations, limitMs, logLevel } = workerData as WatchdogData;

let seen = Atomics.load(beat, 0);
let missed = 0;
const timer = setInterval(() => {
  const now = Atomics.load(beat, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < LOOKS) return;
  clearInterval(timer);
  endProcess();
}, limitMs / LOOKS);

function endProcess(): void {
  let reported = false;
  setTimeout(() => {
    if (!reported) report(undefined);
    process.kill(process.pid, 'SIGKILL');
  }, LAST_RESORT_MS);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'new Error().stack' }, (_, answer) => {
    report(answer?.result.value);
    reported = true;
    session.post('Runtime.evaluate', { expression: `process.exit(${UNRESPONSIVE_EXIT_CODE})` });
  });
}

function report(stack: unknown): void {
  const ids = new TextDecoder().decode(generations.slice()).replace(/\0+$/, '');
  createLog(logLevel, STANDARD_OUTPUT).fatal(
    {
      generations: ids === '' ? [] : ids.split(' '),
      seconds: limitMs / 1000,
      // Where it is stuck: functions and files, no prompts.
      ...(typeof stack === 'string' && { stack: stack.split('\n').slice(2, 12) }),
    },
    'the service does not respond: ending the process',
  );
}

import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

// A third of the weight of a thread with the usual priority (sched(7), the nice value).
const NICE = 5;

/**
 * Lets every other thread of the process go before this one, where the system can tell them apart: Linux takes a
 * thread's id for a process's (setpriority(2), "C library/kernel differences").
 */
export function lowerPriority(): void {
  try {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (Number.isSafeInteger(id) && id !== process.pid) setPriority(id, NICE);
  } catch {
    // No Linux, or no /proc: then all threads are equal.
  }
}

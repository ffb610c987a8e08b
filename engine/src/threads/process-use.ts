import { readFileSync } from 'node:fs';

// Linux counts in hundredths of a second on every architecture that Node runs on.
const TICK_MS = 10;

/**
 * Processor time that a process has used with all its threads: fields 14 and 15 of proc(5), behind the name, which may hold spaces.
 * Undefined where the system does not tell (not on Linux).
 */
export function readProcessorMs(pid: number | undefined): number | undefined {
  const fields = read(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Resident memory of a process; undefined as above. */
export function readMemoryMb(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s*(\d+) kB/m.exec(read(pid, 'status') ?? '')?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function read(pid: number | undefined, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

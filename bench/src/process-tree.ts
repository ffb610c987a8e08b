import { readdirSync, readFileSync } from 'node:fs';

// Of a second; what Linux counts processor time in for programs, whatever its own timer is.
const TICKS = 100;

type Process = { pid: number; parent: number; seconds: number };

/** MB of a process and all its children: what they share counts once (PSS). Linux alone tells; 0 elsewhere. */
export const readMemory = (pid: number): number =>
  listTree(pid).reduce((sum, process) => sum + readPss(process.pid), 0) / 1024;

/** Seconds of processor time that a process and all its children have taken so far. Linux alone tells; 0 elsewhere. */
export const readCpuSeconds = (pid: number): number =>
  listTree(pid).reduce((sum, { seconds }) => sum + seconds, 0);

function listTree(root: number): Process[] {
  const processes = new Map(listProcesses().map((process) => [process.pid, process]));
  const belongs = ({ pid, parent }: Process): boolean => {
    const above = processes.get(parent);
    return pid === root || (above !== undefined && belongs(above));
  };
  return [...processes.values()].filter(belongs);
}

function listProcesses(): Process[] {
  return list('/proc').flatMap((name) => {
    // pid (command) state parent ... user time, system time; the command may hold anything.
    const stat = read(`/proc/${name}/stat`);
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
    return stat === '' ? [] : [{ pid: Number(name), parent, seconds: (user + system) / TICKS }];
  });
}

const readPss = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

const list = (folder: string): string[] => {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
};

// A process may end while it is looked at.
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import { linkFolders, listInstalled } from '../support/installed-packages.ts';

const root = join(import.meta.dirname, '../..');

type Instruction = { name: string; argument: string };
type Stage = { image: string; instructions: Instruction[] };

export const DOCKERFILE = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

/** The stages by name, the last one as `final`. One that continues another has its instructions too, each on one line. */
export const STAGES: ReadonlyMap<string, Stage> = readStages(DOCKERFILE);

function readStages(text: string): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n');
  let current: Stage | undefined;
  for (const line of lines) {
    const [, name = '', argument = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , as = 'final'] = argument.split(' ');
      const parent = stages.get(from);
      current = { image: parent?.image ?? from, instructions: [...(parent?.instructions ?? [])] };
      stages.set(as, current);
    } else if (name !== '') current?.instructions.push({ name, argument });
  }
  return stages;
}

export const getStage = (name: string): Stage => {
  const stage = STAGES.get(name);
  if (stage === undefined) throw new Error(`deploy/Dockerfile has no stage ${name}`);
  return stage;
};

export const FINAL = getStage('final');

/** The arguments of all instructions of this name, in order. */
export const list = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ argument }) => argument);

/** The command of the image, or of its health check. */
export function readCommand(name: 'CMD' | 'HEALTHCHECK'): string[] {
  const [argument = ''] = list(FINAL, name);
  return JSON.parse(argument.slice(argument.indexOf('['))) as string[];
}

/** The variables that the image sets. */
export const readEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    list(FINAL, 'ENV').flatMap((argument) => argument.split(/\s+/).map((pair) => pair.split('='))),
  );

/** The files and folders that stages copy from the source. */
export const listSources = (stages = [...STAGES.values()]): string[] => [
  ...new Set(
    stages
      .flatMap((stage) => list(stage, 'COPY'))
      .filter((argument) => !argument.startsWith('--from='))
      .flatMap((argument) => argument.split(' ').slice(0, -1)),
  ),
];

const IGNORE_RULES = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether `.dockerignore` keeps a path out of the build. As Docker reads it, the last rule that fits the path or a folder above counts. */
export function isIgnored(path: string): boolean {
  const fitting = IGNORE_RULES.filter((rule) => {
    const pattern = showDots(rule.replace(/^!/, ''));
    return [pattern, `${pattern}/**`].some((glob) => matchesGlob(showDots(path), glob));
  });
  return fitting.length > 0 && !fitting.at(-1)?.startsWith('!');
}

// For Docker, `*` also stands for names that begin with a dot.
const showDots = (path: string): string => path.replace(/(?<=^|\/)\./g, 'dot.');

/**
 * Follows the instructions of a stage and of those that it copies from, without Docker and without a registry: packages come
 * from this installation. `directory` gets what the stage has in its working directory.
 */
export function buildStage(name: string, directory: string): void {
  mkdirSync(directory);
  for (const { name: instruction, argument } of getStage(name).instructions) {
    if (instruction === 'COPY') copy(argument, directory);
    if (instruction === 'RUN') run(argument.replace(/^--mount=\S+ /, ''), directory);
  }
}

function run(command: string, directory: string): void {
  const [, npmArguments] = /^npm ci (.*)$/.exec(command) ?? [];
  if (npmArguments === undefined) execFileSync('sh', ['-c', command], { cwd: directory, stdio: 'pipe' });
  else linkFolders(listInstalled(npmArguments), directory);
}

function copy(argument: string, directory: string): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(argument) ?? [];
  const sources = paths.split(' ');
  const target = sources.pop() ?? '';
  for (const source of sources) {
    const to = join(directory, target, /\/$/.test(target) ? basename(source) : '');
    if (stage === undefined)
      cpSync(join(root, source), to, { recursive: true, filter: (path) => !isIgnored(relative(root, path)) });
    else {
      const other = `${directory}-${stage}`;
      buildStage(stage, other);
      cpSync(join(other, relative('/app', source)), to, { recursive: true });
      rmSync(other, { recursive: true });
    }
  }
}

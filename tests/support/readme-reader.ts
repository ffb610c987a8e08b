import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

const root = join(import.meta.dirname, '../..');
const PARTS = [
  'client',
  'contract',
  'engine',
  'service',
  'examples/signing',
  'package.json',
  'tsconfig.json',
];
const SKIPPED = /\/(?:node_modules|dist|tests|goldens)$/;

export type Section = { title: string; blocks: { language: string; code: string }[] };

/** The sections of a README with their blocks of code, in order; those without a block are left out. */
export function readSections(readme: string): Section[] {
  return readme
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')),
      blocks: [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, language = '', code = '']) => ({
        language,
        code,
      })),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

export type Pasted = { code: number | null; out: string; err: string };

/** Somebody who has just cloned the project, and pastes what the README says. */
export type Reader = AsyncDisposable & {
  /** The clone. */
  directory: string;
  /** Pastes a section into a new terminal, and waits until its commands have ended or one of them has failed. */
  paste(section: Section): Promise<Pasted>;
  /** Pastes a section that starts the service, and waits until it listens. */
  start(section: Section): Promise<void>;
  /** Ctrl-C in the terminal of the service. */
  stop(): Promise<void>;
};

/** A copy of the source and an empty home, on a port of its own. */
export async function openReader(): Promise<Reader> {
  const scratch = mkdtempSync(join(tmpdir(), 'cardwright-readme-'));
  const directory = join(scratch, 'cardwright');
  const port = await findFreePort();
  for (const part of PARTS)
    cpSync(join(root, part), join(directory, part), {
      recursive: true,
      filter: (source) => !SKIPPED.test(source),
    });
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const env = toEnvironment(scratch, port);
  let service: ChildProcess | undefined;

  const open = (section: Section): ChildProcess => {
    const script = section.blocks.map(toScript).join('\n');
    return spawn('sh', ['-euc', script], {
      cwd: directory,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  };
  const stop = async (): Promise<void> => {
    if (service?.pid === undefined || service.exitCode !== null) return;
    const ended = new Promise((resolve) => service?.on('exit', resolve));
    process.kill(-service.pid, 'SIGINT');
    await ended;
  };
  return {
    directory,
    paste: async (section) => {
      const terminal = open(section);
      const [out, err] = [collect(terminal.stdout), collect(terminal.stderr)];
      const code = await new Promise<number | null>((resolve) => terminal.on('close', resolve));
      return { code, out: out(), err: err() };
    },
    start: async (section) => {
      service = open(section);
      const err = collect(service.stderr);
      collect(service.stdout);
      const ended = new Promise<void>((resolve) => service?.on('close', () => resolve()));
      const listening = new Promise<void>((resolve) =>
        service?.stderr?.on('data', () => err().includes(`running at http://localhost:${port}`) && resolve()),
      );
      await Promise.race([listening, ended]);
      if (service.exitCode !== null) throw new Error(`the service did not start:\n${err()}`);
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** A block as a shell runs it: other languages are saved to the file that their first line names. */
function toScript({ language, code }: Section['blocks'][number]): string {
  if (language === 'sh') return code;
  const file = /^\/\/ (\S+)\n/.exec(code)?.[1];
  if (file === undefined) throw new Error(`nobody knows what to do with this block:\n${code}`);
  return `cat > ${file} <<'END OF FILE'\n${code}END OF FILE`;
}

function toEnvironment(scratch: string, port: number): Record<string, string> {
  const [bin, home, prefix] = [join(scratch, 'bin'), join(scratch, 'home'), join(scratch, 'home/npm')];
  for (const folder of [bin, join(prefix, 'bin'), join(prefix, 'lib')])
    mkdirSync(folder, { recursive: true });
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  // Left out is what this test itself runs in and is part of. What a registry would send is here already.
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh
case "$*" in
  ci) exec node service/pack-sdk.mjs ;;
  test) exit 0 ;;
  install*/sdk/*) export npm_config_offline=false ;;
  'install --prefix my-cards openai') set -- install --prefix my-cards ${join(root, 'node_modules/openai')} ;;
esac
exec ${npm} "$@"
`,
  );
  chmodSync(join(bin, 'npm'), 0o755);
  return {
    HOME: home,
    PATH: [bin, join(prefix, 'bin'), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(
      ':',
    ),
    PORT: String(port),
    // All that the README asks of a reader whose service does not listen on port 3000.
    CARDWRIGHT_BASE_URL: `http://localhost:${port}`,
    npm_config_prefix: prefix,
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** All that the stream has carried so far. */
function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  return () => text;
}

// `npm run release` tags what is committed as the release of its version; pushing the tag publishes it (docs/contributing/releasing.md).
// With `--dry-run`, or for a tag that is there (GITHUB_REF_NAME), it only checks and says what would be released.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planRelease } from './plan-release.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const readVersion = (folder: string): string => JSON.parse(read(join(folder, 'package.json'))).version;
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

// What is published, on a registry and as the image; the others are parts of these.
const RELEASED = ['service', 'client'];

const isTag = process.env.GITHUB_REF_TYPE === 'tag';
const isDry = process.argv.includes('--dry-run');
try {
  const { tag, version, notes } = planRelease({
    versions: Object.fromEntries(RELEASED.map((folder) => [folder, readVersion(folder)])),
    changelog: read('CHANGELOG.md'),
    tag: isTag ? process.env.GITHUB_REF_NAME : undefined,
  });
  const [packed] = JSON.parse(run('npm', 'pack', '--workspace=client', '--dry-run', '--json')) as {
    id: string;
    size: number;
    integrity: string;
  }[];
  console.log(`Version  ${version}, tag ${tag}
Package  ${packed?.id}, ${Math.round((packed?.size ?? 0) / 1000)} kB, ${packed?.integrity}
Image    deploy/Dockerfile as <owner>/<repository>:${version}

${notes}
`);
  if (!isDry && !isTag) tagCommit(tag);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tagCommit(tag: string): void {
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('Commit everything first: a tag is of a commit.');
  run('git', 'tag', '--annotate', tag, '--message', tag);
  console.log(`Tagged. To publish it: git push origin ${tag}`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStudio } from './open-studio.ts';

type Outputs = Record<string, { entryPoint?: string; imports: { path: string; kind: string }[] }>;

/** The files that the page loads for some sources: themselves, and what they import at once. */
export function filesOf(sources: readonly string[]): Set<string> {
  const { outputs } = JSON.parse(readFileSync(join(buildStudio(), 'meta.json'), 'utf8')) as {
    outputs: Outputs;
  };
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: other, kind } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') visit(other);
  };
  for (const source of sources) {
    const path = Object.keys(outputs).find((one) => outputs[one]?.entryPoint === source);
    if (path === undefined) throw new Error(`nothing was built of ${source}`);
    visit(path);
  }
  return found;
}

/** Bytes of files, compressed. */
export const compressedSize = (paths: Iterable<string>): number =>
  [...paths]
    .map((path) => gzipSync(readFileSync(join(buildStudio(), 'assets', path.split('/').at(-1) ?? ''))).length)
    .reduce((sum, size) => sum + size, 0);

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseCorpus, parseKinds } from './corpus-format.ts';

/** `node reader/check-corpus.ts FILE|FOLDER ...`: checks every corpus file and counts its prompts. */
const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => listFiles(join(path, name)))
    : /\.(?:prompts|kinds)$/.test(path)
      ? [path]
      : [];

let failed = false;
for (const file of process.argv.slice(2).flatMap(listFiles)) {
  try {
    const parse = file.endsWith('.kinds') ? parseKinds : parseCorpus;
    const prompts = parse(readFileSync(file, 'utf8'));
    const seen = new Set<string>();
    for (const { prompt } of prompts) {
      if (seen.has(prompt)) throw new Error(`twice: ${prompt.slice(0, 80)}`);
      seen.add(prompt);
    }
    console.log(`${file}: ${prompts.length} prompts`);
  } catch (error) {
    failed = true;
    console.error(`${file}: ${(error as Error).message}`);
  }
}
if (failed) process.exitCode = 1;

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseCorpus, parseKinds, parseSuits } from './corpus-format.ts';

/** `node reader/check-corpus.ts FILE|FOLDER ...`: checks every corpus file and counts its prompts. */
const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => listFiles(join(path, name)))
    : /\.(?:prompts|kinds|suits)$/.test(path)
      ? [path]
      : [];

let failed = false;
for (const file of process.argv.slice(2).flatMap(listFiles)) {
  try {
    const text = readFileSync(file, 'utf8');
    const prompts = file.endsWith('.suits')
      ? parseSuits(text).map((card) => card.text)
      : (file.endsWith('.kinds') ? parseKinds(text) : parseCorpus(text)).map(({ prompt }) => prompt);
    const seen = new Set<string>();
    for (const prompt of prompts) {
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The tables of words that a new process reads for its first prompt, without those that count in every language: a date may be in any. */
function tablesReadFor(prompt: string): string[] {
  const module = join(import.meta.dirname, '../src/reader/tagger/create-tag-reader.ts');
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFileSync } = fs;
    const files = [];
    fs.readFileSync = (file, ...rest) => (files.push(String(file)), readFileSync(file, ...rest));
    syncBuiltinESMExports();
    const { createTagReader } = await import(${JSON.stringify(module)});
    await createTagReader().read(${JSON.stringify(prompt)});
    process.stdout.write(JSON.stringify(files));
  `;
  const files = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  ) as string[];
  return files.flatMap(
    (file) => /lexicon[/\\](?!any|concepts)(\w+)[/\\](?!dates\.)[\w-]+\.tsv$/.exec(file)?.[1] ?? [],
  );
}

test.each([
  ['a ginger cat sleeping on a windowsill', ['en']],
  ['eine Katze schläft auf der Fensterbank', ['de', 'en']],
])('%s: the words of no other language are read', (prompt, languages) => {
  expect([...new Set(tablesReadFor(prompt))].sort()).toEqual(languages);
});

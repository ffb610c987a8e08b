import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LabelledPrompt, parseCorpus } from './corpus-format.ts';

/** The labelled prompts of a folder, each with its file and the number of its prompt there (`blogs:3`). */
export function readCorpus(folder: string): { line: string; file: string; labelled: LabelledPrompt }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.prompts'))
    .sort()
    .flatMap((name) =>
      parseCorpus(readFileSync(join(folder, name), 'utf8')).map((labelled, at) => ({
        line: `${basename(name, '.prompts')}:${at + 1}`,
        file: basename(name, '.prompts'),
        labelled,
      })),
    );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShown, type LabelledPrompt, parseCorpus } from './corpus-format.ts';
import { type Measures, measureReading } from './measure-reading.ts';

/**
 * `node reader/measure-agreement.ts FIRST_FOLDER SECOND_FOLDER`: how far the labels of prompts that are in both folders agree, measured as a
 * reader is. No reader can be expected to agree with a corpus more than two careful people do.
 */
const [first = '', second = ''] = process.argv.slice(2);

const readCorpus = (folder: string): LabelledPrompt[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.prompts'))
    .sort()
    .flatMap((name) => parseCorpus(readFileSync(join(folder, name), 'utf8')));
const toKey = ({ prompt }: LabelledPrompt): string => prompt.replace(/\s+/gu, ' ').trim();

const known = new Map(readCorpus(first).map((labelled) => [toKey(labelled), labelled]));
const measured = readCorpus(second).flatMap((other): Measures[] => {
  const labelled = known.get(toKey(other));
  if (!labelled) return [];
  const wordsOf = ({ start, end }: { start: number; end: number }): string => other.prompt.slice(start, end);
  const title = other.marks.find(({ name }) => name === 'title');
  return [
    measureReading(labelled, {
      kind: other.kind,
      title: title ? wordsOf(title) : '',
      shown: other.marks.filter(({ name }) => isShown(name)).map(wordsOf),
      format: null,
    }),
  ];
});
console.log(`${measured.length} prompts labelled twice`);
for (const key of ['right', 'exact', 'noLeak', 'noLoss', 'title', 'kind'] as const) {
  const judged = measured.map((measures) => measures[key]).filter((value) => value !== undefined);
  console.log(`${key} ${((100 * judged.filter(Boolean).length) / judged.length).toFixed(1)}`);
}

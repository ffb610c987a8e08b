import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import { detectLanguage } from '../engine/src/reader/reading/language.ts';
import { listLetterRows, listTokenFeatures } from '../engine/src/reader/tagger/token-features.ts';
import { tokenize } from '../engine/src/reader/tagger/tokenize.ts';
import { type KindPrompt, type LabelledPrompt, parseCorpus, parseKinds } from './corpus-format.ts';
import { collectStock, createRandom, varyPrompt } from './vary-prompt.ts';

/**
 * `node reader/export-features.ts FOLDER OUT.jsonl [COPIES] [UNSEEN]`: the corpus and varied copies of each prompt as rows of features and
 * labels, one prompt a line, for training; prompts of which only the kind is told have no labels. UNSEEN copies are kept from the
 * networks that teach: what a network thinks of prompts that it has not learned says more.
 */
const [folder = '', out = '', copies = '0', unseen = '0'] = process.argv.slice(2);

function toLabels({ marks }: LabelledPrompt, tokens: readonly { start: number; end: number }[]): string[] {
  const labels: string[] = tokens.map(() => 'O');
  for (const { name, start, end } of marks) {
    let first = true;
    for (const [at, token] of tokens.entries()) {
      if (token.end <= start || token.start >= end) continue;
      labels[at] = `${first ? 'B' : 'I'}-${name}`;
      first = false;
    }
  }
  return labels;
}

function readFiles<T>(ending: string, parse: (text: string) => T[]): { writer: string; labelled: T }[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return files.sort().flatMap((file) =>
    parse(readFileSync(join(folder, file), 'utf8')).map((labelled) => ({
      writer: basename(file, ending),
      labelled,
    })),
  );
}

const corpus = readFiles('.prompts', parseCorpus);
const stock = collectStock(corpus.map(({ labelled }) => labelled));
/** `id` is the same for a prompt and its copies; the rows of a token begin with the `letters` of it that its letters alone give. */
const toLine = (
  writer: string,
  id: number,
  labelled: LabelledPrompt | KindPrompt,
  copy: 'none' | 'learned' | 'unseen',
): string => {
  const tokens = tokenize(labelled.prompt);
  const { rows, clauses } = listTokenFeatures(labelled.prompt, tokens, detectLanguage(labelled.prompt));
  const parted = rows.map((row, at) => {
    const own = new Set(listLetterRows(tokens[at]?.text ?? ''));
    const letters = row.filter((feature) => own.has(feature));
    return { letters: letters.length, row: [...letters, ...row.filter((feature) => !own.has(feature))] };
  });
  return JSON.stringify({
    writer,
    id,
    copy,
    kind: labelled.kind,
    prompt: labelled.prompt,
    offsets: tokens.map(({ start, end }) => [start, end]),
    labels: 'marks' in labelled ? toLabels(labelled, tokens) : [],
    clauses,
    rows: parted.map(({ row }) => row),
    letters: parted.map(({ letters }) => letters),
  });
};
// Half a gigabyte: more than one string holds.
const file = openSync(out, 'w');
let written = 0;
function write(line: string): void {
  writeSync(file, `${line}\n`);
  written += 1;
}

function writeCopies(count: number, copy: 'learned' | 'unseen', seed: number, withThemselves: boolean): void {
  const random = createRandom(seed);
  for (const [id, { writer, labelled }] of corpus.entries()) {
    if (withThemselves) write(toLine(writer, id, labelled, 'none'));
    const words = stock.get(labelled.language) ?? new Map();
    for (let made = 0; made < count; made++)
      write(toLine(writer, id, varyPrompt(labelled, words, random), copy));
  }
}
writeCopies(Number(copies), 'learned', 2, true);
writeCopies(Number(unseen), 'unseen', 3, false);
for (const { writer, labelled } of readFiles('.kinds', parseKinds))
  write(toLine(writer, written, labelled, 'none'));
closeSync(file);
console.log(`${written} prompts`);

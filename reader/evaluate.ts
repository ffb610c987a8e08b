import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Brief } from '../engine/src/brief/brief.ts';
import { listEmblems } from '../engine/src/direction/illustration/list-emblems.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { readNetwork } from '../engine/src/reader/tagger/network.ts';
import { understand } from '../engine/src/understand/understand.ts';
import type { LabelledPrompt } from './corpus-format.ts';
import { isRight, type Measures, measureIllustration, measureReading, toReading } from './measure-reading.ts';
import { readCorpus } from './read-corpus.ts';

/**
 * `node reader/evaluate.ts FOLDER [--model FOLDER] [--by language|kind|file] [--record FILE]`: what the reader gets right, as figures.
 * `--record` compares with the last record in FILE, names the lines that changed, and records anew.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string' },
    by: { type: 'string' },
    record: { type: 'string' },
  },
});

type Illustrated = ReturnType<typeof measureIllustration>;
type Judged = {
  line: string;
  file: string;
  labelled: LabelledPrompt;
  measures: Measures;
  illustrated: Illustrated;
  /** Something is wrong with its texts, and no warning is about that. */
  silent: boolean;
  /** Of a reading whose texts are right: a warning doubts them. */
  alarmed: boolean | undefined;
};

const DOUBTING: ReadonlySet<string> = new Set(['unclear', 'set_as_one', 'set_as_text']);
const LOST: ReadonlySet<string> = new Set(['not_understood', 'no_room']);

/** The drawing that would stand on the card, of several the first. */
const drawnFor = (brief: Brief): string | undefined =>
  listEmblems(understand(brief))
    .flat()
    .find((name) => name.startsWith('subject:'))
    ?.slice('subject:'.length);

const share = (measured: readonly (boolean | undefined)[]): string => {
  const judged = measured.filter((value) => value !== undefined);
  return judged.length === 0 ? '-' : ((100 * judged.filter(Boolean).length) / judged.length).toFixed(1);
};

function report(name: string, judged: readonly Judged[]): string {
  const of = (key: keyof Measures): string => `${key} ${share(judged.map(({ measures }) => measures[key]))}`;
  return [
    name.padEnd(14),
    `n ${judged.length}`,
    of('good'),
    of('torn'),
    of('joined'),
    of('right'),
    of('exact'),
    of('whole'),
    of('noLeak'),
    of('noLoss'),
    of('title'),
    of('kind'),
    `silent ${share(judged.map(({ silent }) => silent))}`,
    `alarmed ${share(judged.map(({ alarmed }) => alarmed))}`,
    of('format'),
    of('noFormat'),
    ...(['suits', 'other', 'none'] as const).map((drawn) => {
      const cards = judged.flatMap(({ illustrated }) => (illustrated ? illustrated === drawn : []));
      return `drawing:${drawn} ${share(cards)}`;
    }),
  ].join('  ');
}

const RECORDED = ['noLeak', 'noLoss', 'title', 'kind'] as const;

/** Names the prompts for which a measure changed since the last record, and records anew. */
function record(file: string, judged: readonly Judged[]): void {
  const former: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const now = Object.fromEntries(
    judged.map(({ line, measures }) => [line, RECORDED.filter((key) => measures[key])] as const),
  );
  for (const [line, right] of Object.entries(now)) {
    const before = former[line];
    if (!before) continue;
    const gained = right.filter((key) => !before.includes(key));
    const lost = before.filter((key) => !right.some((one) => one === key));
    if (gained.length + lost.length > 0)
      console.log(`  ${line}`, ...gained.map((key) => `+${key}`), ...lost.map((key) => `-${key}`));
  }
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(now).map(
    ([line, right]) => `  ${JSON.stringify(line)}: ${JSON.stringify(right)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

const folder = positionals[0] ?? 'reader/corpus/test';
const prompts = readCorpus(folder);
const model = values.model ? readNetwork(pathToFileURL(`${resolve(values.model)}/`)) : undefined;
const reader = createTagReader(model);
const since = performance.now();
const judged: Judged[] = [];
for (const { line, file, labelled } of prompts) {
  const { brief, warnings } = await reader.read(labelled.prompt);
  const measures = measureReading(labelled, toReading(brief));
  const isDoubted = warnings.some(({ code }) => DOUBTING.has(code));
  const isLossTold = !measures.noLoss && warnings.some(({ code }) => LOST.has(code));
  judged.push({
    line,
    file,
    labelled,
    measures,
    silent: !isRight(measures) && !isDoubted && !isLossTold,
    alarmed: isRight(measures) ? isDoubted : undefined,
    illustrated: measureIllustration(labelled, drawnFor(brief)),
  });
}
console.log(report('all', judged), ` ${((performance.now() - since) / prompts.length).toFixed(1)} ms each`);
if (values.record) record(values.record, judged);
const groupOf = ({ file, labelled }: Judged): string =>
  values.by === 'language' || values.by === 'kind' ? labelled[values.by] : file;
if (values.by)
  for (const [group, some = []] of Object.entries(Object.groupBy(judged, groupOf)))
    console.log(report(`  ${group}`, some));

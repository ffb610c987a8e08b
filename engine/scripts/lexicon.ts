/**
 * Checks the lexicon and prints how far it goes.
 *
 *   npm run lexicon                 coverage and double words by language; fails on faults
 *   npm run lexicon -- de           what German lacks, and its words that stand under two concepts
 *   npm run lexicon -- --detection  writes the words by which languages are detected, after words have changed
 *   npm run lexicon -- --record     the same, and writes today's coverage and double words down as what is allowed
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkLexicon, toLine } from '../src/lexicon/check-lexicon.ts';
import { makeDetectionTable } from '../src/reader/reading/detection-table.ts';

const root = join(import.meta.dirname, '../data/lexicon');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false }, detection: { type: 'boolean', default: false } },
});

const detection = join(root, 'detection.tsv');
if (values.record || values.detection) {
  const lines = (table: string): Set<string> => new Set(table.split('\n'));
  const before = lines(readFileSync(detection, 'utf8'));
  const table = makeDetectionTable();
  writeFileSync(detection, table);
  const after = lines(table);
  const added = [...after].filter((line) => !before.has(line)).length;
  const removed = [...before].filter((line) => !after.has(line)).length;
  console.log(`detection.tsv: ${added} lines added, ${removed} removed\n`);
}
if (values.record) {
  const { covered, doubles } = checkLexicon(root);
  writeFileSync(
    join(root, 'coverage.tsv'),
    [...covered].map(([language, count]) => `${language}\t${count}\n`).join(''),
  );
  writeFileSync(join(root, 'double-words.tsv'), doubles.map((double) => `${toLine(double)}\n`).join(''));
}

const { faults, covered, missing, concepts, doubles } = checkLexicon(root);
if (readFileSync(detection, 'utf8') !== makeDetectionTable())
  faults.push('detection.tsv: is not of these words; `npm run lexicon -- --detection` makes it anew');
const [only] = positionals;
if (only === undefined) {
  console.log('language  concepts with words  double words');
  for (const [language, count] of covered) {
    const share = `${Math.round((count / concepts) * 100)} %`.padStart(5);
    const twice = doubles.filter((double) => double.language === language).length;
    console.log(
      `${language.padEnd(8)}  ${String(count).padStart(5)} of ${concepts} ${share}  ${String(twice).padStart(12)}`,
    );
  }
} else {
  console.log(`No word in "${only}":`);
  for (const id of missing.get(only) ?? []) console.log(`  ${id}`);
  console.log(`Words under more than one concept, of which the earliest is found:`);
  for (const { language, table, word, concepts: found } of doubles)
    if (language === only) console.log(`  ${table}: ${word} (${found.join(', ')})`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error(`${faults.length} faults in engine/data/lexicon`);
process.exitCode = faults.length > 0 ? 1 : 0;

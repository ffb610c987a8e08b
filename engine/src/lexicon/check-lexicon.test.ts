import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLexicon } from './check-lexicon.ts';
import { FOLDERS } from './languages.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A sound lexicon of three animals and a coat in two languages, with the given files put in its place; null removes one. */
function lexiconWith(files: Readonly<Record<string, string | null>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'lexicon-'));
  made.push(root);
  const all: Record<string, string | null> = {
    'concepts/animals.tsv': 'id\tbeing\nfox\tanimal\nowl\tanimal\nbull\tanimal\n',
    'concepts/coats.tsv': 'id\nginger\n',
    ...Object.fromEntries(
      FOLDERS.flatMap((folder) => [
        [`${folder}/animals.tsv`, ''],
        [`${folder}/small-tables.tsv`, ''],
      ]),
    ),
    'en/animals.tsv': 'fox\tfox, foxes\nowl\towl\nbull\tbull, ox\n',
    'de/animals.tsv': 'fox\tfuchs, füchse\nowl\teule\n',
    'en/small-tables.tsv': 'coats\tginger\tginger, honey\n',
    'coverage.tsv': 'en\t4\nde\t2\n',
    'double-words.tsv': '',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    if (text !== null) writeFileSync(join(root, file), text);
  }
  return root;
}

test('the lexicon has no fault', () => {
  expect(checkLexicon(join(import.meta.dirname, '../../data/lexicon')).faults).toEqual([]);
});

describe('a planted fault is found', () => {
  test('and a sound lexicon has none', () => {
    const { faults, covered, missing, doubles } = checkLexicon(lexiconWith());
    expect(faults).toEqual([]);
    expect(covered.get('de')).toBe(2);
    expect(missing.get('de')).toEqual(['animals: bull', 'coats: ginger']);
    expect(doubles).toEqual([]);
  });

  test.each<[fault: string, file: string, text: string | null, message: string]>([
    [
      'a concept that is none',
      'de/animals.tsv',
      'fox\tfuchs\nowl\teule\nfoxx\tfüchse\n',
      'de/animals.tsv:3: there is no concept "foxx" in concepts/animals.tsv',
    ],
    [
      'a second row',
      'de/animals.tsv',
      'fox\tfuchs\nowl\teule\nfox\tfüchse\n',
      'de/animals.tsv:3: "fox" has a row already',
    ],
    [
      'a missing file',
      'sv/animals.tsv',
      null,
      'sv/animals.tsv: is missing; a language without such words has an empty file',
    ],
    [
      'a word twice in a row',
      'de/animals.tsv',
      'fox\tfuchs, fuchs\nowl\teule\n',
      'de/animals.tsv:1: "fuchs" is listed twice',
    ],
    [
      'a new double word',
      'de/animals.tsv',
      'fox\tfuchs\nowl\teule, fuchs\n',
      'de, animals: "fuchs" stands under fox and owl',
    ],
    [
      'less coverage than before',
      'de/animals.tsv',
      'fox\tfuchs\n',
      'de: 1 concepts have words, fewer than the 2 of coverage.tsv',
    ],
    [
      'a second row of a concept',
      'concepts/animals.tsv',
      'id\tbeing\nfox\nowl\nbull\nfox\n',
      'concepts/animals.tsv:5: "fox" has a row already',
    ],
    [
      'a table without concepts',
      'concepts/coats.tsv',
      null,
      'en/small-tables.tsv:1: there is no concept "ginger" in concepts/coats.tsv',
    ],
    [
      'a second row in a small table',
      'de/small-tables.tsv',
      'coats\tginger\thonig\ncoats\tginger\thonigfarben\n',
      'de/small-tables.tsv:2: "ginger" has a row already',
    ],
    [
      'a line of a small table without the table',
      'de/small-tables.tsv',
      'ginger\thonig\n',
      'de/small-tables.tsv:1: is malformed; wanted <table><tab><concept><tab><word>, <word>',
    ],
    [
      'a folder of no language',
      'xx/animals.tsv',
      'fox\tfox\n',
      'xx: is the folder of no language in languages.ts',
    ],
  ])('%s', (_, file, text, message) => {
    expect(checkLexicon(lexiconWith({ [file]: text })).faults).toContain(message);
  });

  test.each([
    'fox fuchs',
    'fox\t',
    'fox\tfuchs,füchse',
    'fox\tfuchs, ',
    'fox\tfuchs\tfüchse',
    '',
    'fox\tfuchs\r',
  ])('a malformed line: %j', (line) => {
    const { faults } = checkLexicon(lexiconWith({ 'de/animals.tsv': `owl\teule\n${line}\n` }));
    expect(faults).toContain('de/animals.tsv:2: is malformed; wanted <concept><tab><word>, <word>');
  });

  test('a malformed concept', () => {
    const { faults } = checkLexicon(lexiconWith({ 'concepts/animals.tsv': 'id\nfox\tanimal\nowl\nbull\n' }));
    expect(faults).toContain(
      'concepts/animals.tsv:2: is malformed; wanted at most 1 cells separated by tabs, the id first',
    );
  });

  test('and a double word that is recorded is none', () => {
    const root = lexiconWith({
      'de/animals.tsv': 'fox\tfuchs\nowl\teule, fuchs\n',
      'double-words.tsv': 'de\tanimals\tfuchs\tfox, owl\n',
    });
    expect(checkLexicon(root).faults).toEqual([]);
  });
});

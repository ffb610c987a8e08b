import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { toCardList } from './card-list.ts';
import { guessMapping } from './mapping.ts';
import { planCards } from './plan-cards.ts';
import { readTable } from './read-table.ts';
import { TableError } from './table.ts';

const HOSTILE = [
  '=cmd()',
  '=HYPERLINK("https://evil.example","x")\nmore',
  '@SUM(1)',
  '+1',
  '-1',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '"',
  '""',
  "'",
  'a,b;c\td|e',
  'two\nlines',
  ' spaces ',
  '\u202eright to left',
  '\u0000',
  '🙂',
  '',
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ unit: 'binary', maxLength: 20 }).map((given) => given.replace(/\r\n?/g, '\n')),
);
const names = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(
      'title',
      '__proto__',
      'constructor',
      'toString',
      'Two\nlines',
      'a,b',
      '"quoted"',
      'card_url',
    ),
    fc.string({ minLength: 1, maxLength: 12 }).map((name) => name.replace(/\r\n?/g, '\n')),
  ),
  { minLength: 1, maxLength: 6, selector: (name) => name.trim() },
);
/** Columns with names that stay as they are, and rows of which none is blank. */
const tables = names
  .filter((columns) =>
    columns.every((name) => name !== '' && name === name.trim() && !name.startsWith('\ufeff')),
  )
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(
        fc
          .array(text, { minLength: columns.length, maxLength: columns.length })
          .filter((cells) => cells.some((cell) => cell !== '')),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );

const cellsOf = (given: string, name: string): unknown => {
  const { columns, rows } = readTable(given, name);
  return { columns, rows: rows.map(({ cells }) => cells) };
};

test('a CSV comes through exactly, whatever stands in it, with any delimiter, line break and BOM', () => {
  const layout = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    bom: fc.constantFrom('', '\ufeff'),
    last: fc.boolean(),
  });
  fc.assert(
    fc.property(tables, layout, ({ columns, rows }, { delimiter, newline, bom, last }) => {
      // A first row with another delimiter in it is another table.
      fc.pre(columns.length > 1 || !/[,;\t|]/.test(columns.join('')));
      const lines = papa.unparse([columns, ...rows], { delimiter, newline: '\n', quotes: true });
      const given = bom + lines.replaceAll('\n', newline) + (last ? newline : '');
      expect(cellsOf(given, 'a.csv')).toEqual({ columns, rows });
    }),
    { numRuns: 100 },
  );
});

test('a JSON array and NDJSON come through exactly, whatever their fields are named', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom('json', 'ndjson'), ({ columns, rows }, kind) => {
      const items = rows.map((cells) =>
        Object.fromEntries(columns.map((name, place) => [name, cells[place]])),
      );
      const given =
        kind === 'json' ? JSON.stringify(items) : items.map((item) => JSON.stringify(item)).join('\n');
      const { columns: found, rows: read } = readTable(given, `a.${kind}`);
      expect([...found].sort()).toEqual([...columns].sort());
      const back = read.map(({ cells }) => columns.map((name) => cells[found.indexOf(name)]));
      expect(back).toEqual(rows);
    }),
    { numRuns: 100 },
  );
});

test('any text is a table, or refused as no table', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        '"',
        ',',
        '\n',
        '\r\n',
        '[',
        '{',
        '}',
        ']',
        '<url>',
        '<loc>',
        '</loc>',
        '<urlset>',
        'x',
      ),
      text,
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(pieces, fc.constantFrom('', 'a.csv', 'a.json', 'a.ndjson', 'a.xml'), (parts, name) => {
      try {
        const { columns, rows } = readTable(parts.join(''), name);
        for (const { cells } of rows) expect(cells.length).toBe(columns.length);
      } catch (error) {
        expect(error).toBeInstanceOf(TableError);
      }
    }),
    { numRuns: 200 },
  );
});

const template = {
  name: 'launch',
  version: 1,
  rules: ['title', 'note', '__proto__'].map((name) => ({ name, description: '', type: 'text' as const })),
};
const signing = { baseUrl: 'https://cards.example.com', expiresAt: 4_000_000_000 };

test('every row becomes a card with its own texts, or is a problem with row and column', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }), (pairs) => {
      const rows = pairs.map((cells, place) => ({ number: place + 2, cells }));
      const table = { columns: ['title', '__proto__'], rows };
      const mapping = guessMapping(template.rules, table.columns);
      const { cards, problems } = planCards(table, template, { mapping, signing });
      for (const [place, [title, other]] of pairs.entries()) {
        const card = cards.find(({ row }) => row.number === place + 2);
        const found = problems.filter(({ row }) => row === place + 2);
        const given: Record<string, string> = Object.fromEntries(
          [
            ['title', title],
            ['__proto__', other],
          ].filter(([, value]) => value !== ''),
        );
        if (card === undefined) expect(found.length).toBeGreaterThan(0);
        else expect([Object.entries(card.params), found]).toEqual([Object.entries(given), []]);
        const refused = Object.entries(given).flatMap(([name, value]) =>
          /[^\P{Cc}\n\t]/u.test(value) ? [name] : [],
        );
        const expected = title + other === '' ? [undefined] : refused;
        expect(found.map(({ column }) => column)).toEqual(expected);
      }
    }),
    { numRuns: 100 },
  );
});

test('a list of URLs is a table again; no cell of it is a formula', () => {
  fc.assert(
    fc.property(tables, ({ columns, rows }) => {
      const numbered = rows.map((cells, place) => ({ number: place + 2, cells }));
      const signed = numbered.map((row) => ({
        card: { row, params: {}, fileName: 'a.png' },
        url: `https://a.example/${row.number}`,
      }));
      const list = toCardList({ columns, rows: numbered }, signed, 'csv');
      const { data } = papa.parse<string[]>(list.trimEnd(), { delimiter: ',', newline: '\n' });
      for (const cell of data.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      const kept = columns.flatMap((name, place) => (name === 'card_url' ? [] : [place]));
      const plain = (cell = ''): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
      expect(data.slice(1).map((cells) => cells.slice(0, -1).map(plain))).toEqual(
        rows.map((cells) => kept.map((place) => plain(cells[place]))),
      );
      expect(data.slice(1).map((cells) => cells.at(-1))).toEqual(signed.map(({ url }) => url));
    }),
    { numRuns: 100 },
  );
});

test('10,000 rows are read and checked in a few seconds', () => {
  const lines = Array.from({ length: 10_000 }, (_, row) => `"Title ${row}, with a comma","Note\nof ${row}"`);
  const table = readTable(`title,note\n${lines.join('\n')}`, 'many.csv');
  const { cards, problems } = planCards(table, template, {
    mapping: guessMapping(template.rules, table.columns),
    signing,
  });
  expect([cards.length, problems]).toEqual([10_000, []]);
  expect(cards.at(-1)?.params).toEqual({ title: 'Title 9999, with a comma', note: 'Note\nof 9999' });
  expect(new Set(cards.map(({ fileName }) => fileName)).size).toBe(10_000);
});

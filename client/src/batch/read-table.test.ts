import { describe, expect, test } from 'vitest';
import { readSitemapIndex, toPageCells } from './read-sitemap.ts';
import { readTable } from './read-table.ts';
import { MAX_ROWS } from './table.ts';

describe('a CSV', () => {
  test('has its rows counted as a spreadsheet counts them, without blank ones', () => {
    const { columns, rows } = readTable('Title;Text\n\nA, b;"c\nd"\n;\n"e"";";\n');
    expect(columns).toEqual(['Title', 'Text']);
    expect(rows).toEqual([
      { number: 3, cells: ['A, b', 'c\nd'] },
      { number: 5, cells: ['e";', ''] },
    ]);
  });

  test('of one column needs no delimiter', () => {
    expect(readTable('title\nHold fast').rows).toEqual([{ number: 2, cells: ['Hold fast'] }]);
  });

  test('may have columns without a name', () => {
    expect(readTable('title,,\na,b,\n').columns).toEqual(['title', 'Column 2']);
  });

  test.each([
    ['title,text\na,b,c\n', 'Row 2, column 3: There are 3 cells, but 2 columns. '],
    ['title,text\n"a,b\n', 'Row 2: A quotation mark opens a cell and is never closed.'],
    ['title,text\nx,y\n"a"b,c\n', 'Row 3: A quotation mark closes a cell before its end.'],
    ['title,title\na,b\n', 'Two columns are named "title".'],
    ['title\n', 'There are no rows with data.'],
    ['', 'There are no rows with data.'],
    [`title\n${'a\n'.repeat(MAX_ROWS + 1)}`, 'There are 50,001 rows; at most 50,000'],
  ])('%# is refused with its row', (text, message) => {
    expect(() => readTable(text)).toThrow(message);
  });
});

describe('JSON', () => {
  test('keeps numbers as they are written, and has nothing for null', () => {
    const { columns, rows } = readTable('[{"title":1.10,"n":12345678901234567890},{"n":null,"b":true}]');
    expect(columns).toEqual(['title', 'n', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['1.10', '12345678901234567890', ''],
      ['', '', 'true'],
    ]);
  });

  test('has lists as a list parameter takes them', () => {
    const { rows } = readTable('[{"a":["Ada","Grace"],"b":[["9:00","Tea"],["","Lunch"]]}]');
    expect(rows[0]?.cells).toEqual(['Ada\nGrace', '9:00\tTea\n\tLunch']);
  });

  test('has objects of a list as lines, and says which fields they have', () => {
    const { rows } = readTable(
      '[{"a":[{"time":"9:00","title":"Tea"},{"title":"Lunch","seats":40,"time":null}]}]',
    );
    expect(rows[0]?.cells).toEqual(['9:00\tTea\n\tLunch\t40']);
    expect(rows[0]?.fields?.get(0)).toEqual(['time', 'title', 'seats']);
  });

  test('may be one object per line', () => {
    expect(readTable('{"title":"a"}\r\n\r\n{"title":"b"}').rows.map(({ number }) => number)).toEqual([1, 3]);
  });

  test.each([
    ['[{"title":"a"},{"title":{"b":1}}]', 'Row 2, column title: A value must be a text'],
    ['[{"a":[{"b":["c"]}]}]', 'Row 1, column a: A value must be a text'],
    ['[{"a":["b",{"c":"d"}]}]', 'Row 1, column a: A value must be a text'],
    ['[{"title":"a"}', 'This is not JSON: '],
    ['{"title":"a"}\n{"title":', 'Row 2: This is not JSON: '],
    ['{\n"posts": []\n}', 'JSON must be an array of objects, or one object per line (NDJSON).'],
    ['{"title":"a"}\n3', 'Row 2: Each item must be an object'],
    ['[]', 'There are no rows with data.'],
  ])('%s is refused with its place', (text, message) => {
    expect(() => readTable(text, 'a.json')).toThrow(message);
  });
});

describe('a sitemap', () => {
  const sitemap = `<?xml version="1.0"?><!-- <url><loc>https://no.example</loc></url> -->
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc> https://a.example/?a=1&amp;b=%22&#x27; </loc><image:loc>https://a.example/no.png</image:loc></url>
  <url xml:lang="en"><lastmod>2026</lastmod><loc><![CDATA[https://a.example/b]]></loc></url>
</urlset>`;

  test('is a table of pages, whose other columns are tags', () => {
    const { columns, rows, isSitemap } = readTable(sitemap);
    expect([columns, isSitemap]).toEqual([['url', 'title', 'description', 'site', 'image'], true]);
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      `https://a.example/?a=1&b=%22'`,
      'https://a.example/b',
    ]);
    const tags = [
      { name: 'title', content: 'No' },
      { name: 'og:title', content: 'Yes' },
      { name: 'description', content: 'D' },
    ];
    expect(toPageCells('https://a.example/b', tags)).toEqual(['https://a.example/b', 'Yes', 'D', '', '']);
  });

  test.each([
    ['<urlset><url></url></urlset>', 'Row 1, column url: <url> has no <loc>.'],
    ['<urlset><url><loc>/a</loc></url></urlset>', 'Row 1, column url: "/a" must be an absolute URL.'],
    ['<rss></rss>', 'This is no sitemap'],
  ])('%s is refused', (text, message) => {
    expect(() => readTable(text, 'sitemap.xml')).toThrow(message);
  });

  test('that is an index lists others', () => {
    const index = '<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>';
    expect(readSitemapIndex(index)).toEqual(['https://a.example/1.xml']);
    expect(readSitemapIndex(sitemap)).toBeUndefined();
    expect(() => readTable(index)).toThrow(
      'an index of 1 sitemaps. Use one of them: https://a.example/1.xml',
    );
  });

  test('takes time that grows with its length and no faster', () => {
    const before = process.cpuUsage();
    for (const part of ['<url ', '<!--', '<url><loc>', '<loc ']) {
      expect(() => readTable(`<urlset>${part.repeat(300_000)}`, 'a.xml')).toThrow();
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000);
  });
});

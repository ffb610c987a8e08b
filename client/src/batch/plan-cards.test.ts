import { describe, expect, test } from 'vitest';
import { templateRules } from '../signing/check-card.ts';
import { guessMapping } from './mapping.ts';
import { toSafeName } from './name-files.ts';
import { planCards } from './plan-cards.ts';
import { readTable } from './read-table.ts';

const template = { name: 'og_brand', version: undefined, rules: templateRules('og_brand') };
const signing = { baseUrl: 'https://cards.example.com', expiresAt: 4_000_000_000 };
const plan = (csv: string, options = {}) => {
  const table = readTable(csv);
  const mapping = guessMapping(template.rules, table.columns);
  return planCards(table, template, { mapping, signing, ...options });
};

test('columns are found by the parameter, by what it is often called, and once each', () => {
  const rules = templateRules('og_standard');
  const columns = ['Post Title', 'headline', 'SUMMARY', 'og:site_name', 'Author', '__proto__', 'constructor'];
  expect([...guessMapping(rules, columns)]).toEqual([
    ['author', 'Author'],
    ['title', 'headline'],
    ['description', 'SUMMARY'],
    ['site', 'og:site_name'],
  ]);
  expect([...guessMapping(rules, ['Title', 'headline'])]).toEqual([['title', 'Title']]);
  expect([...guessMapping(templateRules('product'), ['Product', 'Cost', 'Old price'])]).toEqual([
    ['name', 'Product'],
    ['price', 'Cost'],
    ['was', 'Old price'],
  ]);
});

test('each cell that the template does not take is a problem with row, column and parameter', () => {
  const { cards, problems } = plan('title,bg,bgAngle,align\nA,#fff,90,left\nB,blue,361,middle\n');
  expect(cards.map(({ params }) => params)).toEqual([
    { title: 'A', bg: '#fff', bgAngle: '90', align: 'left' },
  ]);
  expect(problems.map(({ row, column, parameter }) => [row, column, parameter])).toEqual([
    [3, 'bg', 'bg'],
    [3, 'bgAngle', 'bgAngle'],
    [3, 'align', 'align'],
  ]);
  expect(problems[1]?.message).toBe('bgAngle must be a whole number from 0 to 360.');
});

test('an empty cell takes what is set for all, and a URL that is too long names its longest text', () => {
  const fixed = new Map([['align', 'center']]);
  const long = 'ü'.repeat(500);
  const { cards, problems } = plan(`title,description,align\nA,,left\nB,,\nC,${long},\n`, { fixed });
  expect(cards.map(({ params }) => params)).toEqual([
    { title: 'A', align: 'left' },
    { title: 'B', align: 'center' },
  ]);
  expect(problems).toEqual([
    expect.objectContaining({ row: 4, column: 'description', parameter: 'description' }),
  ]);
});

test('objects fill a list by the names of its fields, whatever their order', () => {
  const rules = [
    { name: 'title', type: 'text' as const },
    { name: 'agenda', type: 'list' as const, fields: ['start_time', 'talk'], most: 6 },
    { name: 'hosts', type: 'list' as const, fields: [], most: 6 },
  ];
  const objects = [
    { agenda: [{ id: 7, talk: 'Tea', 'Start time': '9:00' }, { talk: 'Lunch' }] },
    { agenda: [{ id: 7 }] },
    { title: [{ talk: 'Tea' }] },
    { hosts: [{ name: 'Ada' }] },
  ];
  const table = readTable(JSON.stringify(objects), 'a.json');
  const mapping = guessMapping(rules, table.columns);
  const { cards, problems } = planCards(table, { name: 'day', version: 1, rules }, { mapping, signing });
  expect(cards.map(({ params }) => params)).toEqual([{ agenda: '9:00\tTea\n\tLunch' }]);
  expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [2, 'agenda', 'agenda must be an array of objects with start_time, talk.'],
    [3, 'title', 'title must be a single value, not an array of objects.'],
    [4, 'hosts', 'hosts must be an array of texts, not of objects.'],
  ]);
});

test('what is wrong with all rows is thrown at once', () => {
  expect(() => plan('title\nA\n', { signing: { ...signing, width: 5000 } })).toThrow('width must be');
});

describe('file names', () => {
  test('are the same for the same card and others for another, whatever the order', () => {
    const names = (csv: string): string[] => plan(csv).cards.map(({ fileName }) => fileName);
    const [a, b, c] = names('title,bg\nHold fast!,#fff\nHold fast!,#000\nHold fast!,#fff\n');
    expect(a).toMatch(/^Hold-fast-[0-9a-f]{10}\.png$/);
    expect([a === b, a === c]).toEqual([false, true]);
    expect(names('title,bg\nx,\nHold fast!,#fff\n')).toContain(a);
  });

  test('of a column must differ, also where case does not count', () => {
    const { cards, problems } = plan('title,slug\nA,one.png\nB,../../etc/passwd\nC,ONE\nD,\n', {
      fileColumn: 'slug',
    });
    expect(cards.map(({ fileName }) => fileName)).toEqual(['one.png', 'etc-passwd.png']);
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      [4, 'slug', 'The file ONE.png would also be that of row 2.'],
      [5, 'slug', '"" leaves no letter or digit for a file name.'],
    ]);
  });

  test.each([
    ['../../x', 'x'],
    ['..', ''],
    ['/etc/passwd', 'etc-passwd'],
    ['C:\\a\\b', 'C-a-b'],
    ['-rf', 'rf'],
    ['.hidden', 'hidden'],
    ['CON', '_CON'],
    ['aux.x', '_aux.x'],
    ['a\u0000b\n', 'a-b'],
    ['Grüße 你好', 'Grüße-你好'],
    ['x\u202egnp.exe', 'x-gnp.exe'],
    ['ü'.repeat(100), 'ü'.repeat(60)],
  ])('%j becomes %j', (text, name) => {
    expect(toSafeName(text, 120)).toBe(name);
  });
});

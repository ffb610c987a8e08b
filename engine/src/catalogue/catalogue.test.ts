import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../understand/empty-brief.fixture.ts';
import { briefOfEntry, CATALOGUES, listCatalogue, namesIn } from './catalogue.ts';
import { findBriefFault } from './check-brief.ts';

const all = { limit: 10_000, offset: 0 };

test.each(CATALOGUES)('%s: names are unique, and each has words, none of them twice', (name) => {
  const { entries, total } = listCatalogue(name, all);
  expect(entries).toHaveLength(total);
  expect(entries.length).toBeGreaterThan(5);
  for (const { words } of entries) {
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...new Set(words)]);
  }
  expect(new Set(namesIn(name)).size).toBe(total);
});

test.each([
  ['illustrations', 'fuchs', 'de', 'fox'],
  ['illustrations', '狐', 'ja', 'fox'],
  ['styles', 'épuré', 'fr', 'minimal'],
  ['styles', 'Weihnachten', 'de', 'christmas'],
  ['places', 'strand', 'de', 'beach'],
  ['formats', 'insta', 'en', 'instagram'],
  ['formats', 'plakat', 'de', 'poster'],
  ['formats', 'story', 'de', 'instagram-story'],
  ['looks', 'SWISS', 'en', 'swiss'],
] as const)('%s are found by %s (%s)', (name, query, language, found) => {
  const { entries } = listCatalogue(name, { ...all, query, language });
  expect(entries.map((entry) => entry.name)).toContain(found);
});

test('formats have their size, and the part that a profile picture covers', () => {
  const { entries } = listCatalogue('formats', all);
  expect(entries.every(({ width, height }) => width !== undefined && height !== undefined)).toBe(true);
  expect(entries.find(({ name }) => name === 'linkedin-banner')).toMatchObject({
    width: 1584,
    height: 396,
    covered: { x: 0, y: 132, width: 568, height: 264 },
  });
});

test('a page has its part, and the total of all that was found', () => {
  const { entries, total } = listCatalogue('illustrations', { limit: 5, offset: 10 });
  expect(entries.map(({ name }) => name)).toEqual(namesIn('illustrations').slice(10, 15));
  expect(total).toBe(namesIn('illustrations').length);
});

test('entries that can be drawn have a brief, formats and unknown names have none', () => {
  expect(briefOfEntry('styles', 'retro')?.style).toEqual(['retro']);
  expect(briefOfEntry('formats', 'instagram')).toBeUndefined();
  expect(briefOfEntry('looks', 'constructor')).toBeUndefined();
});

describe('a brief with a name that does not exist', () => {
  test.each([
    [{ look: 'swis' }, 'look', 'Did you mean `swiss`?'],
    [{ style: ['retro', 'gothic'] }, 'style[1]', 'not one of the styles'],
    [{ illustration: 'foxx' }, 'illustration', 'Did you mean `fox`?'],
    [{ illustration: ['fox', '__proto__'] }, 'illustration[1]', 'lists the names'],
    [{ format: { name: 'a44', width: 1240, height: 1754 } }, 'format.name', 'Did you mean `a4`?'],
    [{ format: { name: 'Story', width: 1080, height: 1920 } }, 'format.name', 'Did you mean `story`?'],
  ])('%j', (more, path, words) => {
    const fault = findBriefFault({ ...EMPTY_BRIEF, ...more });
    expect(fault?.path).toBe(path);
    expect(fault?.problem).toContain(words);
  });

  test('known names are no fault', () => {
    const known = { look: 'swiss', style: ['retro', 'christmas'], illustration: ['fox', 'waves'] };
    const format = { name: 'a4', width: 2048, height: 1448 };
    expect(findBriefFault({ ...EMPTY_BRIEF, format })).toBeUndefined();
    expect(findBriefFault({ ...EMPTY_BRIEF, format: { width: 300, height: 300 } })).toBeUndefined();
    expect(findBriefFault({ ...EMPTY_BRIEF, ...known })).toBeUndefined();
    expect(findBriefFault({ ...EMPTY_BRIEF, illustration: 'none' })).toBeUndefined();
  });

  test('an earlier name of an illustration stands for the one that it has now', () => {
    const table = readFileSync(new URL('../../data/illustrations/former.tsv', import.meta.url), 'utf8');
    const names = namesIn('illustrations');
    for (const [former = '', now = ''] of table
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t'))) {
      expect(names).toContain(now);
      expect(names).not.toContain(former);
      expect(findBriefFault({ ...EMPTY_BRIEF, illustration: former })).toBeUndefined();
    }
  });
});

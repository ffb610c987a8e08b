import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRIEF_KINDS } from '../../brief/brief.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { toFamilyQuery } from './compose-in-family.fixture.ts';
import { families } from './families.ts';

test('families are all listed', () => {
  const files = readdirSync(import.meta.dirname).map((file) => file.replace('.ts', ''));
  const helpers = ['family', 'families', 'family-look', 'ground', 'inside', 'to-card', 'blocks', 'photo'];
  const named = files.filter((file) => !file.includes('.') && !helpers.includes(file));
  expect(families.map(({ name }) => name).sort()).toEqual(named.sort());
});

test('families suit every kind of brief with a title', () => {
  for (const kind of BRIEF_KINDS.filter((name) => name !== 'picture')) {
    const blocks = [{ role: 'title' as const, text: 'Spring plant swap' }];
    const query = toFamilyQuery(toDesignRequest({ ...EMPTY_BRIEF, kind, blocks }), [1200, 630], false);
    expect(query && families.some((family) => family.suits(query) > 0)).toBe(true);
  }
});

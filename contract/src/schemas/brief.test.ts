import { expect, test } from 'vitest';
import { brief, sentBrief } from './brief.ts';

const colors = [{ value: '#0b1020', use: 'ground' as const }];

test('the former name `colours` is read in a request, and answers say `colors`', () => {
  expect(sentBrief.parse({ colours: colors })).toEqual(sentBrief.parse({ colors }));
  expect(sentBrief.parse({ colours: colors })).not.toHaveProperty('colours');
  expect(Object.keys(brief.shape)).not.toContain('colours');
});

test('one block can lead, and a second one is an error at its place', () => {
  const lead = { role: 'title', text: 'A', lead: true };
  expect(brief.parse({ blocks: [lead] }).blocks).toEqual([lead]);
  expect(brief.safeParse({ blocks: [lead, lead] }).error?.issues).toMatchObject([
    { path: ['blocks', 1, 'lead'] },
  ]);
  expect(brief.safeParse({ blocks: [{ ...lead, lead: false }] }).success).toBe(false);
});

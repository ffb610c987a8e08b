import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefBlock } from '../brief/brief.ts';
import { copyTexts } from '../quality/copy.ts';
import { anyBrief } from './any-brief.fixture.ts';
import { toCopy } from './to-copy.ts';

const bare = (words: string): string => words.replace(/[\s·:,]+/gu, '');
const textsOf = ({ text, value, detail, label }: BriefBlock): string[] =>
  [text, value, detail, label].filter((words) => words !== undefined);

test('every text of a brief is in its copy, or its block is named as one that has no room', () => {
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const { copy, unset } = toCopy(brief);
      const set = bare(
        copyTexts(copy)
          .map(([, words]) => words)
          .join('\n'),
      );
      for (const block of brief.blocks) {
        if (unset.includes(block)) continue;
        for (const words of textsOf(block)) expect(set).toContain(bare(words));
      }
    }),
    { numRuns: 300 },
  );
});

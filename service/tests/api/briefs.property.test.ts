import { operations, parseFields } from '@cardwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadEngine } from './support/test-service.ts';

const words = fc.constantFrom(
  'poster',
  '"Hold fast"',
  '“”',
  '"\u200b"',
  '"\u202e"',
  'x'.repeat(1500),
  `"${'long '.repeat(300)}"`,
  'a fox in the snow',
  '70% off',
  'Menu: soup 5 €, stew 9 €',
  'Ada Park, CTO at Lumen',
  '3 May, 7pm',
  '{"kind":"sale"}',
  'Substack banner',
  '🎉',
  '海报',
  '\n- one\n- two\n- three',
  'terminal style',
);

test('what is read of any prompt is a brief that can be sent back', async () => {
  const engine = await loadEngine();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' ')),
        fc.string({ unit: 'binary', maxLength: 80 }),
      ),
      async (prompt) => {
        const { brief } = await engine.read(prompt);
        const parsed = parseFields(operations.createGeneration.body, { brief: structuredClone(brief) });
        expect(parsed).toMatchObject({ ok: true, value: { brief } });
        expect(await engine.findBriefFault(brief)).toBeUndefined();
      },
    ),
    { numRuns: 50, examples: [['Ada Park, CTO at Lumen "\u202e" 海报'], ['\ufe00']] },
  );
});

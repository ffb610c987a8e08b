import { expect, test } from 'vitest';
import { createEngine } from './create-engine.ts';
import { EMPTY_BRIEF } from './understand/empty-brief.fixture.ts';
import { understand } from './understand/understand.ts';
import { createUnderstanding } from './understand/understand-once.ts';

const SIZE = { width: 600, height: 315 };

const toBrief = () => ({
  ...EMPTY_BRIEF,
  language: 'en',
  blocks: [{ role: 'title' as const, text: 'Blog or podcast: how to repair a bicycle puncture' }],
});

test('a brief is understood once', () => {
  const brief = toBrief();
  const understandOnce = createUnderstanding();
  expect(understandOnce(brief)).toBe(understandOnce(brief));
  expect(understandOnce(brief)).toEqual(understand(brief));
});

test('a variation has the same bytes, whether or not others were drawn before', async () => {
  const engine = await createEngine();
  const draw = async (brief: ReturnType<typeof toBrief>, seed: number) =>
    Buffer.from((await engine.compose({ brief, seed, ...SIZE, format: 'png' })).bytes);
  const shared = toBrief();
  await draw(shared, 1);
  await draw(shared, 2);
  expect((await draw(shared, 3)).equals(await draw(toBrief(), 3))).toBe(true);
});

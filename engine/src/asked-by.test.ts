import { expect, test } from 'vitest';
import { askedBy } from './asked-by.ts';
import { createEngine } from './create-engine.ts';
import { EMPTY_BRIEF } from './design-request/empty-brief.fixture.ts';
import { toDesignRequest } from './design-request/to-design-request.ts';

const SIZE = { width: 600, height: 315 };

const toBrief = () => ({
  ...EMPTY_BRIEF,
  language: 'en',
  blocks: [{ role: 'title' as const, text: 'Blog or podcast: how to repair a bicycle puncture' }],
});

test('a brief is understood once', () => {
  const brief = toBrief();
  expect(askedBy(brief)).toBe(askedBy(brief));
  expect(askedBy(brief)).toEqual(toDesignRequest(brief));
});

test('a variation has the same bytes, whether or not others were drawn before', async () => {
  const engine = await createEngine();
  const draw = async (brief: ReturnType<typeof toBrief>, seed: number) =>
    Buffer.from((await engine.compose({ brief, seed, ...SIZE, format: 'png' })).bytes);
  const shared = toBrief();
  await draw(shared, 1);
  await draw(shared, 2);
  expect(askedBy(shared)).toEqual(toDesignRequest(shared));
  expect((await draw(shared, 3)).equals(await draw(toBrief(), 3))).toBe(true);
});

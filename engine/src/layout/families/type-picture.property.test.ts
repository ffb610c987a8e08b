import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { checkLayout } from '../../quality/check-layout.ts';
import { toLineBoxes } from '../../quality/line-boxes.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { inkOf } from '../composition.ts';
import { SIZES } from '../sizes.fixture.ts';
import { styles } from '../styles/styles.ts';
import { composeInFamily, toFamilyQuery } from './compose-in-family.fixture.ts';
import { typePicture } from './type-picture.ts';

const kit = await createRenderKit();
const SENDER = 'Blue Door Club';
const title = fc.constantFrom('Jazz', 'Open Late', 'Neon Harbour', 'Spring plant swap', 'Весна');
const size = fc.constantFrom(...SIZES);
const style = fc.constantFrom(...styles.map(({ name }) => name));

const requestOf = (text: string) =>
  toDesignRequest({
    ...EMPTY_BRIEF,
    kind: 'gig',
    blocks: [
      { role: 'brand', text: SENDER },
      { role: 'title', text },
      { role: 'date', text: 'Saturday 20 June' },
      { role: 'price', text: '€12' },
    ],
  });

test('the title is read once, its echoes are outlines that keep off the facts, and the sender stands upright', async () => {
  await fc.assert(
    fc.asyncProperty(title, size, style, async (text, canvas, name) => {
      const { texts } = await composeInFamily(kit, requestOf(text), typePicture, name, canvas);
      const echoes = texts.filter(({ role }) => role === 'decoration');
      const read = texts.filter(({ role }) => role === 'title');
      expect(read.map(({ fitted }) => fitted.text).join(' ')).toBe(text);
      expect(read.every(({ outline }) => outline === undefined)).toBe(true);
      expect(echoes.length).toBeGreaterThan(0);
      expect(echoes.every(({ outline, color }) => outline && outline.color !== color)).toBe(true);
      const facts = texts.filter((placed) => !echoes.includes(placed) && !read.includes(placed));
      for (const { y, height } of facts.filter(({ rotation }) => !rotation).map(inkOf))
        expect(echoes.every(({ box }) => box.y + box.height <= y || box.y >= y + height)).toBe(true);
      const sender = facts.find(({ fitted }) => fitted.text === SENDER);
      const [line] = sender ? toLineBoxes(sender) : [];
      expect(sender?.rotation).toBe(-90);
      expect(line && line.bounds.height > line.bounds.width).toBe(true);
    }),
    { seed: 5, numRuns: 5 },
  );
});

test('a title alone stands inside the margins, whichever way the card is turned', async () => {
  await fc.assert(
    fc.asyncProperty(title, size, fc.boolean(), async (text, canvas, swapped) => {
      const blocks = [{ role: 'title' as const, text }];
      const request = toDesignRequest({ ...EMPTY_BRIEF, kind: 'thumbnail', blocks });
      const composition = await composeInFamily(kit, request, typePicture, 'swiss', canvas, 0, { swapped });
      expect(checkLayout(composition, request)).toEqual([]);
    }),
    { seed: 5, numRuns: 5 },
  );
});

test.each([
  ['a long title', 'Why I stopped mocking the database', 0],
  ['a script whose words cannot be told apart', '図書館まつり', 0],
  ['a short title', 'Jazz', 3],
])('%s weighs as much as it can be a picture', (_, text, weight) => {
  const query = toFamilyQuery(requestOf(text), [1200, 630], false);
  expect(query && typePicture.suits(query)).toBe(weight);
});

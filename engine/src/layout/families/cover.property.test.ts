import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersection } from '../../art/free-box.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { inkOf } from '../composition.ts';
import { SIZES } from '../sizes.fixture.ts';
import { styles } from '../styles/styles.ts';
import { composeInFamily } from './compose-in-family.fixture.ts';
import { cover } from './cover.ts';

const kit = await createRenderKit();
const AUTHOR = 'Tomás Ferreira';

test('a cover has its author below its title, and art that no word stands on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Salt', 'The Salt Road Home', 'Nobody Reads Your Changelog', '図書館まつり', 'رحلة'),
      fc.constantFrom(...SIZES),
      fc.constantFrom(...styles.map(({ name }) => name)),
      async (title, size, style) => {
        const request = toDesignRequest({
          ...EMPTY_BRIEF,
          kind: 'book',
          blocks: [
            { role: 'title', text: title },
            { role: 'author', text: AUTHOR },
          ],
        });
        const { texts, art } = await composeInFamily(kit, request, cover, style, size);
        const author = texts.find(({ fitted }) => fitted.text === AUTHOR);
        const lines = texts.filter(({ role }) => role === 'title');
        expect(lines.map(({ fitted }) => fitted.text).join(' ')).toBe(title);
        for (const { box } of lines) expect(box.y + box.height).toBeLessThan(author?.box.y ?? 0);
        const layer = art.find((node) => node.type === 'image' && String(node.src).startsWith('cover-'));
        expect(layer).toBeDefined();
        const { left, top, width, height } = (layer?.style ?? {}) as Record<string, number>;
        const field = { x: left ?? 0, y: top ?? 0, width: width ?? 0, height: height ?? 0 };
        for (const placed of texts) {
          const meets = intersection(inkOf(placed), field);
          expect(Math.max(0, meets.width) * Math.max(0, meets.height)).toBe(0);
        }
      },
    ),
    { seed: 5, numRuns: 5 },
  );
});

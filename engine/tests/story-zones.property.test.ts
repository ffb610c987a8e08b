import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ordinaryBrief } from '../src/design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../src/design-request/to-design-request.ts';
import { direct } from '../src/direction/direct.ts';
import { looks } from '../src/layout/looks.ts';
import { checkLayout } from '../src/quality/check-layout.ts';
import { toLineBoxes } from '../src/quality/line-boxes.ts';
import { createRandom } from '../src/random.ts';
import { createRenderKit, type RenderKit } from '../src/render/render-kit.ts';

// What the controls of stories and reels cover, with a pixel or two for the bearings of letters. Families have this among their own tests.
const [WIDTH, HEIGHT] = [1080, 1920];
const FREE = { from: 250 - 2, to: HEIGHT - 340 + 2 };

describe('on a story', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  for (const look of looks)
    it(`${look.name} keeps words out of what controls cover`, async () => {
      let seen = 0;
      await fc.assert(
        fc.asyncProperty(ordinaryBrief(), fc.nat(), async (brief, seed) => {
          const request = toDesignRequest(brief);
          const { family: _, ...direction } = direct(request, {
            width: WIDTH,
            height: HEIGHT,
            seed,
            looks: [look.name],
          });
          for (let attempt = 0; attempt < look.attempts; attempt++) {
            const composition = await look.layout({
              request,
              direction,
              width: WIDTH,
              height: HEIGHT,
              typesetter: kit.typesetter,
              random: createRandom(seed).fork(look.name),
              attempt,
            });
            // What the gate refuses is never shown.
            if (checkLayout(composition, request).length > 0) continue;
            seen++;
            for (const placed of composition.texts.filter(({ role }) => role !== 'decoration'))
              for (const { bounds, text } of toLineBoxes(placed)) {
                expect([text, bounds.y]).toEqual([text, expect.closeTo(Math.max(bounds.y, FREE.from), 0)]);
                const foot = bounds.y + bounds.height;
                expect([text, foot]).toEqual([text, expect.closeTo(Math.min(foot, FREE.to), 0)]);
              }
          }
        }),
        { seed: 5, numRuns: 5 },
      );
      expect(seen).toBeGreaterThan(0);
    });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ordinaryBrief } from '../../../design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../../../design-request/to-design-request.ts';
import { direct } from '../../../direction/direct.ts';
import { checkContrast } from '../../../quality/check-contrast.ts';
import { checkLayout } from '../../../quality/check-layout.ts';
import { toLineBoxes } from '../../../quality/line-boxes.ts';
import { createRandom } from '../../../random.ts';
import { createRenderKit, type RenderKit } from '../../../render/render-kit.ts';
import type { Look } from '../../look.ts';
import { SIZES } from '../../sizes.fixture.ts';

/** What looks by name promise beside what all looks do: the hero of a brief leads, and stories keep clear of their controls. */
export function describePoster(look: Look, family = 'poster'): void {
  describe(`words of the ${look.name} look`, () => {
    let kit: RenderKit;
    beforeAll(async () => {
      kit = await createRenderKit();
    });

    it('sets ordinary briefs by importance in every shape', async () => {
      const failed: string[] = [];
      let passed = 0;
      await fc.assert(
        fc.asyncProperty(ordinaryBrief(), fc.constantFrom(...SIZES), async (brief, [width, height]) => {
          const request = toDesignRequest({ ...brief, style: [look.style ?? ''] });
          const direction = direct(request, { width, height, seed: 7 });
          expect(direction.look).toBe(look.name);
          for (let attempt = 0; attempt < 2; attempt++) {
            const random = createRandom(direction.seed);
            const { typesetter } = kit;
            const composition = await look.layout({
              request,
              direction,
              width,
              height,
              typesetter,
              random,
              attempt,
            });
            const findings = checkLayout(composition, request);
            if (findings.length === 0)
              findings.push(...checkContrast(composition, await kit.canvas.drawArt(composition)).findings);
            if (findings.length > 0) {
              if (attempt === 1) failed.push(JSON.stringify(findings));
              continue;
            }
            expect(composition.family).toBe(family);
            if (height === 1920)
              for (const { bounds } of composition.texts.flatMap(toLineBoxes)) {
                expect(bounds.y).toBeGreaterThanOrEqual(248);
                expect(bounds.y + bounds.height).toBeLessThanOrEqual(1582);
              }
            passed++;
            return;
          }
        }),
        { seed: 3, numRuns: 4 },
      );
      // A crowded card in a banner may be left to the calmest arrangement.
      expect(passed / (passed + failed.length), failed.join('\n')).toBeGreaterThan(0.2);
    }, 120_000);
  });
}

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawings } from '../art/drawings/drawings.ts';
import { ordinaryBrief } from '../design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../design-request/to-design-request.ts';
import { direct } from '../direction/direct.ts';
import { createRandom } from '../random.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import { families } from './families/families.ts';
import { toFamilyLook } from './families/family-look.ts';
import { looks } from './looks.ts';
import { seenOutline } from './seen-outline.fixture.ts';
import { styles } from './styles/styles.ts';

const SIDE = 400;
// Of its outline that a figure keeps. Pixels have shades, lights and hairs that the table of outlines sums up.
const [KEPT, LEAST] = [0.7, 0.4];

const looksWithFigures = looks.map((look) => ({ name: look.name, look, style: look.name }));
const familiesWithFigures = families
  .filter(({ illustrated }) => illustrated)
  .flatMap((family) =>
    styles.map(({ name }) => ({ name: family.name, look: toFamilyLook(family.name, name), style: name })),
  );

describe('the outline of a figure', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  it('is seen against what is behind it, in every look and illustrated family', async () => {
    const shares: number[] = [];
    for (const { name, look, style } of [...looksWithFigures, ...familiesWithFigures])
      await fc.assert(
        fc.asyncProperty(
          ordinaryBrief(),
          fc.constantFrom(...drawings),
          fc.nat(),
          async (brief, drawing, seed) => {
            const request = toDesignRequest({ ...brief, ...(look.style ? { style: [look.style] } : {}) });
            const { family: _, ...direction } = direct(request, {
              width: SIDE,
              height: SIDE,
              seed,
              looks: [style],
            });
            const composition = await look.layout({
              request,
              direction: { ...direction, motif: `subject:${drawing.name}` },
              width: SIDE,
              height: SIDE,
              typesetter: kit.typesetter,
              random: createRandom(seed).fork(name),
              attempt: 0,
            });
            if (!composition.images.some(({ src }) => src.startsWith('subject-'))) return;
            const seen = await seenOutline(kit.canvas, composition);
            shares.push(seen);
            expect(seen, `${name}: ${drawing.name}`).toBeGreaterThan(LEAST);
          },
        ),
        { seed: 11, numRuns: 1 },
      );
    const kept = shares.filter((seen) => seen >= KEPT).length;
    expect(kept / shares.length).toBeGreaterThan(0.85);
  });
});

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toDrawableText } from '../assets/drawable-text.ts';
import { listParts, type Part, piecesOf } from '../brief/content.ts';
import { ordinaryBrief } from '../design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../design-request/to-design-request.ts';
import { direct } from '../direction/direct.ts';
import { checkLayout } from '../quality/check-layout.ts';
import { createRandom } from '../random.ts';
import { createRenderKit, type RenderKit } from '../render/render-kit.ts';
import type { Composition } from './composition.ts';
import { families } from './families/families.ts';
import { toFamilyLook } from './families/family-look.ts';
import { toFrame } from './frame.ts';
import type { Look } from './look.ts';
import { looks } from './looks.ts';
import { SIZES } from './sizes.fixture.ts';
import { styles } from './styles/styles.ts';

// Steps of fitting: a smaller difference is not seen.
const SAME = 0.98;
// What arranges itself as a picture of its content: a plot is about its number, a comparison about the names of its sides.
const OF_THEIR_OWN: readonly string[] = ['data', 'versus'];
const RUNNING: readonly Part['role'][] = ['subtitle', 'body'];
const WHEN_AND_WHERE: readonly Part['role'][] = ['date', 'time', 'place'];

const normalise = (text: string): string =>
  toDrawableText(text)
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{Default_Ignorable_Code_Point}]+/gu, '');

/** The largest size in which a part is set, px; 0 where it is a part of a longer line. */
function sizeOf({ texts }: Composition, part: Part): number {
  const pieces = piecesOf(part).map(normalise);
  return Math.max(
    0,
    ...texts
      .filter(({ role, fitted }) => role !== 'decoration' && pieces.includes(normalise(fitted.text)))
      .map(({ fitted }) => fitted.size),
  );
}

describe('on ordinary cards in every shape', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  const check = async (style: string, look: Look, family?: (typeof families)[number]): Promise<number> => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(
        ordinaryBrief(),
        fc.constantFrom(...SIZES),
        fc.nat(),
        async (brief, [width, height], seed) => {
          const request = toDesignRequest({ ...brief, ...(look.style ? { style: [look.style] } : {}) });
          const { content } = request;
          const hero = content?.hero;
          if (!content || !hero) return;
          const { shape } = toFrame(width, height, hero.text);
          const query = { kind: content.kind, content: { ...content, hero }, shape, illustrated: false };
          if (family && family.suits(query) === 0) return;
          const { family: _, ...direction } = direct(request, { width, height, seed, looks: [style] });
          for (let attempt = 0; attempt < look.attempts; attempt++) {
            const composition = await look.layout({
              request,
              direction: { ...direction, ...(family ? { family: family.name, field: 0.4 } : {}) },
              width,
              height,
              typesetter: kit.typesetter,
              random: createRandom(seed).fork(look.name),
              attempt,
            });
            // What the gate refuses is never shown.
            if (checkLayout(composition, request).length > 0) continue;
            seen++;
            const leading = sizeOf(composition, hero);
            const size = (part: Part): number => sizeOf(composition, part);
            // The day of an event belongs to its name, so its number may be larger.
            const larger = listParts(content).filter(
              (part) => part.form !== 'day' && leading > 0 && size(part) * SAME > leading,
            );
            expect(larger.map(({ role, text }) => [brief.kind, role, text])).toEqual([]);
            const facts = content.action.filter(({ role }) => WHEN_AND_WHERE.includes(role)).map(size);
            const most = Math.max(0, ...facts);
            const louder = content.rest.filter(
              (part) => RUNNING.includes(part.role) && most > 0 && size(part) * SAME > most,
            );
            expect(louder.map(({ role, text }) => [brief.kind, role, text])).toEqual([]);
            return;
          }
        },
      ),
      { seed: 8, numRuns: 5 },
    );
    return seen;
  };

  for (const look of looks.filter(({ name }) => !OF_THEIR_OWN.includes(name)))
    it(`${look.name} sets what a card is about largest, and when and where no smaller than what is said about it`, async () => {
      expect(await check(look.name, look)).toBeGreaterThan(0);
    });

  for (const family of families.filter(({ illustrated }) => !illustrated))
    it(`the family ${family.name} does so too, in any style`, async () => {
      for (const { name } of fc.sample(fc.constantFrom(...styles), { seed: 8, numRuns: 3 }))
        await check(name, toFamilyLook(family.name, name), family);
    });
});

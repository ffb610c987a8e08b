import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BriefBlock } from '../../brief/brief.ts';
import { toOklch } from '../../color/oklch.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { ordinaryBrief } from '../../design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import type { Composition } from '../composition.ts';
import { styles } from '../styles/styles.ts';
import { composeInFamily } from './compose-in-family.fixture.ts';
import { letter, MOURNING_CHROMA } from './letter.ts';

const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const;

// What is lost where colors are written in hexadecimal.
const ROUNDING = 0.004;

describe('letters', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  const compose = (
    kind: 'memorial' | 'apology',
    blocks: readonly BriefBlock[],
    size: readonly [number, number],
    style = 'editorial',
    seed = 7,
  ): Promise<Composition> => {
    const request = toDesignRequest({ ...EMPTY_BRIEF, kind, blocks: [...blocks] });
    return composeInFamily(kit, request, letter, style, size, 0, { seed });
  };

  it('are never gay where somebody is mourned', async () => {
    await fc.assert(
      fc.asyncProperty(
        ordinaryBrief(['person']),
        fc.constantFrom(...SIZES),
        fc.constantFrom(...styles.map(({ name }) => name)),
        fc.integer({ min: 1, max: 99 }),
        async ({ blocks }, size, style, seed) => {
          fc.pre(!blocks.some(({ role }) => role === 'item' || role === 'option'));
          const { background, art, images, texts } = await compose('memorial', blocks, size, style, seed);
          const drawn = [
            JSON.stringify(art),
            ...images.map(({ data }) => Buffer.from(data as Uint8Array).toString()),
          ];
          const colors = [background, ...texts.map(({ color }) => color)].concat(
            drawn.flatMap((text) => text.match(/#[0-9a-f]{6}/gi) ?? []),
          );
          for (const color of new Set(colors))
            expect(toOklch(color).c, color).toBeLessThanOrEqual(MOURNING_CHROMA + ROUNDING);
        },
      ),
      { seed: 5, numRuns: 8 },
    );
  });

  it.each(SIZES)('set the dates of a life on one line at %i x %i', async (...size) => {
    const lived = '12 March 1941 – 3 November 2026';
    const { texts } = await compose(
      'memorial',
      [
        { role: 'person', text: 'Margaret Ellen Doyle' },
        { role: 'date', text: lived },
        { role: 'place', text: "St Brigid's, Mill Lane" },
      ],
      size,
    );
    expect(texts.find(({ fitted }) => fitted.text === lived)?.fitted.lines).toHaveLength(1);
  });

  it.each(SIZES)('are signed by hand under what they say at %i x %i', async (...size) => {
    const { texts } = await compose(
      'apology',
      [
        { role: 'title', text: 'We are sorry about Saturday' },
        { role: 'body', text: 'The oven broke at six in the morning.' },
        { role: 'person', text: 'Ines Carvalho' },
      ],
      size,
    );
    const of = (text: string) => texts.find(({ fitted }) => fitted.text === text);
    expect(of('Ines Carvalho')?.fitted.style.family).toBe('Caveat');
    expect(of('Ines Carvalho')?.box.y).toBeGreaterThan(
      of('The oven broke at six in the morning.')?.box.y ?? Infinity,
    );
  });
});

import { beforeAll, expect, it } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { composeInFamily } from './compose-in-family.fixture.ts';

// Degrees that a label or a sticker may be turned; words never are.
const MOST_TURN = 4;

const CARDS: readonly (Pick<Brief, 'kind' | 'blocks'> & { family: string })[] = [
  {
    family: 'letter',
    kind: 'thanks',
    blocks: [
      { role: 'title', text: 'Thank you, Mrs Okafor' },
      { role: 'person', text: 'The parents of 3b' },
    ],
  },
  {
    family: 'tag',
    kind: 'sale',
    blocks: [
      { role: 'discount', text: '30% off' },
      { role: 'title', text: 'All summer sneakers' },
    ],
  },
  { family: 'sticker-sheet', kind: 'greeting', blocks: [{ role: 'title', text: 'Happy birthday Maria' }] },
  { family: 'torn-paper', kind: 'gig', blocks: [{ role: 'title', text: 'The Paper Lanterns' }] },
];

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

it.each(CARDS)('a $family turns nothing far, and no words', async ({ family, kind, blocks }) => {
  const request = toDesignRequest({ ...EMPTY_BRIEF, kind, blocks });
  for (const seed of [1, 2, 3, 4]) {
    const size = seed % 2 === 0 ? ([1080, 1080] as const) : ([1200, 630] as const);
    const directed = { seed, motif: 'subject:castle' };
    const card = await composeInFamily(kit, request, { name: family }, 'playful', size, 0, directed);
    const { images, art, texts } = card;
    const drawn = [
      JSON.stringify(art),
      ...images.map(({ data }) => Buffer.from(data as Uint8Array).toString()),
    ].join('');
    const cut = drawn.replaceAll(/<g class="(?:rim|shadow)">/g, '');
    const placing = [...cut.matchAll(/rotate\((-?[\d.]+)/g)].map(([, degrees]) => Number(degrees));
    expect(Math.max(0, ...placing.map(Math.abs))).toBeLessThanOrEqual(MOST_TURN);
    expect(texts.every(({ rotation = 0 }) => rotation === 0)).toBe(true);
  }
});

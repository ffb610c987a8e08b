import { templateDefinition } from '@cardwright/contract';
import type { Card, ComposeRequest } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { createCardWorkers } from '../../src/drawing/card-workers.ts';
import { createPooledEngine } from '../../src/drawing/create-pooled-engine.ts';
import { createWorkerPool } from '../../src/drawing/worker-pool.ts';
import { loadEngine } from '../api/support/test-service.ts';

const SIZE = { width: 600, height: 314 } as const;
const LOGO = { width: 40, height: 20, data: new Uint8Array(40 * 20 * 4).fill(200) };
const BRAND = { colors: { bg: '#102030', fg: '#ffffff', accent: '#ff8800' }, card: {}, name: 'Acme' };

const REQUESTS: ComposeRequest[] = [
  { ...SIZE, format: 'png', prompt: 'A lighthouse on a cliff at sunset, with the title "Hold fast"' },
  {
    ...SIZE,
    format: 'jpeg',
    prompt: 'Summer sale 30% off all sneakers, bold and playful',
    seed: 7,
    longSide: 300,
  },
  { ...SIZE, format: 'png', prompt: 'ブログ記事「関数型プログラミング」', brand: BRAND, logo: LOGO },
];

test('a worker draws the same bytes as this thread, from prompts, briefs, brands and logos', {
  tags: 'deep',
}, async () => {
  const here = await loadEngine();
  const there = await createPooledEngine({ size: 2, stuckMs: 0 });
  try {
    for (const request of REQUESTS) {
      const [expected, drawn] = await Promise.all([here.compose(request), there.compose(request)]);
      const { bytes, timings: _, ...rest } = drawn;
      expect(Buffer.compare(bytes, expected.bytes)).toBe(0);
      expect(rest).toEqual({ ...expected, bytes: undefined, timings: undefined });
      const { prompt: __, ...again } = request;
      const redrawn = await there.compose({ ...again, brief: drawn.brief } as ComposeRequest);
      expect(Buffer.compare(redrawn.bytes, bytes)).toBe(0);
    }
    const text = 'Instagram story: "Fresh bread", a bakery';
    expect(await there.read(text)).toEqual(await here.read(text));
    expect(await there.platformSize(text)).toEqual(await here.platformSize(text));
    const query = { query: '', limit: 5, offset: 0 };
    expect(await there.listCatalogue('styles', query)).toEqual(await here.listCatalogue('styles', query));
    const faulty = { ...(await here.read(text)).brief, look: 'nonsense' };
    expect(await there.findBriefFault(faulty)).toEqual(await here.findBriefFault(faulty));
  } finally {
    await there.close();
  }
});

test('a worker renders the same bytes as this thread of the cards of templates', async () => {
  const here = await loadEngine();
  const there = await createPooledEngine({ size: 1, cardWorkers: 1, stuckMs: 0 });
  try {
    const data = new Map([
      ['title', 'Hold fast'],
      ['description', 'Cards that wait for nobody'],
      ['logo', 'https://example.com/logo.png'],
    ]);
    const renderInWorker = async (card: Card, longSide?: number): Promise<Uint8Array> => {
      const rendering = there.renderCard(card, { logo: LOGO }, { longSide });
      const isInWorker = there.workers().some(({ call }) => call?.method === 'renderCard');
      const bytes = await rendering;
      return isInWorker ? bytes : renderInWorker(card, longSide);
    };
    for (const { name: template } of here.templates) {
      const card = here.parseCard({ template, data, ...SIZE, format: 'png' });
      const expected = await here.renderCard(card, { logo: LOGO });
      expect(Buffer.compare(await renderInWorker(card), expected), template).toBe(0);
      const small = await here.renderCard(card, { logo: LOGO }, { longSide: 300 });
      expect(Buffer.compare(await renderInWorker(card, 300), small), template).toBe(0);
    }
  } finally {
    await there.close();
  }
});

test("a card of an account's own template is never rendered on this thread", async () => {
  const here = await loadEngine();
  const script = new URL('../../src/drawing/drawing-worker.ts', import.meta.url);
  const pool = createWorkerPool({ program: { script }, size: 1, stuckMs: 0 });
  const workers = createCardWorkers(
    { ...here, renderCard: () => Promise.reject(new Error('rendered here')) },
    { cards: pool, own: pool, hasCrashed: () => false },
  );
  try {
    const node = { type: 'text', text: 'Own', size: 90, minSize: 20, maxLines: 1, color: '#000000' };
    const definition = templateDefinition.parse({ root: { type: 'box', children: [node] } });
    const own = { owner: 'ada', name: 'launch', version: 1, definition };
    const request = { template: 'launch', own, data: new Map(), width: 1200, height: 630 } as const;
    const card = here.parseCard({ ...request, format: 'png' });
    const expected = await here.renderCard(card);
    expect(Buffer.compare(await workers.renderCard(card), expected)).toBe(0);
    expect(await workers.findFaintTexts(card)).toEqual([]);
    const white = templateDefinition.parse({
      root: { type: 'box', children: [{ ...node, color: '#ffffff' }] },
    });
    const faint = { ...card, own: { ...own, definition: white } };
    expect(await workers.findFaintTexts(faint)).toEqual([{ path: 'root.children[0]', contrast: 1 }]);
  } finally {
    await pool.close();
  }
});

import type { OperationId } from '@cardwright/contract';
import { expect } from 'vitest';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import { saveBrand } from './support/brands.ts';
import { type Call, createApi } from './support/describe-operation.ts';
import { ACME, crowdOf, documentOf } from './support/design-documents.ts';
import { fillTurns } from './support/fill-turns.ts';
import { expectExample } from './support/refusals-of-all.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

// Operations that take the same turns: while all of those are taken, each of them is refused, and nothing is kept.

const prompt = 'Announce "Tea at four"';
const definition = {
  parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
  root: { type: 'box', style: { backgroundColor: '#102040' }, children: [] },
};
const PREVIEWS: [string, [OperationId, Call][]][] = [
  [
    'prompts',
    [
      ['createPreview', { body: { prompt } }],
      ['createCardTemplate', { body: { prompt } }],
    ],
  ],
  [
    'templates',
    [
      ['previewCard', { params: { name: 'og_standard' }, query: '?title=Tea' }],
      ['previewTemplate', { body: { definition } }],
      ['previewDraft', { body: { definition } }],
      ['putTemplate', { params: { name: 'launch' }, body: definition }],
    ],
  ],
];

test.each(PREVIEWS)(
  '429 for an account that has its share of previews of %s, and 503 while as many are drawn as may',
  async (_, calls) => {
    const paint = createPaintEngine();
    const ends: (() => void)[] = [];
    const held =
      <Arguments extends unknown[], Drawn>(draw: (...args: Arguments) => Promise<Drawn>) =>
      async (...args: Arguments) => {
        await new Promise<void>((resolve) => ends.push(resolve));
        return await draw(...args);
      };
    const engine = {
      ...paint,
      compose: held(paint.compose),
      renderCard: held(async () => new Uint8Array([1])),
    };
    await using service = await createTestService({ CARDWRIGHT_SIGNUP_LIMIT: '100' }, { engine });
    const [first, ...others] = calls.map(
      ([id, call]) =>
        (key: string) =>
          createApi(id)(service, { ...call, key }),
    );
    if (first === undefined) throw new Error('there are operations');
    const { running, busy } = await fillTurns(service, {
      atOnce: 64,
      call: first,
      others,
      countRunning: () => ends.length,
    });
    for (const [at, answered] of busy.entries()) expectExample(calls[at]?.[0] ?? 'createPreview', answered);
    expect(new Set(busy.map(({ body }) => body.code))).toEqual(new Set(['previews_busy']));
    expect((await service.count()).own_templates).toBe(0);
    for (const end of ends) end();
    expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);

test('503 while as many documents of the account wait to be read as may', { tags: 'deep' }, async ({
  service,
  key,
}) => {
  await saveBrand(service, key, 'Acme', ACME);
  const design_md = documentOf('name: Late');
  const documents: [OperationId, Call][] = [
    ['deriveOgParams', { body: { designMd: design_md } }],
    ['writeDesignDocument', { body: { name: 'Late' } }],
    ['createBrief', { body: { prompt, design_md } }],
    ['createBrand', { body: { name: 'Late', design_md } }],
    ['replaceBrand', { params: { name: 'Acme' }, body: { design_md } }],
  ];
  const waiting = crowdOf('early').map((designMd) =>
    createApi('deriveOgParams')(service, { key, body: { designMd } }),
  );
  // The first that is refused says that as many wait as may.
  await Promise.any(waiting.map(async (answer) => expect((await answer).status).toBe(503)));
  for (const [id, call] of documents) {
    const refused = await createApi(id)(service, { ...call, key });
    expect([id, refused.status, refused.body.code]).toEqual([id, 503, 'reader_busy']);
    expect([id, refused.headers.get('retry-after')]).toEqual([id, '2']);
    expectExample(id, refused);
  }
  expect((await service.count()).brands).toBe(1);
  await Promise.all(waiting);
});

test('429 for an account that has as many prompts read as it may at once, and nobody else hears of it', async () => {
  const paint = createPaintEngine();
  const ends: (() => void)[] = [];
  const engine = {
    ...paint,
    read: async (text: string) => {
      if (text === prompt) await new Promise<void>((resolve) => ends.push(resolve));
      return await paint.read(text);
    },
  };
  await using service = await createTestService({}, { engine });
  const [ada, bob] = [await service.register('ada@example.com'), await service.register('bob@example.com')];
  const read = (key: string, text = prompt) =>
    createApi('createBrief')(service, { key, body: { prompt: text } });
  const running = Array.from({ length: 32 }, () => read(ada));
  await expect.poll(() => ends.length).toBe(1);
  expect(await read(ada)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(await read(bob, 'Tea at four')).toMatchObject({ status: 200 });
  for (let ended = 0; ended < running.length; ) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended++]?.();
  }
  expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]));
});

import type { Card } from '@cardwright/engine';
import { expect, test, vi } from 'vitest';
import { createCardWorkers } from './card-workers.ts';
import type { WorkerPool } from './worker-pool.ts';

const OURS = { values: { title: '猫' }, template: 'og_standard' } as unknown as Card;
const OWN = { ...OURS, own: { owner: 'ada', name: 'heavy', version: 1 } } as Card;

function open({ hasCards = true, isReady = true } = {}) {
  const done: string[] = [];
  const bytes = new Uint8Array();
  const here = {
    renderCard: async () => {
      done.push('here');
      return bytes;
    },
    findUndrawable: vi.fn(),
  };
  const pool = (name: string) =>
    ({
      run: async () => {
        done.push(name);
        return bytes;
      },
      isReady: () => isReady,
      warm: () => done.push(`warm ${name}`),
    }) as unknown as WorkerPool;
  const pools = {
    cards: hasCards ? pool('cards') : undefined,
    own: pool(hasCards ? 'cards' : 'prompts'),
    hasCrashed: () => false,
  };
  return { workers: createCardWorkers(here, pools), done };
}

test.each([
  [{}, ['cards', 'cards']],
  [{ isReady: false }, ['warm cards', 'here', 'cards']],
  [{ hasCards: false }, ['here', 'prompts']],
])('an own card is never drawn on the thread that answers (%j)', async (options, expected) => {
  const { workers, done } = open(options);
  await workers.renderCard(OURS);
  await workers.renderCard(OWN, {}, { owner: 'ada' });
  expect(done).toEqual(expected);
});

test('all that a card needs waits in the turn of whoever asks for it', async () => {
  const owners: string[] = [];
  const run: WorkerPool['run'] = async (_, { owner }) => {
    owners.push(owner);
    return new Uint8Array();
  };
  const pool = { run, isReady: () => true } as unknown as WorkerPool;
  const here = { renderCard: vi.fn(), findUndrawable: vi.fn() };
  const workers = createCardWorkers(here, { cards: pool, own: pool, hasCrashed: () => false });
  await workers.renderCard(OURS, {}, { owner: 'ada' });
  await workers.findUndrawable(OURS, { owner: 'bob' });
  await workers.findFaintTexts(OWN, {}, { owner: 'eve' });
  await workers.drawDraft(OWN, {}, { owner: 'kim', longSide: 600 });
  expect(owners).toEqual(['ada', 'bob', 'eve', 'kim']);
});

test('an account that lost a minute of workers on its own cards waits with these alone; nobody else does', async () => {
  const { workers } = open();
  const lose = (card: Card, owner: string) =>
    workers.onGivenUp({ call: { method: 'renderCard', args: [card] }, owner, ms: 30_000 });
  const asks = [
    () => workers.renderCard(OWN, {}, { owner: 'ada' }),
    () => workers.findFaintTexts(OWN, {}, { owner: 'ada' }),
    () => workers.findUndrawable(OWN, { owner: 'ada' }),
  ];
  for (let times = 0; times < 2; times++) {
    for (const ask of asks) await ask();
    lose(OURS, 'bob');
    lose(OWN, 'ada');
  }
  for (const ask of asks)
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', code: 'rate_limited' });
  await workers.renderCard(OURS, {}, { owner: 'ada' });
  await workers.renderCard(OWN, {}, { owner: 'bob' });
});

test('looking whether the texts of a card can be set has a limit of time', async () => {
  const run: WorkerPool['run'] = (_, __, signal) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const own = { run, isReady: () => true } as unknown as WorkerPool;
  const here = { renderCard: vi.fn(), findUndrawable: vi.fn() };
  const workers = createCardWorkers(here, { cards: own, own, hasCrashed: () => false }, 1);
  await expect(workers.findUndrawable(OWN, { owner: 'ada' })).rejects.toMatchObject({
    code: 'render_timeout',
  });
});

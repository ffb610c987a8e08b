import type { PicturePlan } from '@cardwright/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Painter, PaintOutcome } from '../models/painter.ts';
import { ImagesUnavailableError } from '../stores/images-unavailable-error.ts';
import type { GenerationRow } from './generation-row.ts';
import { createPainting, type PaintingParts } from './painting.ts';
import { createTestBench, promptOf, type TestBench } from './test-bench.fixture.ts';

const ORDER = { description: 'a fox', seed: 1, width: 256, height: 256, palette: [], suggested: true };
const PAINTED = { kind: 'painted', bytes: Uint8Array.of(1, 2, 3), type: 'png', width: 1, height: 1 } as const;

let bench: TestBench;
let asked: number;
/** How many of the next puts are refused. */
let refusing: number;
let outcome: () => Promise<PaintOutcome>;
beforeEach(async () => {
  bench = await createTestBench();
  [asked, refusing] = [0, 0];
  outcome = async () => PAINTED;
});
afterEach(() => bench.close());

function open() {
  const put: PaintingParts['images']['put'] = async (bytes, extension) => {
    if (refusing === 0) return await bench.images.put(bytes, extension);
    refusing -= 1;
    throw new ImagesUnavailableError('the bucket refuses writes');
  };
  const painter = {
    name: 'painter',
    title: 'A painter',
    fingerprint: 'one',
    paint: async () => {
      asked += 1;
      return await outcome();
    },
  } as unknown as Painter;
  return createPainting({
    ...bench,
    images: { ...bench.images, put },
    engine: { planPicture: async () => ORDER as unknown as PicturePlan },
    painter,
    price: { painter: 'painter', when: 'asked', credits: 1 },
    toPseudonym: () => 'somebody',
    resolveDesign: async () => ({ warnings: [] }),
    dailyLimit: 100,
    onStep: () => {},
  });
}

async function submit(): Promise<string> {
  const { id } = await bench.generations.submit(bench.caller, promptOf('a fox'));
  await bench.database.updateTable('generations').set({ engine: 'painter' }).where('id', '=', id).execute();
  return id;
}

/** An attempt to draw it, as far as the painting. */
async function attempt(id: string, obtain = open()) {
  const row: GenerationRow = await bench.database
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return await obtain(row, new AbortController().signal, (work) => work());
}

test('a store that refuses writes is noticed before the model is asked', async () => {
  const id = await submit();
  refusing = 1;
  await expect(attempt(id)).rejects.toThrow(ImagesUnavailableError);
  expect(asked).toBe(0);
});

test('what was painted while the store refuses it is kept for the next attempt, and paid once', async () => {
  const id = await submit();
  const obtain = open();
  outcome = async () => {
    refusing = 3;
    return PAINTED;
  };
  for (let failed = 0; failed < 3; failed += 1)
    await expect(attempt(id, obtain)).rejects.toThrow(ImagesUnavailableError);
  expect((await attempt(id, obtain)).bytes).toEqual(PAINTED.bytes);
  expect(asked).toBe(1);
});

test('a painting that is lost again and again, as in crashes, is paid for twice at most', async () => {
  const id = await submit();
  outcome = async () => {
    refusing = 1;
    return PAINTED;
  };
  for (let crash = 0; crash < 2; crash += 1)
    await expect(attempt(id)).rejects.toThrow(ImagesUnavailableError);
  await expect(attempt(id)).rejects.toMatchObject({ name: 'NotPaintedError' });
  expect(asked).toBe(2);
});

test('a model that was not available was not paid, and is asked again', async () => {
  const id = await submit();
  outcome = async () => ({ kind: 'unavailable', detail: 'busy' });
  for (let busy = 0; busy < 4; busy += 1) await expect(attempt(id)).rejects.toThrow();
  outcome = async () => PAINTED;
  expect((await attempt(id)).bytes).toEqual(PAINTED.bytes);
  expect(asked).toBe(5);
});

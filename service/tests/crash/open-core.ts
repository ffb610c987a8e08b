import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../../src/base/service-error.ts';
import { createGenerations } from '../../src/generations/create-generations.ts';
import { NO_IMAGES } from '../../src/generations/image-source.ts';
import { createPaintEngine, paint } from '../../src/generations/paint-engine.fixture.ts';
import type { GenerationSettings } from '../../src/generations/settings.ts';
import type { OnStep } from '../../src/generations/step.ts';
import { quietLog } from '../../src/generations/test-bench.fixture.ts';
import type { Generations } from '../../src/generations/types.ts';
import type { Painter } from '../../src/models/painter.ts';
import { type Database, openDatabase } from '../../src/stores/database.ts';
import { openDiskImageStore } from '../../src/stores/image-store.ts';

export const databaseOf = (directory: string): Database =>
  openDatabase({ path: join(directory, 'cardwright.db') });

/** A line for each order that the model got. */
export const ASKED = 'asked.log';
/** The model that paints where a request names it: a painting of one shade, for three credits. */
export const PAINTER = { painter: 'model', when: 'asked', credits: 3 } as const;

function createPainter(directory: string): Painter {
  return {
    name: PAINTER.painter,
    title: 'model/test',
    fingerprint: 'test',
    paint: async ({ description, width, height }) => {
      appendFileSync(join(directory, ASKED), `${description}\n`);
      await sleep(2);
      return {
        kind: 'painted',
        type: 'png',
        bytes: paint({ width, height, prompt: description }),
        width,
        height,
      };
    },
    close: async () => {},
  };
}

type Hooks = { onStep?: OnStep; onDrawing?: (generationId: string) => () => void };

/** Nothing else gets a turn, as in a loop; but the processor is left to others. An interrupt gets through between the pauses. */
function keepBusy(): never {
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (;;) Atomics.wait(cell, 0, 0, 5);
}

/**
 * The generations of the service on a real data directory. A prompt that starts with `doomed` can never be
 * drawn; one that starts with `poison` takes the whole process down, and one that starts with `stuck` keeps it busy for ever.
 */
export async function openCore(
  directory: string,
  settings: Partial<GenerationSettings>,
  { onStep = () => {}, onDrawing = () => () => {} }: Hooks = {},
): Promise<{ database: Database; generations: Generations }> {
  const painter = createPaintEngine();
  const database = databaseOf(directory);
  const generations = createGenerations({
    database,
    images: await openDiskImageStore(join(directory, 'images')),
    log: quietLog,
    resolveDesign: async () => ({ warnings: [] }),
    imageSource: NO_IMAGES,
    engine: {
      ...painter,
      compose: async (request, signal) => {
        // Long enough that a kill at a random moment finds renders on their way.
        await sleep(2);
        if (request.prompt?.startsWith('poison')) process.kill(process.pid, 'SIGKILL');
        if (request.prompt?.startsWith('stuck')) keepBusy();
        if (request.prompt?.startsWith('doomed'))
          throw new ServiceError('invalid', 'It is doomed.', { code: 'invalid_parameter' });
        return await painter.compose(request, signal);
      },
    },
    painting: {
      painter: createPainter(directory),
      engine: {
        planPicture: async ({ prompt = '', width, height, seed = 0 }) => ({
          ...{ description: prompt, quiet: null, avoid: [], palette: [] },
          ...{ width, height, seed, brief: prompt, suggested: true },
        }),
      },
      price: PAINTER,
      dailyLimit: 1_000_000,
      toPseudonym: (id) => id,
      markPainted: (image) => image,
    },
    settings: {
      paintingPrice: PAINTER,
      allowances: { free: 0, pro: 1_000_000 },
      queueLimit: 100_000,
      ...settings,
    },
    onStep,
    onDrawing,
  });
  return { database, generations };
}

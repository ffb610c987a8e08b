import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../../src/base/service-error.ts';
import { createGenerations } from '../../src/generations/create-generations.ts';
import { NO_IMAGES } from '../../src/generations/image-source.ts';
import { createPaintEngine } from '../../src/generations/paint-engine.fixture.ts';
import type { GenerationSettings } from '../../src/generations/settings.ts';
import type { OnStep } from '../../src/generations/step.ts';
import { quietLog } from '../../src/generations/test-bench.fixture.ts';
import type { Generations } from '../../src/generations/types.ts';
import { type Database, openDatabase } from '../../src/stores/database.ts';
import { openDiskImageStore } from '../../src/stores/image-store.ts';

export const databaseOf = (directory: string): Database =>
  openDatabase({ path: join(directory, 'cardwright.db') });

type Hooks = { onStep?: OnStep; onDrawing?: (generationId: string) => () => void };

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
        if (request.prompt?.startsWith('stuck')) for (;;);
        if (request.prompt?.startsWith('doomed'))
          throw new ServiceError('invalid', 'It is doomed.', { code: 'invalid_parameter' });
        return await painter.compose(request, signal);
      },
    },
    settings: { allowances: { free: 0, pro: 1_000_000 }, queueLimit: 100_000, ...settings },
    onStep,
    onDrawing,
  });
  return { database, generations };
}

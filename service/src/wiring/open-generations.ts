import { createSteadyClock, systemClock } from '../base/clock.ts';
import { createGenerations } from '../generations/create-generations.ts';
import type { OnStep } from '../generations/step.ts';
import type { Generations } from '../generations/types.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Config } from '../settings/config.ts';
import { toPaintingPrice } from '../settings/painter-settings.ts';
import type { Foundation } from './open-foundation.ts';
import type { openPainting, openReading } from './open-models.ts';
import type { Outbound } from './open-outbound.ts';
import type { openEvents } from './open-webhooks.ts';
import type { Overrides } from './overrides.ts';

export function openGenerations(
  config: Config,
  overrides: Overrides,
  parts: Foundation &
    Outbound &
    Pick<ReturnType<typeof openEvents>, 'events' | 'lowCredits'> & {
      painting: Awaited<ReturnType<typeof openPainting>>;
      reading: Awaited<ReturnType<typeof openReading>>;
      metrics: Metrics | undefined;
      onImagesRemoved(): void;
    },
  opening: AsyncDisposableStack,
): Generations {
  const { tracing, metrics, design } = parts;
  const onStep: OnStep = (step, id) => {
    if (step === 'after-submit-commit') tracing.linkJob(id);
    if (step === 'after-complete-commit') metrics?.generationEnded('completed');
    if (step === 'after-fail-commit') metrics?.generationEnded('failed');
    overrides.onStep?.(step, id);
  };
  const settings = toGenerationSettings(config);
  const { onDrawing } = overrides;
  const { painting, reading, ...others } = parts;
  const generations = createGenerations({
    ...others,
    ...(painting && { painting }),
    ...(reading && { reading }),
    resolveDesign: design.resolve,
    settings,
    onStep,
    // PostgreSQL's is one already.
    ...(parts.clock === systemClock && { leaseClock: createSteadyClock() }),
    ...(onDrawing && { onDrawing }),
  });
  opening.defer(() => generations.drain());
  metrics?.observeQueueDepth(() => generations.queueDepth());
  return generations;
}

const toGenerationSettings = (config: Config) => ({
  allowances: { free: config.freeAllowance, pro: config.proAllowance },
  defaultSize: { width: config.defaultWidth, height: config.defaultHeight },
  queueLimit: config.queueLimit,
  concurrency: config.renderConcurrency,
  maxAttempts: config.jobAttempts,
  // Another process may work on a PostgreSQL database: its leases are not leftovers of a crash.
  soleWorker: config.databaseUrl === undefined,
  leaseMs: config.jobLeaseMs,
  drainGraceMs: config.shutdownGraceMs,
  paintingPrice: toPaintingPrice(config),
});

import type { MarkPainted } from '../generations/painting.ts';
import type { Metrics } from '../http/metrics.ts';
import type { SignPainted } from '../models/c2pa/open-signer.ts';
import { toCredential } from '../settings/c2pa-settings.ts';
import type { Config } from '../settings/config.ts';
import { toPainterOptions, toPaintingPrice } from '../settings/painter-settings.ts';
import { toJudgeOptions, toReaderOptions } from '../settings/reader-settings.ts';
import type { Foundation } from './open-foundation.ts';

/** The model that paints; nothing of it is loaded without one. */
export async function openPainting(
  config: Config,
  {
    engine,
    clock,
    log,
    sealer,
    metrics,
    signPainted,
  }: Foundation & { metrics: Metrics | undefined; signPainted: SignPainted | undefined },
  opening: AsyncDisposableStack,
) {
  const options = toPainterOptions(config);
  const price = toPaintingPrice(config);
  if (options === undefined || price === undefined || config.role === 'web') return undefined;
  const [{ openPainter }, { guardPainter }, { markPainted }] = await Promise.all([
    import('../models/open-painter.ts'),
    import('../models/guard-painter.ts'),
    import('../models/mark-painted.ts'),
  ]);
  const { dailyLimit, concurrency } = options;
  const opened = await openPainter(options);
  const measured: typeof opened = {
    ...opened,
    paint: async (order, signal) => {
      const began = performance.now();
      const outcome = await opened.paint(order, signal);
      metrics?.paintingEnded(outcome.kind, (performance.now() - began) / 1000);
      return outcome;
    },
  };
  const painter = guardPainter(measured, {
    concurrency,
    clock,
    onFault: ({ kind, detail }) =>
      log.warn({ painter: options.protocol, kind, detail }, 'the model did not paint'),
  });
  opening.defer(() => painter.close());
  const isRight = await openJudging(config, { engine, clock, log, concurrency }, opening);
  const mark: MarkPainted = async (image, format, model) => {
    const marked = markPainted(image, format, model);
    return (await signPainted?.(marked, format, model)) ?? marked;
  };
  const { pseudonym: toPseudonym } = sealer;
  return { painter, engine, price, dailyLimit, markPainted: mark, toPseudonym, isRight };
}

/** What signs painted images and their copies; nothing of it is loaded without a certificate. */
export async function openSigning(
  config: Config,
  { version, clock, log }: Foundation,
): Promise<SignPainted | undefined> {
  const credential = toCredential(config);
  if (credential === undefined) return undefined;
  const { openSigner } = await import('../models/c2pa/open-signer.ts');
  return await openSigner({
    credential,
    version,
    clock,
    onExpired: (validTo) =>
      log.warn({ validTo }, 'the C2PA certificate has ended: painted images are marked in XMP alone'),
  });
}

/** The model that looks at paintings; nothing of it is loaded without one. */
async function openJudging(
  config: Config,
  { engine, clock, log, concurrency }: Pick<Foundation, 'engine' | 'clock' | 'log'> & { concurrency: number },
  opening: AsyncDisposableStack,
) {
  const options = toJudgeOptions(config);
  if (options === undefined) return undefined;
  const [{ openJudge }, { createGuard }, { createJudging }] = await Promise.all([
    import('../models/open-judge.ts'),
    import('../models/guard.ts'),
    import('../generations/judging.ts'),
  ]);
  const judge = await openJudge(options);
  opening.defer(() => judge.close());
  const guard = createGuard({
    concurrency,
    clock,
    onFault: ({ kind, detail }) =>
      log.warn({ judge: judge.name, kind, detail }, 'the model did not look at a painting'),
  });
  return createJudging({
    judge: { judge: (painting, signal) => guard(() => judge.judge(painting, signal), signal) },
    engine,
    onWrong: (faults) => log.info({ judge: judge.name, faults }, 'a painting is painted once more'),
  });
}

/** The model that reads; nothing of it is loaded without one. */
export async function openReading(
  config: Config,
  { engine, clock, log }: Foundation,
  opening: AsyncDisposableStack,
) {
  const options = toReaderOptions(config);
  if (options === undefined) return undefined;
  const [{ openReader }, { guardReader }] = await Promise.all([
    import('../models/open-reader.ts'),
    import('../models/guard-reader.ts'),
  ]);
  const { model, when, dailyLimit, concurrency } = options;
  const reader = guardReader(await openReader(options), {
    concurrency,
    clock,
    onFault: ({ kind, detail }) => log.warn({ reader: model, kind, detail }, 'the model did not read'),
  });
  opening.defer(() => reader.close());
  return { reader, engine, when, dailyLimit };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Records a response; `operation` is the contract's id, undefined for a page or an unknown path. */
  responded(operation: string | undefined, status: number, seconds: number): void;
  cardDelivered(cached: boolean): void;
  generationEnded(outcome: 'completed' | 'failed'): void;
  /** Records what came of an order to the model that paints, and after how long. */
  paintingEnded(
    outcome: 'painted' | 'refused' | 'unavailable' | 'misconfigured' | 'unusable',
    seconds: number,
  ): void;
  /** Records a request to a webhook. */
  webhookAsked(outcome: 'accepted' | 'refused'): void;
  /** Records a request to the CDN to forget something. */
  purgeAsked(outcome: 'accepted' | 'refused'): void;
  /** Records a search for files that no row names. */
  filesSwept(removed: Readonly<Record<string, number>>): void;
  /** Adds the queue's depth, read at each scrape. */
  observeQueueDepth(read: () => Promise<number>): void;
  /** Adds the number of worker processes that crashed since the start, read at each scrape. */
  observeCrashedWorkers(read: () => number): void;
  /** All metrics in Prometheus' text format. */
  response(): Promise<Response>;
};

// From a card served from memory to a prompt that waits for its image.
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// Models take from seconds to minutes.
const PAINTING_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600];

/**
 * Prometheus metrics: requests, cards, generations, the queue, and Node itself. Label values come only from the
 * contract, never from clients, so their number is bounded and they carry no personal data.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'cardwright_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the headers of its response, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const cards = new Counter({
    name: 'cardwright_cards_total',
    help: 'Signed cards delivered, by source: cache or render.',
    labelNames: ['source'],
    registers,
  });
  const generations = new Counter({
    name: 'cardwright_generations_total',
    help: 'Finished generations by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const paintings = new Histogram({
    name: 'cardwright_painting_duration_seconds',
    help: 'Time that the model took to paint, or not to, by outcome.',
    labelNames: ['outcome'],
    buckets: PAINTING_SECONDS,
    registers,
  });
  const webhooks = new Counter({
    name: 'cardwright_webhook_attempts_total',
    help: 'Requests to webhooks, by whether the receiver accepted the event.',
    labelNames: ['outcome'],
    registers,
  });
  const purges = new Counter({
    name: 'cardwright_cdn_purges_total',
    help: 'Requests to the CDN to forget what was deleted or revoked, by whether it accepted. Refused ones are sent again.',
    labelNames: ['outcome'],
    registers,
  });
  const sweptFiles = new Counter({
    name: 'cardwright_swept_files_total',
    help: 'Files deleted because no row named them, which crashes leave behind, by store.',
    labelNames: ['store'],
    registers,
  });
  return {
    responded: (operation = 'other', status, seconds) => requests.observe({ operation, status }, seconds),
    cardDelivered: (cached) => cards.inc({ source: cached ? 'cache' : 'render' }),
    generationEnded: (outcome) => generations.inc({ outcome }),
    paintingEnded: (outcome, seconds) => paintings.observe({ outcome }, seconds),
    webhookAsked: (outcome) => webhooks.inc({ outcome }),
    purgeAsked: (outcome) => purges.inc({ outcome }),
    filesSwept: (removed) => {
      for (const [store, count] of Object.entries(removed)) sweptFiles.inc({ store }, count);
    },
    observeQueueDepth: (read) => {
      new Gauge({
        name: 'cardwright_generation_queue_depth',
        help: 'Generations waiting or being drawn.',
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    observeCrashedWorkers: (read) => {
      new Counter({
        name: 'cardwright_crashed_workers_total',
        help: 'Worker processes that crashed or took too long. Their jobs were tried once more in another one.',
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    response: async () =>
      new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      }),
  };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Notes an answer; `operation` is the contract's id, undefined for a page or an unknown path. */
  answered(operation: string | undefined, status: number, seconds: number): void;
  /** Notes a card that was delivered. */
  cardDelivered(cached: boolean): void;
  /** Notes a generation that ended. */
  generationEnded(outcome: 'completed' | 'failed'): void;
  /** All of it in Prometheus' text format. */
  response(): Promise<Response>;
};

// From a card out of memory to a prompt that waits for its image.
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What an operator wants to watch: requests, cards, generations, the queue, and Node itself. Labels are words of
 * the contract alone, never what a client sent: their number is bounded and they tell nothing of anybody.
 */
export function createMetrics(queueDepth: () => Promise<number>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'cardwright_http_request_duration_seconds',
    help: 'Answers by operation and status, from the first byte of the request to the headers of the answer.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const cards = new Counter({
    name: 'cardwright_cards_total',
    help: 'Signed cards delivered, from a cache or drawn for the request.',
    labelNames: ['source'],
    registers,
  });
  const generations = new Counter({
    name: 'cardwright_generations_total',
    help: 'Generations that ended, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({
    name: 'cardwright_generation_queue_depth',
    help: 'Generations that wait or are being drawn.',
    registers,
    async collect() {
      this.set(await queueDepth());
    },
  });

  return {
    answered: (operation = 'other', status, seconds) => requests.observe({ operation, status }, seconds),
    cardDelivered: (cached) => cards.inc({ source: cached ? 'cache' : 'render' }),
    generationEnded: (outcome) => generations.inc({ outcome }),
    response: async () =>
      new Response(await registry.metrics(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      }),
  };
}

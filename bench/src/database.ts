import { measureTraffic, startCounter } from '../../service/tests/postgres/support/measure-traffic.ts';
import { findPostgres, startTestServer } from '../../service/tests/postgres/support/test-server.ts';
import { toTable } from './measure.ts';
import { startService } from './running-service.ts';

// The model of docs/scaling.md, in deliveries: what a CDN answers, what the memories of the nodes answer of the rest, how much busier
// the busiest hours are, and how many cards a node with two cores draws a second when it is three fifths full.
const CDN = 0.95;
const MEMORY = 0.5;
const PEAK = 5;
const DRAWN_BY_A_NODE = 60;
const SECONDS_A_MONTH = 30 * 86_400;
const MONTHS = [1e6, 1e9, 1e10];

/** Statements and bytes that a request costs PostgreSQL, and what that makes of many requests. */
export async function benchDatabase(): Promise<string> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('There is no PostgreSQL here: apt-get install postgresql');
  const server = await startTestServer(binaries);
  const counter = await startCounter(server.url);
  const service = await startService({
    CARDWRIGHT_DATABASE_URL: counter.url,
    CARDWRIGHT_MASTER_KEY: '5a'.repeat(32),
  });
  try {
    const costs = await measureTraffic(service.baseUrl, counter.read);
    const rows = Object.entries(costs).map(([name, { statements, bytes }]) => [
      name,
      String(statements),
      String(bytes),
    ]);
    const fresh = costs['fresh card'];
    const model = MONTHS.map((deliveries) => {
      const arriving = (deliveries / SECONDS_A_MONTH) * PEAK * (1 - CDN);
      const drawn = arriving * (1 - MEMORY);
      return [
        deliveries.toLocaleString('en'),
        arriving,
        drawn,
        drawn * fresh.statements,
        (drawn * fresh.bytes) / 1000,
        String(Math.ceil(drawn / DRAWN_BY_A_NODE)),
      ];
    });
    const heading = [
      'deliveries a month',
      'at the nodes, a second',
      'drawn',
      'statements a second',
      'kB a second',
      'nodes',
    ];
    return `${toTable(['a request', 'statements', 'bytes both ways'], rows)}\n\n${toTable(heading, model)}`;
  } finally {
    await service.stop();
    await counter.close();
    server.remove();
  }
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropTestDatabase, toTestSettings } from '../../src/stores/create-test-database.ts';
import { type S3Server, startS3Server } from '../../src/stores/s3/s3-server.fixture.ts';
import { startDeliveryService } from '../delivery/support/delivery-service.ts';
import { measureTraffic, startCounter } from './support/measure-traffic.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.remove());

test('a cached card costs the database nothing, a fresh one at most 8 statements, a prompt at most 26', async () => {
  const name = randomUUID();
  const settings = await toTestSettings(name);
  const counter = await startCounter(settings.CARDWRIGHT_DATABASE_URL ?? '');
  {
    await using service = await startDeliveryService({
      ...settings,
      ...s3.settings(),
      CARDWRIGHT_DATABASE_URL: counter.url,
    });
    const costs = await measureTraffic(service.baseUrl(), counter.read);
    expect(costs['cached card']).toEqual({ statements: 0, bytes: 0 });
    expect(costs['fresh card'].statements).toBeLessThanOrEqual(8);
    expect(costs.prompt.statements).toBeLessThanOrEqual(26);
  }
  await counter.close();
  await dropTestDatabase(name);
});

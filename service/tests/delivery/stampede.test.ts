import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { startDeliveryService } from './support/delivery-service.ts';
import { createSocketClient } from './support/socket-client.ts';

const CROWD = 100;

const countConnected = (agent: Agent): number =>
  Object.values(agent.sockets)
    .flatMap((sockets) => sockets ?? [])
    .filter((socket) => !socket.connecting).length;

test('100 requests at once, each on a socket of its own: for one new card cause one render, one credit, and one answer that says it was drawn', async () => {
  // Drawn only once everybody has come, so that the crowd is one for certain.
  const everybody = Promise.withResolvers<void>();
  await using service = await startDeliveryService({}, { beforeRender: () => everybody.promise });
  const key = await service.register();
  const target = signTarget(key, '/i/og_standard', { title: 'One for all' });
  const agent = new Agent({ maxSockets: CROWD });
  const crowd = createSocketClient(service.baseUrl(), agent);
  const answers = Promise.all(Array.from({ length: CROWD }, () => crowd.get(target)));
  while (countConnected(agent) < CROWD) await service.client.get('/health');
  // What was sent on a connection is read before a later question is answered.
  await service.client.get('/health');
  everybody.resolve();
  const all = await answers;
  crowd.close();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(all.filter(({ headers }) => headers['x-cached'] === 'false')).toHaveLength(1);
  expect(all.filter(({ headers }) => headers['x-cached'] === 'true')).toHaveLength(CROWD - 1);
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(all.every(({ bytes }) => bytes.equals(all[0]?.bytes ?? Buffer.alloc(0)))).toBe(true);
  expect(service.renders()).toBe(1);
  expect(await service.creditsUsed(key)).toBe(1);
});

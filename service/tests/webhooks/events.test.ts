import { expect, test } from 'vitest';
import { call } from '../api/support/call.ts';
import { generate } from '../api/support/generate.ts';
import { shareService } from '../api/support/share-service.ts';
import { startReceiver, TO_RECEIVERS } from './receiver.ts';

const EVENTS = ['generation.completed', 'generation.failed', 'image.deleted', 'credits.low'];

test('a receiver gets what GET gives, of an image that is made and deleted, and of credits that run low', async () => {
  await using receiver = await startReceiver();
  await using service = await shareService({ ...TO_RECEIVERS, CARDWRIGHT_FREE_ALLOWANCE: '2' });
  const key = await service.register();
  const ask = async (method: string, path: string, body?: object) =>
    (await (await call(service, key, method, `/api/v1${path}`, body)).json()) as Record<string, string>;
  const poll = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

  const { id: webhook, secret = '' } = await ask('POST', '/webhooks', { url: receiver.url, events: EVENTS });
  receiver.trust(secret);
  await ask('POST', `/webhooks/${webhook}/test`);
  await poll(() => receiver.received.length).toBe(1);
  expect(receiver.received[0]).toMatchObject({
    type: 'webhook.test',
    data: await ask('GET', `/webhooks/${webhook}`),
  });

  const { id } = await generate(service, key, { prompt: 'Tea for two' });
  await poll(() => receiver.received.length).toBe(2);
  const made = await ask('GET', `/generate/${id}`);
  expect(receiver.received[1]).toMatchObject({ type: 'generation.completed', data: made });

  // The last credit, and so one event more.
  const last = await generate(service, key, { prompt: 'Another' });
  await poll(() => receiver.received.length).toBe(4);
  const told = receiver.received.slice(2).map(({ type }) => type);
  expect(told.sort()).toEqual(['credits.low', 'generation.completed']);
  const low = receiver.received.find(({ type }) => type === 'credits.low');
  expect(low?.data).toMatchObject(await ask('GET', '/dashboard'));

  await ask('DELETE', `/generate/${last.id}`);
  await poll(() => receiver.received.length).toBe(5);
  expect(receiver.received[4]).toMatchObject({
    type: 'image.deleted',
    data: { id: last.id, url: last.url, prompt: '' },
  });
  await poll(
    async () => (await ask('GET', `/webhooks/${webhook}/deliveries?status=pending`)).deliveries,
  ).toEqual([]);
  expect(new Set(receiver.received.map((one) => one.id)).size).toBe(5);
});

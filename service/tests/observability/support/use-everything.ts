import { createHmac } from 'node:crypto';
import { type Operation, operations } from '@cardwright/contract';
import type { TestService } from '../../api/support/test-service.ts';

export const PROMPT = 'zanzibar quokka marmalade';
export const EMAIL = 'very.private@example.com';
const TITLE = 'periwinkle trombone';
const json = { 'content-type': 'application/json' };

/** Every operation with a good and with a bad request, by an account whose secrets are looked for afterwards. */
export async function useEverything(service: TestService): Promise<string[]> {
  const key = await service.register(EMAIL);
  const call = (path: string, method = 'GET', body?: unknown) =>
    service.app.request(path, {
      method,
      headers: { 'x-api-key': key, ...json, 'idempotency-key': 'idem-7141' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const prompt = { prompt: PROMPT };
  const submitted = (await (await call('/api/v1/generate', 'POST', prompt)).json()) as {
    id: string;
    image_url: string;
  };
  await call('/api/v1/generate', 'POST', { prompt: 'the same key, another body' });
  await call('/api/v1/generate', 'POST', `{"prompt":"${PROMPT}`);
  await call(`/api/v1/generate/${PROMPT}`);
  await call(new URL(submitted.image_url).pathname);
  const params = { name: 'generate_image', arguments: prompt };
  await call('/mcp', 'POST', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const made = (await (await call('/api/v1/dashboard/keys', 'POST', { name: 'laptop' })).json()) as {
    key: string;
  };

  const query = `expires=1999999999&title=${TITLE.replace(' ', '%20')}`;
  const signature = createHmac('sha256', key).update(`/i/og_standard?${query}`).digest('hex');
  const card = `/i/og_standard?${query}&sig=${key.split('_')[1]}.${signature}`;
  await call(card);
  await call(card.slice(0, -1));
  await call('/api/v1/sign/explain', 'POST', { url: `http://localhost${card}`, signed_text: TITLE });

  for (const { method, path } of Object.values<Operation>(operations)) {
    if (method === 'DELETE') continue;
    await call(path.replace(/\{\w+\}/g, PROMPT), method, method === 'POST' ? { wrong: PROMPT } : undefined);
    await call(path.replace(/\{\w+\}/g, submitted.id), method, method === 'POST' ? {} : undefined);
  }
  const checkout = await (await call('/api/v1/billing/checkout', 'POST', {})).text();
  await call('/api/v1/users/me', 'DELETE', { confirm: 'somebody@else.example' });
  await call('/api/v1/users/me', 'DELETE', { confirm: EMAIL });
  const imageToken = submitted.image_url.split('/').at(-1) ?? submitted.image_url;
  const checkoutId = /cs_\w+/.exec(checkout)?.[0] ?? checkout;
  return [key, made.key, PROMPT, TITLE, EMAIL, signature, imageToken, checkoutId, 'idem-7141'];
}

import { describe, expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('listModels', (api) => {
  test('200: the one that there is', async () => {
    await using service = await shareService();
    const { status, body } = await api(service, { key: await service.register() });
    expect([status, body.object]).toEqual([200, 'list']);
    expect(body.data).toMatchObject([{ id: 'cardwright', object: 'model', owned_by: 'cardwright' }]);
  });
});

const params = { model: 'cardwright' };

describeOperation('getModel', (api) => {
  test('200: the one that there is, as the list has it', async ({ service, key }) => {
    const { status, body } = await api(service, { key, params });
    const list = await call(service, key, 'GET', '/v1/models');
    expect([status, [body]]).toEqual([200, ((await list.json()) as { data: unknown }).data]);
  });

  test('404 for another, saying that every name is accepted', async ({ service, key }) => {
    for (const model of ['gpt-image-2', 'Cardwright', 'cardwright%20']) {
      const { status, body } = await api(service, { key, params: { model } });
      expect([status, body.error]).toEqual([
        404,
        {
          message: 'There is only one model: cardwright. Image requests accept any model name.',
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_found',
        },
      ]);
    }
  });
});

async function ask(method: string, path: string, environment: Record<string, string> = {}) {
  await using service = await shareService(environment);
  const response = await service.app.request(path, { method });
  return { response, body: (await response.json()) as { error: Record<string, unknown> } };
}

describe("everything under /v1 is refused in OpenAI's format", () => {
  test.each([
    ['POST', '/v1/images/edits', 'unsupported_endpoint', /^Cardwright cannot edit images\. Create images/],
    ['POST', '/v1/images/variations', 'unsupported_endpoint', /cannot create variations.*`n`/],
    ['POST', '/v1/chat/completions', 'unsupported_endpoint', /cannot chat.*POST \/v1\/images\/generations/],
    ['POST', '/v1/responses', 'unsupported_endpoint', /no Responses API/],
    ['GET', '/v1/responses/resp_1/input_items', 'unsupported_endpoint', /no Responses API/],
    ['POST', '/v1/audio/speech', 'unsupported_endpoint', /no audio/],
    ['GET', '/v1/responsesx', 'unknown_url', /^Unknown endpoint.*GET \/v1\/models/],
    ['GET', '/v1', 'unknown_url', /^Unknown endpoint/],
    ['GET', '/v1/', 'unknown_url', /^Unknown endpoint/],
    ['POST', '/v1/images/generations/', 'unknown_url', /^Unknown endpoint/],
  ])('%s %s', async (method, path, code, message) => {
    const { response, body } = await ask(method, path);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-should-retry')).toBe('false');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      error: { message: expect.stringMatching(message), type: 'invalid_request_error', param: null, code },
    });
  });

  test.each([
    ['GET', '/v1/images/generations', 'POST'],
    ['DELETE', '/v1/models', 'GET'],
    ['DELETE', '/v1/models/cardwright', 'GET'],
  ])('%s %s names the method that the path has', async (method, path, allowed) => {
    const { response, body } = await ask(method, path);
    expect([response.status, body.error.code, body.error.type]).toEqual([
      405,
      'method_not_allowed',
      'invalid_request_error',
    ]);
    expect(response.headers.get('allow')).toContain(allowed);
    expect(body.error.message).toContain(`Use ${allowed}`);
  });
});

describe('a client with another base URL is told the right one', () => {
  test.each([
    ['POST', '/images/generations', '/v1/images/generations'],
    ['POST', '/api/v1/images/generations', '/v1/images/generations'],
    ['POST', '/v1/v1/images/generations', '/v1/images/generations'],
    ['POST', '/openai/images/edits', '/v1/images/edits'],
    ['GET', '/models', '/v1/models'],
    ['GET', '/models/cardwright', '/v1/models/cardwright'],
    ['POST', '/chat/completions', '/v1/chat/completions'],
  ])('%s %s', async (method, path, meant) => {
    const { response, body } = await ask(method, path, { CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
    expect([response.status, body.error]).toMatchObject([
      404,
      {
        message: `Did you mean ${meant}? Set the base URL of the client to https://cards.example.com/v1.`,
        code: 'unknown_url',
      },
    ]);
  });

  test('an image of ours is none of these', async () => {
    const { response, body } = await ask('GET', '/images/generations');
    expect([response.status, body.error]).toEqual([404, 'Image not found.']);
  });
});

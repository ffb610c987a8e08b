import type { TestService } from './test-service.ts';

/** Sends JSON with a key, and does not look at the answer. */
export const call = (
  service: TestService,
  key: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> =>
  Promise.resolve(
    service.app.request(path, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

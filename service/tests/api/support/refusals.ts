import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered, Api, Call } from './describe-operation.ts';
import { shareService } from './share-service.ts';
import type { TestService } from './test-service.ts';

/** Code and parameter of a refusal in either shape, with OpenAI's names for a code of ours as ours. */
export function refusalOf({ body }: Answered): { code: string; parameter: string | undefined } {
  if (typeof body.error === 'string') return { code: body.code, parameter: body.parameter };
  const { code, param } = body.error;
  return { code: OURS[code] ?? code, parameter: param ?? undefined };
}

const OURS: Readonly<Record<string, string>> = {
  invalid_api_key: 'unauthorized',
  rate_limit_exceeded: 'rate_limited',
  insufficient_quota: 'credit_limit_reached',
};

/** One service and account for all tests of a group, in which nothing is stored or charged. */
function serveAlone(environment: Record<string, string> = {}): { service: TestService; key: string } {
  const alone = {} as { service: TestService; key: string };
  let before: Record<string, number>;
  beforeAll(async () => {
    alone.service = await shareService(environment);
    alone.key = await alone.service.register('owner@example.com');
    before = await alone.service.count();
  });
  afterAll(async () => {
    expect(await alone.service.count()).toEqual(before);
    await alone.service[Symbol.asyncDispose]();
  });
  return alone;
}

/** 400 for each body, or query, naming what is wrong in it; nothing is stored or charged. */
export function describeRefusedFields(
  api: Api,
  cases: readonly (readonly [parameter: string, sent: object | string])[],
  call: Call = {},
  environment: Record<string, string> = {},
): void {
  describe('400, and nothing is stored or charged', () => {
    const alone = serveAlone(environment);
    test.each(cases)('naming %s: %#', async (parameter, sent) => {
      const what = typeof sent === 'string' ? { query: sent } : { body: sent };
      const answered = await api(alone.service, { ...call, key: alone.key, ...what });
      expect([answered.status, refusalOf(answered)]).toEqual([400, { code: 'invalid_parameter', parameter }]);
    });
  });
}

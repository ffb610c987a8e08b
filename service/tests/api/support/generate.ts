import type { SubmittedBody } from '@cardwright/contract';
import type { TestService } from './test-service.ts';

/** Posts a prompt and waits for its end, or as `prefer` says. Throws when it is refused. */
export async function generate(
  service: TestService,
  key: string,
  body: object,
  prefer = 'wait=60',
): Promise<SubmittedBody> {
  const response = await service.app.request('/api/v1/generate', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json', prefer },
    body: JSON.stringify(body),
  });
  if (response.status !== 202) throw new Error(await response.text());
  return (await response.json()) as SubmittedBody;
}

import { execFileSync } from 'node:child_process';
import { operations } from '@cardwright/contract';
import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

describeOperation('getOpenApi', (api) => {
  test('200: OpenAPI 3.1 of version 1.0.0, with the address under which clients reach the service', async () => {
    await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
    const { status, body } = await api(service);
    expect([status, body.openapi, body.info.version]).toEqual([200, '3.1.0', '1.0.0']);
    expect(body.servers).toEqual([{ url: 'https://cards.example.com' }]);
    expect(Object.keys(body.paths)).toHaveLength(
      new Set(Object.values(operations).map(({ path }) => path)).size,
    );
  });

  test('304 to whoever has it', async () => {
    await using service = await shareService();
    const { headers } = await api(service);
    const etag = headers.get('etag') ?? '';
    const again = await api(service, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  });
});

test('contract/openapi.json is what the table of operations says', () => {
  const script = new URL('../../../scripts/openapi.ts', import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

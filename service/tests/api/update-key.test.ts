import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const idOf = (key: string): string => key.split('_')[1] ?? '';
const listKeys = async (service: TestService, key: string) => {
  const list = await service.app.request('/api/v1/dashboard/keys', { headers: { 'x-api-key': key } });
  return ((await list.json()) as { keys: object[] }).keys;
};

describeOperation('updateKey', (api) => {
  test('200: another label, and nothing else', async ({ service, key }) => {
    const [before] = await listKeys(service, key);
    const { status, body } = await api(service, { key, params: { id: idOf(key) }, body: { name: ' Blog ' } });
    expect([status, body]).toEqual([200, { ...before, name: 'Blog' }]);
    expect(await listKeys(service, key)).toEqual([body]);
  });

  test.each([{ name: '' }, { name: 'x'.repeat(101) }, { name: 'a\nb' }, {}, { name: 'a', scope: 'full' }])(
    '400 for %j',
    async (body) => {
      await using service = await shareService();
      const key = await service.register();
      const answered = await api(service, { key, params: { id: idOf(key) }, body });
      expect([answered.status, answered.body.code]).toEqual([400, 'invalid_parameter']);
    },
  );
});

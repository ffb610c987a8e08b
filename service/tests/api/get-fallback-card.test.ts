import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

describeOperation('getFallbackCard', (api) => {
  test('200: the setting of the service, until the account chooses', async () => {
    await using service = await shareService();
    const { status, body } = await api(service, { key: await service.register() });
    expect([status, body]).toEqual([200, { mode: 'default', template: null, params: null }]);
  });
});

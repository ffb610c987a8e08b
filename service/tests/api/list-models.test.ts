import { expect, test } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

describeOperation('listModels', (api) => {
  test('200: the one that there is', async () => {
    await using service = await shareService();
    const { status, body } = await api(service, { key: await service.register() });
    expect([status, body.object]).toEqual([200, 'list']);
    expect(body.data).toMatchObject([{ id: 'cardwright', object: 'model', owned_by: 'cardwright' }]);
  });
});

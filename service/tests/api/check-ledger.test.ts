import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/stores/database.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { registerOperator } from './support/operators.ts';
import { shareService } from './support/share-service.ts';

describeOperation('checkLedger', (api) => {
  test('200: consistent, or what is wrong', async () => {
    await using service = await shareService();
    const key = await registerOperator(service);
    await generate(service, key, { prompt: 'Tea' });
    expect((await api(service, { key })).body).toEqual({
      consistent: true,
      entries: 1,
      balances: 1,
      faults: [],
    });
    const database = openDatabase({ path: join(service.dataDirectory, 'cardwright.db') });
    await database.updateTable('usage_periods').set({ used: 7 }).execute();
    await database.destroy();
    const { body } = await api(service, { key });
    expect(body).toMatchObject({
      consistent: false,
      faults: [{ subject: 'balance', problem: 'the counter is 7, but the entries sum to 1' }],
    });
  });
});

import { expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { createSite, HOST } from './support/sites.ts';
import { test } from './support/test.ts';

const params = { host: HOST };

describeOperation('updateSite', (api) => {
  test('200: the fields that are sent, and null as the default of each', async ({ service, key }) => {
    await createSite(service, key, HOST, { theme: 'dark' });
    const patch = async (body: object) => (await api(service, { key, params, body })).body;
    const before = await patch({});
    expect(before).toMatchObject({ theme: 'dark', template: null, daily_cards: 100 });
    const changes = { template: 'og_brand', daily_cards: 7 };
    expect(await patch(changes)).toEqual({ ...before, ...changes });
    expect(await patch({ theme: null, template: null })).toEqual({ ...before, theme: null, daily_cards: 7 });
  });

  test('400 naming the field, and nothing is changed', async ({ service, key }) => {
    await createSite(service, key);
    const before = (await api(service, { key, params, body: {} })).body;
    const wrong = { theme: 'blue', brand: 'none', template: 'a\0', daily_cards: null, host: 'b.example' };
    for (const [field, value] of Object.entries(wrong)) {
      const body = { daily_cards: 9, [field]: value };
      const answered = await api(service, { key, params, body });
      expect([answered.status, answered.body.parameter]).toEqual([400, field]);
    }
    expect((await api(service, { key, params, body: {} })).body).toEqual(before);
  });
});

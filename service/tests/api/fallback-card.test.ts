import { expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

describeOperation('getFallbackCard', (api) => {
  test('200: the setting of the service, until the account chooses', async () => {
    await using service = await shareService();
    const { status, body } = await api(service, { key: await service.register() });
    expect([status, body]).toEqual([200, { mode: 'default', template: null, params: null }]);
  });
});

const CARD = { mode: 'card', template: 'og_brand', params: { title: 'Acme', bg: '#0b1020', bgAngle: 90 } };

describeOperation('setFallbackCard', (api) => {
  test('200: it is kept, for this account alone, until another is chosen', async ({ service, key }) => {
    const read = async (of: string) => {
      const path = '/api/v1/dashboard/fallback-card';
      return await (await call(service, of, 'GET', path)).json();
    };
    const kept = { ...CARD, params: { title: 'Acme', bg: '#0b1020', bgAngle: '90' } };
    const { status, body } = await api(service, { key, body: CARD });
    expect([status, body, await read(key)]).toEqual([200, kept, kept]);
    expect(await read(await service.register('eve@example.com'))).toMatchObject({ mode: 'default' });
    for (const mode of ['off', 'neutral', 'default']) {
      await api(service, { key, body: { mode } });
      expect(await read(key)).toEqual({ mode, template: null, params: null });
    }
  });

  describeRefusedFields(api, [
    ['template', { mode: 'card' }],
    ['template', { ...CARD, template: 'og_none' }],
    ['template', { mode: 'neutral', template: 'og_brand' }],
    ['params', { mode: 'off', params: {} }],
    ['params.bg', { ...CARD, params: { title: 'x', bg: 'red' } }],
    ['params', { ...CARD, params: { titel: 'x' } }],
    ['params.logo', { ...CARD, params: { title: 'x', logo: 'https://a.example/a.png' } }],
    ['params.width', { ...CARD, params: { title: 'x', width: 600 } }],
  ]);
});

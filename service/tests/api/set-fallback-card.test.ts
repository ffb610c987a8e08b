import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeBodyErrors, describeKeyErrors } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

const CARD = { mode: 'card', template: 'og_brand', params: { title: 'Acme', bg: '#0b1020', bgAngle: 90 } };

describeOperation('setFallbackCard', (api) => {
  test('200: it is kept, for this account alone, until another is chosen', async ({ service, key }) => {
    const read = async (of: string) => {
      const path = '/api/v1/dashboard/fallback-card';
      return await (await service.app.request(path, { headers: { 'x-api-key': of } })).json();
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

  describe('400', () => {
    test.each<[string, object, string]>([
      ['a card without a template', { mode: 'card' }, 'template'],
      ['a template that does not exist', { ...CARD, template: 'og_none' }, 'template'],
      ['a template with an extension', { ...CARD, template: 'og_brand.png' }, 'template'],
      ['a template for another mode', { mode: 'neutral', template: 'og_brand' }, 'template'],
      ['parameters for another mode', { mode: 'off', params: {} }, 'params'],
      ['a wrong parameter', { ...CARD, params: { title: 'x', bg: 'red' } }, 'params.bg'],
      ['a parameter that the template does not have', { ...CARD, params: { titel: 'x' } }, 'params'],
      ['a card without text', { ...CARD, params: {} }, 'params'],
      ['a logo', { ...CARD, params: { title: 'x', logo: 'https://a.example/a.png' } }, 'params.logo'],
      ['a size', { ...CARD, params: { title: 'x', width: 600 } }, 'params.width'],
      ['half a character', { ...CARD, params: { title: '\ud800' } }, 'params.title'],
    ])('%s', async (_, body, parameter) => {
      await using service = await shareService();
      const key = await service.register();
      const refused = await api(service, { key, body });
      expect([refused.status, refused.body.code, refused.body.parameter]).toEqual([
        400,
        'invalid_parameter',
        parameter,
      ]);
    });
  });

  describeBodyErrors(api, { mode: 'off' });
  describeKeyErrors(api, { body: { mode: 'off' } });
});

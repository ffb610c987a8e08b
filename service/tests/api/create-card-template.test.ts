import { expect, test } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';

const prompt = 'Announce "Tea at four"';

describeOperation(
  'createCardTemplate',
  (api) => {
    test('200 with a template in three shapes that can be stored, and pictures for its parameters', async () => {
      await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
      const key = await service.register();
      const before = await service.count();
      const { status, headers, body } = await api(service, { key, body: { prompt } });
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await service.count()).toEqual(before);
      const { parameters, root, square, tall } = body.definition;
      expect(parameters).toMatchObject([
        { type: 'text', name: 'title', example: prompt },
        { type: 'image', name: 'picture' },
        { type: 'image', name: 'picture_square' },
        { type: 'image', name: 'picture_tall' },
      ]);
      for (const tree of [root, square, tall])
        expect(tree.children).toMatchObject([{ type: 'image' }, { type: 'text', text: '{title}' }]);
      expect(Object.keys(body.pictures)).toEqual(['picture', 'picture_square', 'picture_tall']);
      expect(body.pictures.picture).toMatch(/^data:image\/png;base64,/);
      const stored = await call(service, key, 'PUT', '/api/v1/templates/tea', body.definition);
      expect(stored.status).toBe(200);
    });

    test('400 without a prompt or a brief', async () => {
      await using service = await shareService();
      const { status, body } = await api(service, { key: await service.register(), body: {} });
      expect([status, body.parameter]).toEqual([400, 'prompt']);
    });
  },
  { elsewhere: [503] },
);

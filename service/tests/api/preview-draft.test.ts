import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { DrawingEngine } from '../../src/drawing/drawing-engine.ts';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { createTestService } from './support/test-service.ts';

const text = (more: object = {}) => ({
  type: 'text',
  text: '{title}',
  size: 80,
  minSize: 20,
  maxLines: 3,
  color: '#ffffff',
  ...more,
});
const definition = (children: object[] = [text()]) => ({
  parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
  root: { type: 'box', style: { backgroundColor: '#102040', padding: 60 }, children },
});

describeOperation(
  'previewDraft',
  (api) => {
    describe('200', () => {
      test('is a picture, and where its nodes stand', async () => {
        await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
        const key = await service.register();
        const before = await service.count();
        const badge = { type: 'box', style: { width: 90, height: 40, backgroundColor: '#ffffff' } };
        const padded = text({ style: { padding: 10 } });
        const { body, headers } = await api(service, {
          key,
          body: { definition: definition([badge, padded]) },
        });
        expect(headers.get('cache-control')).toBe('no-store');
        const [head, data] = body.image.split(',');
        const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata();
        expect([head, width, height]).toEqual(['data:image/jpeg;base64', 600, 315]);
        expect(body).toMatchObject({ width: 1200, height: 630, complaints: [], warnings: [] });
        expect(body.nodes).toMatchObject([
          { path: 'root', x: 0, y: 0, width: 1200, height: 630 },
          { path: 'root.children[0]', x: 60, y: 60, width: 90, height: 40 },
          {
            path: 'root.children[1]',
            x: 60,
            y: 100,
            size: 80,
            contrast: expect.closeTo(15.9, 0),
            // By the metrics of Inter: of a line of 1.2 em below 110 px, half of what its content area of 1.21 em is more, and its ascent of 0.969.
            baselines: [expect.closeTo(187.1, 0)],
            parameters: ['title'],
          },
        ]);
        expect(await service.count()).toEqual(before);
      });

      test('of a region of ours names its slots and drawings, mirrored where the text is', async () => {
        await using service = await shareService();
        const key = await service.register();
        const region = {
          split: 'beside',
          regions: [
            {
              flow: {
                groups: [
                  [{ row: [{ of: 'brand' }, { of: 'label' }], join: 'beside' }],
                  [{ of: 'title', size: { px: 60 } }],
                ],
                justify: 'top',
              },
            },
            { ground: 'field', size: 300, art: [{ draw: 'mark', size: 0.5 }] },
          ],
        };
        const named = ['title', 'site'].map((name) => ({ type: 'text', name }));
        const show = async (title: string) => {
          const params = { title, site: 'Hanse' };
          const body = { definition: { parts: 'docs', parameters: named, region }, params };
          const { body: answer } = await api(service, { key, body });
          return new Map<string, { x: number; parameters?: string[] }>(
            answer.nodes.map((node: { path: string; x: number }) => [node.path, node]),
          );
        };
        const ltr = await show('Hold fast');
        expect([...ltr.keys()].sort()).toEqual([
          'region',
          'region.regions[0]',
          'region.regions[0].flow.groups[0][0]',
          'region.regions[0].flow.groups[0][0].row[0]',
          'region.regions[0].flow.groups[1][0]',
          'region.regions[1]',
          'region.regions[1].art[0]',
        ]);
        expect(ltr.get('region.regions[1]')?.x).toBe(900);
        expect(ltr.get('region.regions[0].flow.groups[0][0].row[0]')?.parameters).toEqual(['site']);
        expect((await show('مرحبا بكم')).get('region.regions[1]')?.x).toBe(0);
      });

      test('says at each node what is wrong with it', async ({ service, key }) => {
        const children = [
          text({ color: '#203050' }),
          text({ text: 'tiny', size: 14, minSize: 10 }),
          text({ text: 'No room for so many words here', maxLines: 1, minSize: 80, style: { width: 300 } }),
          text({ text: '\u{e000}?' }),
        ];
        const body = { definition: definition(children), params: { titel: 'x' } };
        const { body: answer } = await api(service, { key, body });
        expect(answer.complaints).toMatchObject([
          { code: 'cut', path: 'root.children[2]' },
          { code: 'low_contrast', path: 'root.children[0]', contrast: 1.22 },
          { code: 'small', path: 'root.children[1]', size: 14 },
          { code: 'missing_characters', path: 'root.children[3]', characters: ['\u{e000}'] },
        ]);
        expect(answer.warnings).toEqual([
          'preview has no parameter titel; it is ignored. Did you mean title?',
        ]);
        const at = (left: number, top: number) =>
          text({ text: 'Placed', style: { position: 'absolute', left, top, width: 300 } });
        const { body: placed } = await api(service, {
          key,
          body: { definition: definition([at(60, 60), at(100, 80), at(60, 200), at(1000, 400)]) },
        });
        expect(placed.complaints).toMatchObject([
          { code: 'outside', path: 'root.children[3]' },
          { code: 'collides', path: 'root.children[1]', other: 'root.children[0]' },
        ]);
        const gone = definition([
          text({ style: { flexShrink: 0, height: 560 } }),
          text({ text: 'left out', optional: true }),
        ]);
        const { body: full } = await api(service, { key, body: { definition: gone } });
        expect(full.complaints).toMatchObject([{ code: 'no_room', path: 'root.children[1]' }]);
      });
    });

    describeRefusedFields(api, [
      ['definition.root.children[0].type', { definition: definition([{ type: 'script' }]) }],
      ['definition.parts', { definition: { parts: 'nothing', parameters: [], region: {} } }],
      ['params.width', { definition: definition(), params: { width: 0 } }],
    ]);

    test('a drawing is abandoned when its client leaves', async () => {
      const { promise, resolve } = Promise.withResolvers<AbortSignal | undefined>();
      const drawDraft: DrawingEngine['drawDraft'] = async (_card, _images, { signal }) => {
        resolve(signal);
        return await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        );
      };
      await using service = await createTestService({}, { engine: { drawDraft } });
      const headers = { 'x-api-key': await service.register(), 'content-type': 'application/json' };
      const client = new AbortController();
      const body = JSON.stringify({ definition: definition() });
      const init = { method: 'POST', headers, body, signal: client.signal };
      const answer = service.app.request('/api/v1/previews/draft', init);
      const signal = await promise;
      expect(signal?.aborted).toBe(false);
      client.abort();
      await answer;
      expect(signal?.aborted).toBe(true);
    });
  },
  { elsewhere: [503] },
);

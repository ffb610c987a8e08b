import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';

const text = (color = '#ffffff') => ({
  type: 'text',
  text: '{title}',
  size: 80,
  minSize: 20,
  maxLines: 3,
  color,
});
const definition = (color = '#102040', children: object[] = [text()]) => ({
  parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
  root: { type: 'box', style: { backgroundColor: color, padding: 60 }, children },
});

describeOperation(
  'previewTemplate',
  (api) => {
    describe('200', () => {
      test.each([
        [{}, 'image/png', [600, 315]],
        [{ width: 1080, height: 1920, format: 'jpeg' }, 'image/jpeg', [338, 600]],
        [{ width: '300', height: 200, format: 'webp' }, 'image/webp', [300, 200]],
      ])('with %j', async (params, type, size) => {
        await using service = await shareService();
        const body = { definition: definition(), params };
        const { status, headers, bytes } = await api(service, { key: await service.register(), body });
        const { width, height } = await sharp(bytes).metadata();
        expect([status, headers.get('content-type'), [width, height]]).toEqual([200, type, size]);
        expect([headers.get('cache-control'), headers.get('x-cardwright-warning')]).toEqual([
          'no-store',
          null,
        ]);
      });

      test('of a template with words of its own has no warning that there are none', async () => {
        await using service = await shareService();
        const key = await service.register();
        const warningOf = async (words: string) => {
          const text = { type: 'text', text: words, size: 80, minSize: 20, maxLines: 3, color: '#000000' };
          const definition = {
            parameters: [{ type: 'text', name: 'title' }],
            root: { type: 'box', children: [text] },
          };
          return (await api(service, { key, body: { definition } })).headers.get('x-cardwright-warning');
        };
        expect([await warningOf('Open on Sundays'), await warningOf('{title}')]).toEqual([
          null,
          'The card has no text.',
        ]);
      });

      test('is what a signed card of the stored template shows; without parameters, its examples', async () => {
        await using service = await shareService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
        const key = await service.register();
        const before = await service.count();
        const show = async (params: object) =>
          (await api(service, { key, body: { definition: definition(), params } })).bytes;
        const example = await show({});
        expect((await show({ title: 'Hello' })).equals(example)).toBe(true);
        expect((await show({ title: 'Goodbye' })).equals(example)).toBe(false);
        expect(await service.count()).toEqual(before);
        const headers = { 'x-api-key': key, 'content-type': 'application/json' };
        const stored = JSON.stringify(definition());
        await service.app.request('/api/v1/templates/launch', { method: 'PUT', headers, body: stored });
        const preview = await service.app.request('/api/v1/templates/launch/preview?title=Hello', {
          headers,
        });
        expect(Buffer.from(await preview.arrayBuffer()).equals(example)).toBe(true);
      });

      test('names what is probably a mistake', async ({ service }) => {
        const body = { definition: definition('#102040', [text('#203050')]), params: { titel: 'x' } };
        const { headers } = await api(service, { key: await service.register(), body });
        const warning = headers.get('x-cardwright-warning');
        expect(warning).toContain('preview has no parameter titel; it is ignored. Did you mean title?');
        expect(warning).toContain('`root.children[0]` has a contrast of 1.22:1');
      });
    });

    describeRefusedFields(api, [
      ['definition', {}],
      ['definition.root.children[0].type', { definition: definition('#000000', [{ type: 'script' }]) }],
      ['definition.root.style.backgroundColor', { definition: definition('{brand}') }],
      ['params.title', { definition: definition(), params: { title: 'a'.repeat(1001) } }],
      ['params.width', { definition: definition(), params: { width: 0 } }],
      ['params.format', { definition: definition(), params: { format: 'gif' } }],
      ['params.expires', { definition: definition(), params: { expires: 'never' } }],
      ['params.title', { definition: definition(), params: { title: '\ud800' } }],
      ['name', { definition: definition(), name: 'launch' }],
    ]);
  },
  { elsewhere: [503] },
);

import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { openTestDatabase } from '../../src/stores/create-test-database.ts';
import { call } from './support/call.ts';
import { type Api, describeOperation } from './support/describe-operation.ts';
import { describeRefusedFields } from './support/refusals.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const text = (words: string, more: object = {}) => ({
  type: 'text',
  text: words,
  size: 80,
  minSize: 20,
  maxLines: 3,
  color: '#ffffff',
  ...more,
});
const definition = (color = '#102040', children: object[] = [text('{title}')]) => ({
  parameters: [{ type: 'text', name: 'title', example: 'Hello' }],
  root: { type: 'box', style: { backgroundColor: color, padding: 60 }, children },
});
const put = (api: Api, service: TestService, key: string, body: unknown, name = 'launch') =>
  api(service, { key, params: { name }, body });

function sign(key: string, name: string, query = 'expires=1999999999&title=Hi'): string {
  const canonical = `/i/${name}?${query}`;
  const digest = createHmac('sha256', key).update(canonical).digest('hex');
  return `${canonical}&sig=${key.split('_')[1]}.${digest}`;
}
const get = (service: TestService, url: string) => service.app.request(url);

describeOperation(
  'putTemplate',
  (api) => {
    test('409 where another version than the one that it follows is there', async ({ service, key }) => {
      const store = async (after: number, color: string) =>
        await api(service, {
          key,
          params: { name: 'launch' },
          query: `?after=${after}`,
          body: definition(color),
        });
      expect((await store(1, '#102040')).body.error).toContain('has no template "launch" any more');
      expect((await store(0, '#102040')).body.version).toBe(1);
      expect((await store(1, '#402010')).body.version).toBe(2);
      const refused = await store(1, '#104020');
      expect([refused.status, refused.body.code]).toEqual([409, 'template_changed']);
      expect((await store(2, '#104020')).body.version).toBe(3);
    });

    describe('200', () => {
      test('counts versions, and an equal definition adds none', async ({ service, key }) => {
        const stored = [];
        for (const color of ['#102040', '#102040', '#402010'])
          stored.push((await put(api, service, key, definition(color))).body);
        expect(stored).toEqual([
          { name: 'launch', version: 1, changed: true, warnings: [], warning_details: [] },
          { name: 'launch', version: 1, changed: false, warnings: [], warning_details: [] },
          { name: 'launch', version: 2, changed: true, warnings: [], warning_details: [] },
        ]);
      });

      test('an example that is hard to see is stored with a warning for each text, in any shape', async () => {
        await using service = await shareService();
        const key = await service.register();
        const faint = { type: 'box', children: [text('{title}', { color: '#fefefe' })] };
        const { status, body } = await put(api, service, key, {
          ...definition('#102040', [text('{title}'), text('{title}', { color: '#203050' })]),
          tall: faint,
        });
        expect([status, body.version]).toEqual([200, 1]);
        expect(body.warning_details).toEqual([
          { code: 'low_contrast', path: 'root.children[1]', contrast: 1.22, message: expect.any(String) },
          { code: 'low_contrast', path: 'tall.children[0]', contrast: 1, message: expect.any(String) },
        ]);
        expect(body.warnings[0]).toBe(
          '`root.children[1]` has a contrast of 1.22:1 to what is behind it; less than 3:1 is hard to read.',
        );
        expect(body.warnings).toHaveLength(2);
      });

      test('signed URLs show the latest version, or the one that they name, and each is charged once', async () => {
        await using service = await shareService();
        const key = await service.register();
        await put(api, service, key, definition('#102040'));
        const first = await get(service, sign(key, 'launch'));
        expect(first.status).toBe(200);
        const before = Buffer.from(await first.arrayBuffer());
        await put(api, service, key, definition('#a02010'));
        const bytesOf = async (name: string) =>
          Buffer.from(await (await get(service, sign(key, name))).arrayBuffer());
        const latest = await bytesOf('launch');
        expect(latest.equals(before)).toBe(false);
        expect((await bytesOf('launch.v1')).equals(before)).toBe(true);
        expect((await bytesOf('launch.v2.png')).equals(latest)).toBe(true);
        expect((await get(service, sign(key, 'launch'))).headers.get('x-cached')).toBe('true');
        expect((await get(service, sign(key, 'launch.v3'))).status).toBe(400);
        const dashboard = await call(service, key, 'GET', '/api/v1/dashboard');
        expect(await dashboard.json()).toMatchObject({ credits_used: 2 });
      });

      test.each([
        ['launch.png', 'image/png'],
        ['launch.jpg', 'image/jpeg'],
        ['launch.v1.jpg', 'image/jpeg'],
      ])('/i/%s is %s, and a key that allows it signs it for good', async (name, type) => {
        await using service = await shareService();
        const key = await service.register();
        await put(api, service, key, definition());
        const { headers, status } = await get(service, sign(key, name));
        expect([status, headers.get('content-type')]).toEqual([200, type]);
        expect((await get(service, sign(key, name, 'expires=never&title=Hi'))).status).toBe(403);
        const permanent = await call(service, key, 'POST', '/api/v1/dashboard/keys', {
          name: 'site',
          scope: 'sign',
          permanent_urls: true,
        });
        const { key: forGood } = (await permanent.json()) as { key: string };
        const card = await get(service, sign(forGood, name, 'expires=never&title=Hi'));
        expect([card.status, card.headers.get('x-cached')]).toEqual([200, 'true']);
      });

      test('another account has a template of the same name for itself', async ({ service }) => {
        const [ada, grace] = [await service.register(), await service.register('grace@example.com')];
        await put(api, service, ada, definition('#102040'));
        expect((await get(service, sign(grace, 'launch'))).status).toBe(400);
        await put(api, service, grace, definition('#a02010'));
        const cards = await Promise.all([ada, grace].map((key) => get(service, sign(key, 'launch'))));
        const [one, other] = await Promise.all(
          cards.map(async (card) => Buffer.from(await card.arrayBuffer())),
        );
        expect(one?.equals(other as Buffer)).toBe(false);
      });
    });

    describe('the name of a built-in template', () => {
      const storeBefore = async (service: TestService, key: string, name: string) => {
        await put(api, service, key, definition('#102040'), 'launch');
        const database = await openTestDatabase(service.dataDirectory);
        await database.updateTable('own_templates').set({ name }).execute();
        await database.destroy();
      };
      const read = async (service: TestService, key: string, url: string) =>
        Buffer.from(await (await get(service, sign(key, url))).arrayBuffer());

      test('stays with the account that had it first, which can change and delete it', async () => {
        await using service = await shareService();
        const [ada, grace] = [await service.register(), await service.register('grace@example.com')];
        const ours = await read(service, grace, 'article');
        await storeBefore(service, ada, 'article');
        const first = await read(service, ada, 'article');
        expect(first.equals(ours)).toBe(false);
        expect((await put(api, service, ada, definition('#a02010'), 'article')).body.version).toBe(2);
        expect((await read(service, ada, 'article')).equals(first)).toBe(false);
        expect((await read(service, ada, 'article.v1')).equals(first)).toBe(true);
        const list = await call(service, ada, 'GET', '/api/v1/templates');
        const { templates } = (await list.json()) as {
          templates: { name: string; version: number | null }[];
        };
        expect(templates.filter(({ name }) => name === 'article')).toEqual([
          expect.objectContaining({ version: 2 }),
        ]);
        const headers = { 'x-api-key': ada };
        await service.app.request('/api/v1/templates/article', { method: 'DELETE', headers });
        expect((await read(service, ada, 'article')).equals(ours)).toBe(true);
      });

      test('cannot be taken by an account that did not have it', async ({ service, key }) => {
        const { status, body } = await put(api, service, key, definition(), 'article');
        expect([status, body.parameter]).toEqual([400, 'name']);
        expect(body.error).toBe('`article` is the name of a built-in template; choose another.');
      });
    });

    const nested = (levels: number): object =>
      levels === 0 ? text('x') : { type: 'box', children: [nested(levels - 1)] };
    const below = (...children: object[]): object => definition('#000000', children);
    describeRefusedFields(
      api,
      [
        ['root.children[0].type', below({ type: 'script' })],
        [
          'root.children[0].style.backgroundImage',
          below({ type: 'box', style: { backgroundImage: 'url(http://a)' } }),
        ],
        ['root.style.backgroundColor', definition('url(http://a)')],
        ['root.style.backgroundColor', definition('{brand}')],
        ['root.children[0].text', { ...below(text('{ink}')), parameters: [{ type: 'color', name: 'ink' }] }],
        ['parameters[0].name', { parts: 'event', region: {}, parameters: [{ type: 'text', name: 'titel' }] }],
        ['parts', { region: {} }],
        ['region.art[0].draw', { parts: 'event', region: { art: [{ draw: 'cat' }] } }],
        [
          'region.flow.groups[0][0].of',
          { parts: 'event', region: { flow: { groups: [[{ of: 'titel' }]], justify: 'top' } } },
        ],
        ['root.children[0].minSize', below(text('x', { minSize: undefined }))],
        [
          'root.children[0].children[0]',
          below({ type: 'box', style: { opacity: 0.5 }, children: [text('x')] }),
        ],
        ['root', below(nested(20))],
        [
          'root',
          definition(
            '#102040',
            Array.from({ length: 25 }, () => text('x')),
          ),
        ],
        ['parameters[0].name', { ...definition(), parameters: [{ type: 'text', name: 'constructor' }] }],
        ['colors[0].value', { ...definition(), colors: [{ name: 'a', value: '{a}' }] }],
      ],
      { params: { name: 'launch' } },
    );

    describe('400', () => {
      test.each<[object, string]>([
        [{ type: 'script' }, '`root.children[0].type` must be one of "box", "text", "image".'],
        [text('x', { size: 'big' }), '`root.children[0].size` must be a number from 4 to 1000, not text.'],
        [
          text('x', { maxLines: 0 }),
          '`root.children[0].maxLines` must be a whole number from 1 to 40, not 0.',
        ],
      ])('%j is told what would be right', async (node, message) => {
        await using service = await shareService();
        const { body } = await put(api, service, await service.register(), definition('#000000', [node]));
        expect(body.error).toBe(message);
      });

      test.each([
        [
          'nested 10,000 deep',
          `{"root":${'{"type":"box","children":['.repeat(10_000)}${']}'.repeat(10_000)}}`,
        ],
        ['with __proto__', '{"root":{"type":"box","__proto__":{"x":1}}}'],
        [
          'with a parameter named __proto__',
          '{"parameters":[{"type":"text","name":"__proto__"}],"root":{"type":"box"}}',
        ],
      ])('%s', async (_, rawBody) => {
        await using service = await shareService();
        const key = await service.register();
        const headers = { 'content-type': 'application/json' };
        const { status } = await api(service, { key, params: { name: 'launch' }, headers, rawBody });
        expect(status).toBe(400);
      });

      test.each(['og_standard', 'page', 'Launch', 'a.b'])('the name %s', async (name) => {
        await using service = await shareService();
        const { status, body } = await put(api, service, await service.register(), definition(), name);
        expect([status, body.parameter]).toEqual([400, 'name']);
      });

      test('more than an account may store', async ({ service, key }) => {
        await put(api, service, key, definition());
        const database = await openTestDatabase(service.dataDirectory);
        await database
          .updateTable('own_templates')
          .set({ definition: JSON.stringify({ root: { type: 'box' }, description: 'x'.repeat(16_000_000) }) })
          .execute();
        await database.destroy();
        const { status, body } = await put(api, service, key, definition());
        expect([status, body.parameter, body.error]).toEqual([400, 'name', expect.stringContaining('16 MB')]);
      });
    });
  },
  { elsewhere: [503] },
);

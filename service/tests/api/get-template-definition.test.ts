import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

type Parameter = {
  name: string;
  type: string;
  example?: string;
  choices?: string[];
  minimum?: number;
};
type Definition = { parts?: string; parameters: Parameter[] };

const put = (service: TestService, key: string, name: string, definition: unknown) =>
  service.app.request(`/api/v1/templates/${name}`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(definition),
  });

const toValue = ({ type, choices = [], minimum = 0, example = 'Words' }: Parameter): string => {
  if (type === 'integer') return String(minimum);
  const [first = ''] = choices;
  return { choice: first, color: '#1f4fa3', font: 'serif' }[type] ?? example;
};

async function draw(service: TestService, key: string, name: string, parameters: readonly Parameter[]) {
  const drawn = parameters.filter(({ type }) => type !== 'image');
  const query = new URLSearchParams(Object.fromEntries(drawn.map((one) => [one.name, toValue(one)])));
  const path = `/api/v1/templates/${name}/preview?${query}`;
  const response = await service.app.request(path, { headers: { 'x-api-key': key } });
  return {
    status: response.status,
    warning: response.headers.get('x-cardwright-warning'),
    bytes: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

describeOperation('getTemplateDefinition', (api) => {
  const read = async (service: TestService, key: string, name: string, query = '') => {
    const { status, body } = await api(service, { key, params: { name }, query });
    return { status, definition: body as unknown as Definition };
  };

  const BUILT_IN =
    '200 of a built-in one, %s, which can be stored and draws the same picture with every parameter';
  test.each(['event'])(BUILT_IN, expectStoredAndDrawnAlike);
  test.each(['og_brand', 'code'])(BUILT_IN, { tags: 'deep' }, expectStoredAndDrawnAlike);

  async function expectStoredAndDrawnAlike(name: string): Promise<void> {
    await using service = await shareService({ CARDWRIGHT_PREVIEW_LIMIT: '1000' });
    const key = await service.register();
    const { definition } = await read(service, key, name);
    expect(definition.parts).toBe(name);
    const stored = await put(service, key, `our_${name}`, definition);
    expect([stored.status, await stored.json()]).toMatchObject([200, { warnings: [] }]);
    const ours = await draw(service, key, `our_${name}`, definition.parameters);
    expect(ours.status).toBe(200);
    expect(ours).toEqual(await draw(service, key, name, definition.parameters));
  }

  test('200 of one of your own, which pushed back adds no version', async ({ service, key }) => {
    for (const color of ['#102040', '#402010'])
      await put(service, key, 'launch', { root: { type: 'box', style: { backgroundColor: color } } });
    const { definition } = await read(service, key, 'launch');
    expect(await (await put(service, key, 'launch', definition)).json()).toMatchObject({
      version: 2,
      changed: false,
    });
    expect((await read(service, key, 'launch', '?version=1')).definition).toMatchObject({
      root: { style: { backgroundColor: '#102040' } },
    });
  });

  test('400 for a version that is no number', async ({ service, key }) => {
    expect((await read(service, key, 'event', '?version=x')).status).toBe(400);
  });

  describe('404', () => {
    test('for a template that nobody has, and for a version of a built-in one', async ({ service, key }) => {
      expect((await read(service, key, 'launch')).status).toBe(404);
      expect((await read(service, key, 'event', '?version=2')).status).toBe(404);
    });
  });
});

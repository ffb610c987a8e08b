import sharp from 'sharp';
import { expect } from 'vitest';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { params, toDefinition } from './support/drafts.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { loadEngine, type TestService } from './support/test-service.ts';

describeOperation('listTemplates', (api) => {
  test('200: every template with its parameters, and an address that lacks nothing but the signature', async () => {
    await using service = await shareService({ CARDWRIGHT_BASE_URL: 'https://cards.example.com' });
    const { status, body } = await api(service, { key: await service.register() });
    expect(status).toBe(200);
    const { templates } = await loadEngine();
    expect(templates.length).toBeGreaterThan(3);
    expect(body.templates.map(({ name }: { name: string }) => name)).toEqual(
      templates.map(({ name }) => name),
    );
    for (const { name, parameters, example, example_url } of body.templates) {
      expect(Object.keys(parameters.properties)).toEqual(expect.arrayContaining(Object.keys(example)));
      const url = new URL(example_url);
      expect(url.origin + url.pathname).toBe(`https://cards.example.com/i/${name}`);
      expect(Object.fromEntries(url.searchParams)).toEqual(example);
    }
  });
});

const putColor = (service: TestService, key: string, color: string) =>
  call(service, key, 'PUT', '/api/v1/templates/launch', {
    root: { type: 'box', style: { backgroundColor: color } },
  });

describeOperation('getTemplate', (api) => {
  test('200 with the latest version, or another, with all defaults', async ({ service, key }) => {
    for (const color of ['#102040', '#402010']) await putColor(service, key, color);
    const read = async (query: string) =>
      (await api(service, { key, params: { name: 'launch' }, query })).body;
    const root = { type: 'box', style: { backgroundColor: '#402010' }, children: [] };
    expect(await read('')).toMatchObject({ version: 2, definition: { parameters: [], root } });
    expect(await read('?version=1')).toMatchObject({ version: 1 });
  });

  test('400 for a version that is no number', async ({ service, key }) => {
    const { status } = await api(service, { key, params: { name: 'launch' }, query: '?version=x' });
    expect(status).toBe(400);
  });
});

describeOperation('listTemplateVersions', (api) => {
  test('200: newest first, with what draws a picture of each', async ({ service, key }) => {
    for (const [color, example] of [
      ['#102040', 'First'],
      ['#402010', 'Second'],
    ] as const)
      await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition(color, example));
    const { body } = await api(service, { key, params });
    expect(body).toMatchObject({
      versions: [
        { version: 2, created_at: expect.any(String), example: { title: 'Second' } },
        { version: 1, example: { title: 'First' } },
      ],
      total: 2,
    });
    const page = await api(service, { key, params, query: '?limit=1&offset=1' });
    expect(page.body).toEqual({ versions: [body.versions[1]], total: 2 });
    const picture = await call(service, key, 'GET', '/api/v1/templates/launch.v1/preview?title=First');
    const { data } = await sharp(await picture.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x10, 0x20, 0x40]);
  });
  test('400 for a page that is none, 404 for a template that is none', async ({ service, key }) => {
    expect((await api(service, { key, params, query: '?limit=0' })).status).toBe(400);
    expect((await api(service, { key, params })).status).toBe(404);
  });
});

describeOperation('deleteTemplate', (api) => {
  test('200 removes every version, from the list as well', async ({ service, key }) => {
    for (const color of ['#102040', '#402010']) await putColor(service, key, color);
    const names = async () => {
      const answer = await call(service, key, 'GET', '/api/v1/templates');
      const { templates } = (await answer.json()) as {
        templates: { name: string; version: number | null }[];
      };
      return templates.filter(({ version }) => version !== null).map(({ name, version }) => [name, version]);
    };
    expect(await names()).toEqual([['launch', 2]]);
    expect((await api(service, { key, params: { name: 'launch' } })).status).toBe(200);
    expect(await names()).toEqual([]);
  });
});

type Parameter = {
  name: string;
  type: string;
  example?: string;
  choices?: string[];
  minimum?: number;
};

type Definition = { parts?: string; parameters: Parameter[] };

const put = (service: TestService, key: string, name: string, definition: unknown) =>
  call(service, key, 'PUT', `/api/v1/templates/${name}`, definition);

const toValue = ({ type, choices = [], minimum = 0, example = 'Words' }: Parameter): string => {
  if (type === 'integer') return String(minimum);
  const [first = ''] = choices;
  return { choice: first, color: '#1f4fa3', font: 'serif' }[type] ?? example;
};

async function draw(service: TestService, key: string, name: string, parameters: readonly Parameter[]) {
  const drawn = parameters.filter(({ type }) => type !== 'image');
  const query = new URLSearchParams(Object.fromEntries(drawn.map((one) => [one.name, toValue(one)])));
  const path = `/api/v1/templates/${name}/preview?${query}`;
  const response = await call(service, key, 'GET', path);
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

  test('404: for a template that nobody has, and for a version of a built-in one', async ({
    service,
    key,
  }) => {
    expect((await read(service, key, 'launch')).status).toBe(404);
    expect((await read(service, key, 'event', '?version=2')).status).toBe(404);
  });
});

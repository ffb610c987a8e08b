import { operations } from '@cardwright/contract';
import sharp, { type Sharp } from 'sharp';
import { signTarget, smallCard } from '../../../src/delivery/delivery-bench.fixture.ts';
import { documentOf, slowDocument } from '../../api/support/design-documents.ts';

export type Input = {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

const MEGABYTE = 1024 * 1024;
const SCRIPTS = [0x41, 0x1200, 0x0e01, 0x0900, 0x3041, 0x4e00, 0xac00, 0x05d0, 0x0621, 0x1f600];
/** Letters of many scripts, each another one. */
const mixed = (length: number): string =>
  Array.from({ length }, (_, at) =>
    String.fromCodePoint((SCRIPTS[at % SCRIPTS.length] ?? 0) + (Math.floor(at / 10) % 26)),
  ).join('');

const filled = (unit: string, [start, end]: [string, string], bytes = 0.95 * MEGABYTE): string =>
  start + unit.repeat(Math.floor(bytes / unit.length)) + end;

/** Bodies that any operation may be sent. */
const JSON_BODIES: Readonly<Record<string, string>> = {
  'many lists': filled('[],', ['{"a":[', '[]]}']),
  'deep lists': filled('[', ['', '']),
  'many keys': `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":${at}`).join()}}`,
  'one long text': filled('x', ['{"prompt":"', '"}']),
  'one long name': filled('x', ['{"', '":1}']),
};
const LONG_QUERY = `?${Array.from({ length: 1200 }, (_, at) => `p${at}=${'%F0%9F%98%80'.repeat(3)}`).join('&')}`;

const asJson = (body: unknown): Pick<Input, 'headers' | 'body'> => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Every operation of the API with every body that may be too much, and each of those that do more with the worst of its own. */
export async function listInputs(key: string): Promise<Input[]> {
  const generic = Object.values(operations)
    .map((operation) => ({
      method: operation.method,
      path: operation.path.replace(/\{\w+\}/g, 'x'),
      takesBody: 'body' in operation,
    }))
    // It would end the account that all of this is about.
    .filter(({ method, path }) => !(method === 'DELETE' && path.endsWith('/users/me')))
    .flatMap(({ method, path, takesBody }): Input[] => [
      ...(takesBody
        ? Object.entries(JSON_BODIES).map(([name, body]) => ({
            name: `${method} ${path}: ${name}`,
            method,
            path,
            headers: { 'content-type': 'application/json' },
            body,
          }))
        : []),
      { name: `${method} ${path}: long query`, method, path: path + LONG_QUERY },
    ]);
  return [...generic, ...(await listWorst(key))];
}

async function listWorst(key: string): Promise<Input[]> {
  const post = (path: string, name: string, body: unknown): Input => ({
    name: `POST ${path}: ${name}`,
    method: 'POST',
    path,
    ...asJson(body),
  });
  const brief = {
    version: 1,
    blocks: Array.from({ length: 60 }, (_, at) => ({
      role: at === 0 ? 'title' : 'text',
      text: mixed(1000),
    })),
  };
  const box = {
    type: 'box',
    style: {
      width: 4096,
      height: 4096,
      boxShadow: '0 0 200px #000000',
      transform: 'rotate(33deg)',
      position: 'absolute',
    },
    children: [],
  };
  const definition = {
    version: 1,
    parameters: {},
    root: { type: 'box', style: { width: '100%', height: '100%' }, children: Array(120).fill(box) },
  };
  const wrong = { type: 'box', style: { a: 1, b: 2, c: 3 }, children: [] };
  const nodes = (count: number, children: object[]): object[] =>
    Array(count).fill({ type: 'box', style: {}, children });
  const wrongs = {
    parameters: [],
    root: { type: 'box', style: {}, children: nodes(50, nodes(24, [wrong])) },
  };
  const prompts = ['/api/v1/generate', '/api/v1/previews', '/api/v1/briefs'].flatMap((path) => [
    post(path, 'a prompt of many scripts', { prompt: mixed(4000) }),
    post(path, 'a prompt of quotation marks', { prompt: '"“«'.repeat(1300) }),
    post(path, 'a prompt of rows', { prompt: '\n- a: 1,'.repeat(400) }),
  ]);
  const briefs = ['/api/v1/generate', '/api/v1/previews'].map((path) =>
    post(path, 'a full brief', { brief }),
  );
  const designs = [
    slowDocument('slow', 5000),
    documentOf(`a: ${'['.repeat(60_000)}`),
    `${documentOf('name: A')}${'*a_ '.repeat(50_000)}`,
  ].map((designMd, at) => post('/api/v1/design/og-params', `a slow document ${at}`, { designMd }));
  const forged = `https://localhost/i/og_standard${LONG_QUERY}&sig=${'0'.repeat(64)}`;
  const cards = Array.from({ length: 4 }, (_, at) => {
    const { path, query } = signTarget(key, '/i/og_standard', smallCard(`${at}${mixed(900)}`));
    return { name: `a signed card of many scripts ${at}`, method: 'GET', path: `${path}?${query}` };
  });
  return [
    ...prompts,
    ...briefs,
    ...designs,
    ...cards,
    post('/api/v1/sign/explain', 'a long URL', { url: forged }),
    { name: 'a forged card', method: 'GET', path: forged.slice('https://localhost'.length) },
    post('/api/v1/previews/template', '120 large boxes', { definition }),
    post('/api/v1/previews/draft', 'a thousand nodes, all wrong', { definition: wrongs, params: {} }),
    {
      name: 'a template of 120 large boxes',
      method: 'PUT',
      path: '/api/v1/templates/heavy',
      ...asJson({ definition }),
    },
    ...(await listFiles()),
  ];
}

async function listFiles(): Promise<Input[]> {
  const file = (name: string, type: string, body: Uint8Array<ArrayBuffer>): Input => ({
    name: `an upload: ${name}`,
    method: 'POST',
    path: '/api/v1/uploads',
    headers: { 'content-type': type },
    body,
  });
  const image = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#886644' } });
  const scans = await toScanBomb(image);
  const deep = await image
    .clone()
    .toColorspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
  const nested = Array.from(
    { length: 20 },
    (_, at) =>
      `<g id="n${at}">${at === 0 ? '<rect width="9" height="9"/>' : `<use href="#n${at - 1}"/>`.repeat(8)}</g>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><defs>${nested}</defs><use href="#n19"/></svg>`;
  return [
    file('1,000 scans', 'image/jpeg', scans),
    file('deep pixels, interlaced', 'image/png', new Uint8Array(deep)),
    file('uses of uses', 'image/svg+xml', new TextEncoder().encode(svg)),
  ];
}

/** A progressive JPEG whose last scan stands in it a thousand times. */
export async function toScanBomb(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await image.clone().jpeg({ progressive: true }).toBuffer();
  const last = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return new Uint8Array(
    Buffer.concat([whole.subarray(0, -2), ...Array(1000).fill(last), Buffer.from([0xff, 0xd9])]),
  );
}

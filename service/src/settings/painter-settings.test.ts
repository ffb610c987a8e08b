import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAllowedHost } from '../outbound/outbound-url.ts';
import { readConfig } from './config.ts';
import { toPainterOptions } from './painter-settings.ts';
import { problemsOf } from './problems-of.fixture.ts';

const OWN = {
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: 'http://gpu.internal:8080/v1/',
  CARDWRIGHT_PAINTER_MODEL: 'flux',
};

test('with nothing set there is no painter', () => {
  expect(toPainterOptions(readConfig({}))).toBeUndefined();
});

test('a server of one’s own needs no key', () => {
  expect(toPainterOptions(readConfig(OWN))).toMatchObject({
    protocol: 'openai',
    baseUrl: 'http://gpu.internal:8080/v1',
    model: 'flux',
    timeoutMs: 120_000,
    imageHosts: [],
  });
});

test('the default URL is that of OpenAI', () => {
  const options = toPainterOptions(
    readConfig({
      CARDWRIGHT_PAINTER: 'openai',
      CARDWRIGHT_PAINTER_KEY: 'sk',
      CARDWRIGHT_PAINTER_MODEL: 'gpt-image-2',
    }),
  );
  expect(options?.baseUrl).toBe('https://api.openai.com/v1');
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no painter',
    { CARDWRIGHT_PAINTER_KEY: 'sk' },
    /To use CARDWRIGHT_PAINTER_KEY, also set CARDWRIGHT_PAINTER\./,
  ],
  ['no model', { ...OWN, CARDWRIGHT_PAINTER_MODEL: '' }, /also set CARDWRIGHT_PAINTER_MODEL/],
  [
    'no key',
    { ...OWN, CARDWRIGHT_PAINTER_URL: '' },
    /Set CARDWRIGHT_PAINTER_KEY .*or CARDWRIGHT_PAINTER_URL/,
  ],
  [
    'its own port',
    { ...OWN, CARDWRIGHT_PAINTER_URL: 'http://localhost:3000/v1' },
    /must not be the URL of this service/,
  ],
  [
    'its own port by address',
    { ...OWN, PORT: '80', CARDWRIGHT_PAINTER_URL: 'http://127.0.0.1/v1' },
    /must not be the URL/,
  ],
  [
    'its own port on IPv6',
    { ...OWN, CARDWRIGHT_PAINTER_URL: 'http://[::1]:3000/v1' },
    /must not be the URL of this service/,
  ],
  [
    'its own port at the host that it listens on',
    { ...OWN, CARDWRIGHT_HOST: '192.0.2.7', CARDWRIGHT_PAINTER_URL: 'http://192.0.2.7:3000/v1' },
    /must not be the URL of this service/,
  ],
  [
    'its own port under the name of the machine',
    { ...OWN, CARDWRIGHT_PAINTER_URL: `http://${hostname()}:3000/v1` },
    /must not be the URL of this service/,
  ],
  [
    'its own name',
    {
      ...OWN,
      CARDWRIGHT_BASE_URL: 'https://cards.example.com',
      CARDWRIGHT_PAINTER_URL: 'https://cards.example.com/v1',
    },
    /must not be the URL of this service/,
  ],
  [
    'a key in the URL',
    { ...OWN, CARDWRIGHT_PAINTER_KEY: 'k', CARDWRIGHT_PAINTER_URL: 'http://a:b@gpu/v1' },
    /URL without credentials/,
  ],
  ['broken options', { ...OWN, CARDWRIGHT_PAINTER_OPTIONS: '{quality}' }, /must be a JSON object/],
  ['options of ours', { ...OWN, CARDWRIGHT_PAINTER_OPTIONS: '{"n":4}' }, /must not set n/],
  ['no size', { ...OWN, CARDWRIGHT_PAINTER_SIZES: '1024x1024, huge' }, /comma-separated sizes/],
  [
    'no URL of a local server',
    { CARDWRIGHT_PAINTER: 'sdapi' },
    /With CARDWRIGHT_PAINTER=sdapi, also set CARDWRIGHT_PAINTER_URL/,
  ],
  [
    'several pictures at once',
    { ...OWN, CARDWRIGHT_PAINTER: 'sdapi', CARDWRIGHT_PAINTER_OPTIONS: '{"batch_size":4}' },
    /must not set batch_size/,
  ],
  ['too large a size', { ...OWN, CARDWRIGHT_PAINTER_SIZES: '1024x9999' }, /comma-separated sizes/],
])('%s is refused at the start, in one sentence', (_, environment, sentence) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)]);
});

test('a local server needs no model', () => {
  const local = { CARDWRIGHT_PAINTER: 'sdapi', CARDWRIGHT_PAINTER_URL: 'http://gpu:7860/' };
  expect(toPainterOptions(readConfig(local))).toMatchObject({
    protocol: 'sdapi',
    baseUrl: 'http://gpu:7860',
    model: undefined,
  });
});

test('another port of the same machine is no loop', () => {
  expect(problemsOf({ ...OWN, CARDWRIGHT_PAINTER_URL: 'http://localhost:8080/v1' })).toEqual([]);
});

describe('the workflow of ComfyUI', () => {
  const COMFYUI = { CARDWRIGHT_PAINTER: 'comfyui', CARDWRIGHT_PAINTER_URL: 'http://gpu:8188' };

  const withFile = <T>(content: string, use: (environment: Record<string, string>) => T): T => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-workflow-'));
    const path = join(folder, 'poster.json');
    writeFileSync(path, content);
    try {
      return use({ ...COMFYUI, CARDWRIGHT_PAINTER_WORKFLOW: path });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('it is read at the start', () => {
    const graph = { 6: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } } };
    const options = withFile(JSON.stringify(graph), (environment) =>
      toPainterOptions(readConfig(environment)),
    );
    expect(options).toMatchObject({ protocol: 'comfyui', workflow: { name: 'poster', graph } });
  });

  test.each([
    [
      'no JSON',
      '{nodes',
      /Cannot read .*poster\.json, which CARDWRIGHT_PAINTER_WORKFLOW names: it is no JSON\.$/,
    ],
    ['as the editor saves it', '{"nodes":[],"links":[],"version":0.4}', /Export it with "Export \(API\)"\.$/],
    ['empty', '{}', /no ComfyUI workflow/],
    ['null', 'null', /no ComfyUI workflow/],
    ['a list', '[1]', /no ComfyUI workflow/],
    ['without a place for the prompt', '{"6":{"class_type":"CLIPTextEncode"}}', /must have %prompt% where/],
    [
      'with a place for a model that nobody named',
      '{"6":{"class_type":"CLIPTextEncode","inputs":{"text":"%prompt%","ckpt":"%model%"}}}',
      /also set CARDWRIGHT_PAINTER_MODEL, which %model% in it stands for/,
    ],
  ])('a file that is %s is refused in one sentence', (_, content, sentence) => {
    expect(withFile(content, problemsOf)).toEqual([expect.stringMatching(sentence)]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['none', COMFYUI, /also set CARDWRIGHT_PAINTER_WORKFLOW/],
    [
      'not there',
      { ...COMFYUI, CARDWRIGHT_PAINTER_WORKFLOW: '/none.json' },
      /Cannot read the file \/none\.json/,
    ],
    [
      'of another painter',
      { ...OWN, CARDWRIGHT_PAINTER_WORKFLOW: '/a.json' },
      /is for CARDWRIGHT_PAINTER=comfyui/,
    ],
  ])('a file that is %s is refused in one sentence', (_, environment, sentence) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)]);
  });
});

test.each([
  ['bfl', 'https://api.bfl.ai/v1', 'delivery-us1.bfl.ai'],
  ['fal', 'https://queue.fal.run', 'v3.fal.media'],
  ['replicate', 'https://api.replicate.com/v1', 'replicate.delivery'],
  ['gemini', 'https://generativelanguage.googleapis.com/v1beta', undefined],
])('%s needs a key and a model, and no URL', (painter, url, pictureHost) => {
  const given = { CARDWRIGHT_PAINTER: painter };
  const key = { CARDWRIGHT_PAINTER_KEY: 'k' };
  const model = { CARDWRIGHT_PAINTER_MODEL: 'some/model' };
  expect(problemsOf({ ...given, ...key })).toEqual([
    expect.stringMatching(/also set CARDWRIGHT_PAINTER_MODEL, such as \S+\.$/),
  ]);
  expect(problemsOf({ ...given, ...model })).toEqual([expect.stringContaining(`the key for ${url}`)]);
  const options = toPainterOptions(
    readConfig({ ...given, ...key, ...model, CARDWRIGHT_PAINTER_IMAGE_HOSTS: 'own.example.com' }),
  );
  expect(options?.baseUrl).toBe(url);
  expect(isAllowedHost('own.example.com', options?.imageHosts ?? [])).toBe(true);
  expect(isAllowedHost('elsewhere.example.com', options?.imageHosts ?? [])).toBe(false);
  if (pictureHost) expect(isAllowedHost(pictureHost, options?.imageHosts ?? [])).toBe(true);
});

test.each([
  ['bfl', '{"webhook_url":"https://a.example"}', 'webhook_url'],
  ['fal', '{"num_images":4}', 'num_images'],
  ['replicate', '{"num_outputs":4}', 'num_outputs'],
  ['gemini', '{"contents":[]}', 'contents'],
])('%s decides some fields itself', (painter, options, field) => {
  const given = { CARDWRIGHT_PAINTER: painter, CARDWRIGHT_PAINTER_KEY: 'k', CARDWRIGHT_PAINTER_MODEL: 'm' };
  expect(problemsOf({ ...given, CARDWRIGHT_PAINTER_OPTIONS: options })).toEqual([
    `CARDWRIGHT_PAINTER_OPTIONS must not set ${field}.`,
  ]);
});

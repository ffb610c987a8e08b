import { describe, expect, test } from 'vitest';
import type { Behaviour } from './fake-server.fixture.ts';
import { ORDER, paintOnce, type Settings } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';
import { withDetail, withImages } from './sdapi-server.fixture.ts';

const USER = 'operator:correct-horse';
const SETTINGS: Settings = { CARDWRIGHT_PAINTER: 'sdapi', CARDWRIGHT_PAINTER_KEY: USER };

const paint = (behaviour: Behaviour, more: Settings = {}, order = ORDER) =>
  paintOnce(behaviour, { ...SETTINGS, ...more }, { order });

const withFile = (file: Uint8Array): Behaviour => withImages([Buffer.from(file).toString('base64')]);

describe('painted', () => {
  test('the request has what to paint apart from what to avoid, with size, seed and user', async () => {
    const { outcome, asked } = await paint(withFile(await picture()));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/sdapi/v1/txt2img',
      headers: {
        authorization: `Basic ${Buffer.from(USER).toString('base64')}`,
        'x-cardwright-depth': '1',
      },
      body: { width: 1200, height: 640, seed: 7, batch_size: 1, n_iter: 1, save_images: false },
    });
    const { prompt, negative_prompt: avoid } = asked[0]?.body ?? {};
    expect(prompt).toMatch(/^A red fox in snow\. .*calm plain left half/);
    // A word in the prompt is painted, also after "no".
    expect(prompt).not.toMatch(/lettering|watermark|logo/);
    expect(avoid).toContain('watermark');
  });

  test('nothing that a server executes in a prompt reaches it', async () => {
    const description =
      'A fox <lora:evil:1> AND (snow:1.9) BREAK [a:b:0.5] {red|blue} __animal__ embedding:evil ADDCOL trees';
    const { asked } = await paint(withFile(await picture()), {}, { ...ORDER, description });
    const { prompt } = asked[0]?.body ?? {};
    expect(prompt).not.toMatch(/[<>(){}[\]|\\]|__|lora|embedding|AND|BREAK|ADDCOL/);
  });

  test('without a model the checkpoint of the server is left alone', async () => {
    const { asked } = await paint(withFile(await picture()));
    expect(asked[0]?.body).not.toHaveProperty('override_settings');
  });

  test("a model is the checkpoint, and stays; the operator's options are added", async () => {
    const { asked } = await paint(withFile(await picture()), {
      CARDWRIGHT_PAINTER_MODEL: 'juggernaut.safetensors',
      CARDWRIGHT_PAINTER_OPTIONS:
        '{"steps":30,"negative_prompt":"ugly","override_settings":{"CLIP_stop_at_last_layers":2}}',
      CARDWRIGHT_PAINTER_SIZES: '768x512,512x768',
    });
    expect(asked[0]?.body).toMatchObject({
      override_settings: { sd_model_checkpoint: 'juggernaut.safetensors', CLIP_stop_at_last_layers: 2 },
      override_settings_restore_afterwards: false,
      steps: 30,
      negative_prompt: 'ugly',
      width: 768,
      height: 512,
    });
  });

  test('large cards are painted at about a megapixel', async () => {
    const { asked } = await paint(withFile(await picture()), {}, { ...ORDER, width: 2048, height: 1075 });
    const { width, height } = asked[0]?.body ?? {};
    expect(Number(width) * Number(height)).toBeLessThan(1_150_000);
  });

  test('a key without a user is a bearer token, for a proxy', async () => {
    const { asked } = await paint(withFile(await picture()), { CARDWRIGHT_PAINTER_KEY: 'token' });
    expect(asked[0]?.headers.authorization).toBe('Bearer token');
  });
});

describe('not painted', () => {
  test.each<[string, readonly unknown[]]>([
    ['no picture', []],
    ['an empty one', ['']],
    ['a number', [5]],
  ])('%s among the images', async (_, images) => {
    const { outcome, asked } = await paint(withImages(images));
    expect(outcome.kind).toBe('unusable');
    expect(asked).toHaveLength(1);
  });

  test.each<[number, Parameters<typeof withDetail>[1], string, string]>([
    [404, { detail: 'Sampler not found' }, 'misconfigured', 'Sampler not found'],
    [500, { error: 'OutOfMemoryError', errors: 'CUDA out of memory.' }, 'unavailable', 'CUDA out of memory.'],
  ])(
    'the own words of a server with status %s are told to the operator',
    async (status, body, kind, said) => {
      expect((await paint(withDetail(status, body))).outcome).toMatchObject({ kind, said });
    },
  );
});

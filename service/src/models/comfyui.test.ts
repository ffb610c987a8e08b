import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  afterTwoLooks,
  comfyUi,
  PROMPT_ID,
  type Step,
  stillWaiting,
  WORKFLOW,
  withEntry,
  withExecutionError,
  withNodeError,
  withOutputs,
} from './comfyui-server.fixture.ts';
import type { Asked, Behaviour } from './fake-server.fixture.ts';
import { HOSTILE_ANSWERS, hang } from './hostile-answers.fixture.ts';
import { openPainter } from './open-painter.ts';
import { ORDER, paintOnce, type Settings, SHORT_TIME, TIMED_OUT, toOptions } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';

let folder: string;
let settings: Settings;
let file: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-comfyui-'));
  const path = join(folder, 'poster.json');
  writeFileSync(path, JSON.stringify(WORKFLOW));
  settings = {
    CARDWRIGHT_PAINTER: 'comfyui',
    CARDWRIGHT_PAINTER_WORKFLOW: path,
    CARDWRIGHT_PAINTER_MODEL: 'sdxl.safetensors',
  };
  file = await picture();
});

afterAll(() => rmSync(folder, { recursive: true }));

const paint = (behaviour: Behaviour, more: Settings = {}, order = ORDER) =>
  paintOnce(behaviour, { ...settings, ...more }, { order });

const pathsOf = (asked: readonly Asked[]) => asked.map(({ path }) => path);

describe.concurrent('painted', () => {
  test('the workflow is queued with its slots filled, looked at until done, and its saved picture fetched', async () => {
    const { outcome, asked } = await paint(comfyUi(file, { history: afterTwoLooks() }), {
      CARDWRIGHT_PAINTER_KEY: 'token',
      CARDWRIGHT_PAINTER_MODEL: 'sdxl.safetensors',
    });
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    const history = `/history/${PROMPT_ID}`;
    const view = '/view?filename=fox+%26+snow_00001_.png&subfolder=cards&type=output';
    expect(pathsOf(asked)).toEqual(['/prompt', history, history, history, view]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(asked.map(() => 'Bearer token'));
    const graph = asked[0]?.body.prompt as typeof WORKFLOW;
    expect(graph[3].inputs).toEqual({ ...WORKFLOW[3].inputs, seed: 7 });
    expect(graph[4].inputs.ckpt_name).toBe('sdxl.safetensors');
    expect(graph[5].inputs).toEqual({ width: 1200, height: 640, batch_size: 1 });
    expect(graph[6].inputs.text).toMatch(/^photo, A red fox in snow\. /);
    expect(graph[7].inputs.text).toContain('watermark');
    expect(graph[9]).toEqual(WORKFLOW[9]);
  });

  test('a description cannot reach a slot, nor what a server executes', async () => {
    const description =
      'A fox %seed% "%model%", "class_type": "Evil" <lora:evil:1> (x:1.9) embedding:evil BREAK';
    const { asked } = await paint(comfyUi(file), {}, { ...ORDER, description });
    const graph = asked[0]?.body.prompt as typeof WORKFLOW;
    expect(graph[6].inputs.text).toContain('A fox %seed% "%model%", "class_type": "Evil" x:1.9 break');
    expect(Object.keys(graph)).toEqual(Object.keys(WORKFLOW));
    expect(graph[6].inputs.clip).toEqual(['4', 1]);
  });

  test('below a path, as a proxy serves it', async () => {
    const behaviour = comfyUi(file);
    const { outcome } = await paintOnce(
      (asked, response, earlier) =>
        behaviour({ ...asked, path: asked.path.replace('/comfy', '') }, response, earlier),
      settings,
      { path: '/comfy' },
    );
    expect(outcome.kind).toBe('painted');
  });

  test('a preview is taken where nothing was saved', async () => {
    const images = [{ filename: 'a.png', subfolder: '', type: 'temp' }];
    const { outcome, asked } = await paint(comfyUi(file, { history: withOutputs({ 12: { images } }) }));
    expect(outcome.kind).toBe('painted');
    expect(asked.at(-1)?.path).toBe('/view?filename=a.png&subfolder=&type=temp');
  });

  test('looking fails now and then, and the picture is not queued again', async () => {
    let looks = 0;
    const history: Behaviour = (_, response) => {
      looks += 1;
      if (looks === 1) return void response.destroy();
      if (looks === 2) return void response.writeHead(502).end('<html>');
      return withOutputs({ 9: { images: [{ filename: 'a.png', subfolder: '', type: 'output' }] } })(
        _,
        response,
        0,
      );
    };
    const { outcome, asked } = await paint(comfyUi(file, { history }));
    expect(outcome.kind).toBe('painted');
    expect(pathsOf(asked).filter((path) => path === '/prompt')).toHaveLength(1);
  });
});

describe.concurrent('not painted', () => {
  // A history of another shape is one without our prompt: it waits.
  test.each(HOSTILE_ANSWERS.filter(([what]) => what !== 'answers another shape'))(
    'a server that %s when it is looked at',
    async (_, history, kind) => {
      const { outcome, asked } = await paint(comfyUi(file, { history }));
      expect(outcome.kind).toBe(kind);
      expect(outcome).not.toHaveProperty('retryAfterMs');
      expect(pathsOf(asked).filter((path) => path === '/prompt')).toHaveLength(1);
    },
  );

  test.each<[string, unknown]>([
    ['null', null],
    ['no outputs', { status: { completed: true, messages: [] } }],
    ['outputs without pictures', { outputs: { 9: { text: ['hello'] } } }],
    ['a picture without a name', { outputs: { 9: { images: [{ type: 'output' }] } } }],
    ['messages of another shape', { outputs: [], status: { messages: [5, null, 'execution_error'] } }],
  ])('%s in the history', async (_, entry) => {
    expect((await paint(comfyUi(file, { history: withEntry(entry) }))).outcome.kind).toBe('unusable');
  });

  test('a name of a file stays one parameter of /view, wherever it points', async () => {
    const images = [{ filename: 'http://169.254.169.254/?a#b', subfolder: '../..', type: 'output&x=1' }];
    const { asked } = await paint(comfyUi(file, { history: withOutputs({ 9: { images } }) }));
    const url = new URL(asked.at(-1)?.path ?? '', 'http://comfyui');
    expect(url.pathname).toBe('/view');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      filename: 'http://169.254.169.254/?a#b',
      subfolder: '../..',
      type: 'output&x=1',
    });
  });

  test('an id that is a path is not asked for', async () => {
    const prompt: Behaviour = (_, response) =>
      void response.writeHead(200).end(JSON.stringify({ prompt_id: '../../interrupt' }));
    const { outcome, asked } = await paint(comfyUi(file, { prompt }));
    expect(outcome.kind).toBe('unusable');
    expect(asked).toHaveLength(1);
  });

  test('a workflow that the server cannot run: the operator learns which node and why', async () => {
    const { outcome } = await paint(comfyUi(file, { prompt: withNodeError }));
    expect(outcome).toEqual({
      kind: 'misconfigured',
      detail: 'answered 400 prompt_outputs_failed_validation',
      said: "node 4 (CheckpointLoaderSimple): Value not in list: ckpt_name: 'flux.safetensors' not in ['sdxl.safetensors']",
    });
  });

  test.each([
    [
      'torch.OutOfMemoryError',
      'Allocation on device',
      'unavailable',
      'ran out of memory at its node KSampler',
    ],
    ['RuntimeError', 'mat1 and mat2 shapes cannot be multiplied', 'unusable', 'failed at its node KSampler'],
  ])('a node that ends with %s', async (exception_type, exception_message, kind, detail) => {
    const history = withExecutionError({ exception_type, exception_message });
    const { outcome } = await paint(comfyUi(file, { history }));
    expect(outcome).toEqual({ kind, detail, said: exception_message });
  });

  test('somebody else interrupts it', async () => {
    const history = withEntry({ outputs: {}, status: { messages: [['execution_interrupted', {}]] } });
    expect((await paint(comfyUi(file, { history }))).outcome.kind).toBe('unavailable');
  });

  test.concurrent.each<[string, Step, Behaviour]>([
    ['never answers when asked', 'prompt', hang],
    ['never gets to it', 'history', stillWaiting],
    ['never sends its picture', 'view', hang],
  ])('a server that %s has the time of the setting', async (_, step, behaviour) => {
    const { outcome, asked } = await paint(comfyUi(file, { [step]: behaviour }), SHORT_TIME);
    expect(outcome).toEqual(TIMED_OUT);
    expect(pathsOf(asked).filter((path) => path === '/prompt')).toHaveLength(1);
    // What nobody waits for any more must not keep the queue busy; nothing that runs is interrupted.
    const cancelled = asked.filter(({ path }) => path === '/queue').map(({ body }) => body);
    expect(cancelled).toEqual(step === 'history' ? [{ delete: [PROMPT_ID] }] : []);
  });
});

test.concurrent('a painting is named after its model, else its workflow', async () => {
  const path = join(folder, 'plain.json');
  writeFileSync(path, '{"6":{"class_type":"CLIPTextEncode","inputs":{"text":"%prompt%"}}}');
  const titleOf = async (model: string) => {
    const more = { CARDWRIGHT_PAINTER_WORKFLOW: path, CARDWRIGHT_PAINTER_MODEL: model };
    const painter = await openPainter(toOptions('http://127.0.0.1:9', { ...settings, ...more }));
    await painter.close();
    return painter.title;
  };
  expect(await titleOf('')).toBe('comfyui/plain');
  expect(await titleOf('flux')).toBe('comfyui/flux');
});

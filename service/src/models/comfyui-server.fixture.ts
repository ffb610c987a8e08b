import { type Behaviour, sendJson } from './fake-server.fixture.ts';

export const PROMPT_ID = '6f2c0a4e-1f0b-4a83-9d2b-0c5c7d3f9a11';

/** As ComfyUI answers at each address; those that are given answer in their place. */
export const comfyUi = (file: Uint8Array, steps: Partial<Record<Step, Behaviour>> = {}): Behaviour => {
  const usual: Record<Step, Behaviour> = {
    prompt: (_, response) => sendJson(response, 200, { prompt_id: PROMPT_ID, number: 1, node_errors: {} }),
    history: withOutputs(OUTPUTS),
    view: (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(file),
    queue: (_, response) => void response.writeHead(200).end(),
  };
  return async (asked, response, earlier) => {
    const step = /^\/(prompt|history|view|queue)\b/.exec(asked.path)?.[1] as Step | undefined;
    if (step === undefined) return sendJson(response, 404, '404: Not Found');
    await (steps[step] ?? usual[step])(asked, response, earlier);
  };
};

export type Step = 'prompt' | 'history' | 'view' | 'queue';

/** It waits, it runs, it is done. */
export const afterTwoLooks = (): Behaviour => {
  let looks = 0;
  return (...parts) => {
    looks += 1;
    return (looks < 3 ? stillWaiting : withOutputs(OUTPUTS))(...parts);
  };
};

const OUTPUTS = {
  12: { images: [{ filename: 'ComfyUI_temp_00001_.png', subfolder: '', type: 'temp' }] },
  9: { images: [{ filename: 'fox & snow_00001_.png', subfolder: 'cards', type: 'output' }] },
};

export const stillWaiting: Behaviour = (_, response) => sendJson(response, 200, {});

export const withOutputs = (outputs: unknown): Behaviour =>
  withEntry({
    outputs,
    status: { status_str: 'success', completed: true, messages: [['execution_start', {}]] },
  });

/** As a node of a workflow fails while it runs. */
export const withExecutionError = (exception: {
  exception_type: string;
  exception_message: string;
}): Behaviour =>
  withEntry({
    outputs: {},
    status: {
      status_str: 'error',
      completed: false,
      messages: [
        ['execution_start', { prompt_id: PROMPT_ID }],
        ['execution_error', { prompt_id: PROMPT_ID, node_id: '3', node_type: 'KSampler', ...exception }],
      ],
    },
  });

export const withEntry =
  (entry: unknown): Behaviour =>
  (_, response) =>
    sendJson(response, 200, { [PROMPT_ID]: entry });

/** As a workflow is refused that the server cannot run. */
export const withNodeError: Behaviour = (_, response) =>
  sendJson(response, 400, {
    error: {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
      extra_info: {},
    },
    node_errors: {
      4: {
        errors: [
          {
            type: 'value_not_in_list',
            message: 'Value not in list',
            details: "ckpt_name: 'flux.safetensors' not in ['sdxl.safetensors']",
            extra_info: { input_name: 'ckpt_name' },
          },
        ],
        dependent_outputs: ['9'],
        class_type: 'CheckpointLoaderSimple',
      },
    },
  });

/** Exported with "Export (API)", then given its slots. */
export const WORKFLOW = {
  3: {
    inputs: {
      seed: '%seed%',
      steps: 20,
      model: ['4', 0],
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['5', 0],
    },
    class_type: 'KSampler',
    _meta: { title: 'KSampler' },
  },
  4: { inputs: { ckpt_name: '%model%' }, class_type: 'CheckpointLoaderSimple' },
  5: { inputs: { width: '%width%', height: '%height%', batch_size: 1 }, class_type: 'EmptyLatentImage' },
  6: { inputs: { text: 'photo, %prompt%', clip: ['4', 1] }, class_type: 'CLIPTextEncode' },
  7: { inputs: { text: '%negative_prompt%', clip: ['4', 1] }, class_type: 'CLIPTextEncode' },
  9: { inputs: { filename_prefix: '%date:yyyy%/card', images: ['8', 0] }, class_type: 'SaveImage' },
};

import { fillWorkflow } from './fill-workflow.ts';
import { fitSize } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { type Fault, ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { asObject, parse, readError, toFault } from './read-error.ts';
import { runJob } from './run-job.ts';
import { DIFFUSION_PIXELS, toScene } from './to-scene.ts';

type Fields = Readonly<Record<string, unknown>>;

/** ComfyUI: the operator's workflow is queued, its history looked at until it is done, and its picture fetched from `/view`. */
export function createComfyUi({ model, workflow, options, sizes }: PainterOptions, client: ModelClient): Ask {
  if (workflow === undefined) throw new Error('ComfyUI paints with a workflow');

  const submit = async (graph: unknown, signal: AbortSignal): Promise<string> => {
    const answer = await client.post(
      '/prompt',
      { client_id: 'cardwright', ...options, prompt: graph },
      signal,
    );
    if (answer.status !== 200)
      throw new ModelFault(readRefusal(toFault(answer, readError(answer.body)), answer.body));
    const { prompt_id: id } = asObject(parse(answer.body));
    if (typeof id !== 'string' || !ID.test(id)) throw unusable('answered without the id of a prompt');
    return id;
  };

  /** Undefined while it waits or runs. */
  const look = async (id: string, signal: AbortSignal): Promise<Fields | undefined> => {
    const answer = await client.get(`/history/${id}`, signal);
    if (answer.status !== 200) throw new ModelFault(toFault(answer, readError(answer.body)));
    const history = parse(answer.body);
    if (typeof history !== 'object' || history === null)
      throw unusable('answered with no history of its prompts');
    const entry = asObject(history)[id];
    return entry === undefined ? undefined : asObject(entry);
  };

  return async (order, signal) => {
    const { prompt, avoid } = toScene(order);
    const { width, height } = fitSize(order, sizes, DIFFUSION_PIXELS);
    const graph = fillWorkflow(workflow.graph, {
      prompt,
      negative_prompt: avoid,
      width,
      height,
      seed: order.seed,
      ...(model !== undefined && { model }),
    });
    const id = await submit(graph, signal);
    const done = await runJob(
      {
        look: (during) => look(id, during),
        // Only what still waits: `/interrupt` would end whatever runs, somebody else's too.
        cancel: (during) => client.post('/queue', { delete: [id] }, during),
      },
      signal,
    );
    return await client.download(findPicture(done), signal);
  };
}

const ID = /^[\w-]{1,64}$/;
const NODE = /^[\w .+-]{1,64}$/;

/** Relative to the server's URL. */
function findPicture({ outputs, status }: Fields): string {
  const messages = asObject(status).messages;
  for (const message of Array.isArray(messages) ? messages : []) {
    const [event, about] = Array.isArray(message) ? message : [];
    if (event === 'execution_interrupted')
      throw new ModelFault({ kind: 'unavailable', detail: 'was told to stop painting' });
    if (event === 'execution_error') throw new ModelFault(readFailure(asObject(about)));
  }
  const images = Object.values(asObject(outputs)).flatMap((output) => {
    const { images: made } = asObject(output);
    return Array.isArray(made) ? made.map(asObject) : [];
  });
  // A preview is kept for a while only.
  const image = images.find(({ type }) => type === 'output') ?? images[0];
  if (typeof image?.filename !== 'string')
    throw unusable('ran the workflow, which saved no picture; it needs a SaveImage node');
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const query = new URLSearchParams({
    filename: image.filename,
    subfolder: text(image.subfolder),
    type: text(image.type),
  });
  return `view?${query}`;
}

/** Running out of memory passes; what else fails in a node fails again. */
function readFailure({ node_type: node, exception_type: type, exception_message: message }: Fields): Fault {
  const isMemory = /OutOfMemory|out of memory/i.test(`${type} ${message}`);
  const where = typeof node === 'string' && NODE.test(node) ? ` at its node ${node}` : '';
  return {
    kind: isMemory ? 'unavailable' : 'unusable',
    detail: `${isMemory ? 'ran out of memory' : 'failed'}${where}`,
    ...(typeof message === 'string' && { said: toLine(message) }),
  };
}

/** A workflow that the server cannot run: which nodes, and why. */
function readRefusal(fault: Fault, body: Buffer): Fault {
  const nodes = Object.entries(asObject(asObject(parse(body)).node_errors)).flatMap(([node, about]) => {
    const { class_type: type, errors } = asObject(about);
    return (Array.isArray(errors) ? errors : []).map((error) => {
      const { message, details } = asObject(error);
      return `node ${node} (${type}): ${message}: ${details}`;
    });
  });
  return nodes.length === 0 ? fault : { ...fault, said: toLine(nodes.join('; ')) };
}

const toLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);

const unusable = (detail: string): ModelFault => new ModelFault({ kind: 'unusable', detail });

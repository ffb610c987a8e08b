import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import {
  type GenerationBody,
  generateRequest,
  generation,
  type SubmittedBody,
} from '../../schemas/generation.ts';
import type { McpApi } from '../mcp-api.ts';
import { defineTool, ToolError, text, toImage } from '../tool.ts';

// MCP clients time out after 60 seconds by default and would then miss the instructions.
const WAIT_MS = 50_000;
// Within the time that a client of the API gives one request.
const FIRST_WAIT_SECONDS = 10;
const POLL_MS = 1_000;

const { prompt, width, height, format, seed, design_md } = generateRequest.shape;

export const generateImage = defineTool({
  name: 'generate_image',
  title: 'Generate an image',
  description:
    'Generates a social preview image (link card, blog header, announcement, quote, sale, podcast cover ...) or an ' +
    'illustrated scene from a prompt. Returns the image and its permanent public URL. Put text that must appear in double ' +
    'quotes; it is rendered exactly as written, in any script. Describe the purpose, mood and colors in plain words, for ' +
    'example: Blog header: "Why we moved back to a monolith", dark, engineering blog. Requests that could not be shown ' +
    'are listed as warnings: check the image and refine the prompt. Costs one credit.',
  input: z.strictObject({
    prompt: prompt.unwrap(),
    width,
    height,
    format,
    seed: seed.describe(
      'The same prompt, size and seed give the same image; another seed gives another design. Random by default.',
    ),
    template: z
      .string()
      .optional()
      .describe('A template from list_templates to fill from the prompt, instead of a free design.'),
    design_md: design_md.describe('The text of a DESIGN.md whose colors, font and logo to use.'),
  }),
  output: generation
    .pick({
      id: true,
      width: true,
      height: true,
      format: true,
      seed: true,
      warnings: true,
      warning_details: true,
    })
    .extend({ url: z.string().describe('Permanent public URL of the image.') }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ input, api, signal, report }) {
    const { template, ...body } = input;
    report('Drawing');
    const finished = await generate(api, { ...body, template_id: template }, signal);
    const { url, warnings } = finished;
    const lines = [
      url,
      `${finished.width}x${finished.height}, seed ${finished.seed}`,
      ...warnings.map((warning) => `Warning: ${warning}`),
    ];
    return { structured: finished, content: [await toImage(api, url, signal), text(lines.join('\n'))] };
  },
});

async function generate(
  api: McpApi,
  body: object,
  signal: AbortSignal,
): Promise<GenerationBody & { url: string }> {
  const until = Date.now() + WAIT_MS;
  const { id } = (await api.request({
    method: 'POST',
    path: '/api/v1/generate',
    body,
    headers: { prefer: `wait=${FIRST_WAIT_SECONDS}`, 'idempotency-key': crypto.randomUUID() },
    signal,
  })) as SubmittedBody;
  for (;;) {
    const path = `/api/v1/generate/${encodeURIComponent(id)}` as const;
    const current = (await api.request({ method: 'GET', path, signal })) as GenerationBody;
    const { status, url, error } = current;
    if (status === 'failed') throw new ToolError(error ?? 'The image could not be drawn.');
    if (status === 'completed') {
      if (url === null) throw new ToolError('The image was removed.');
      return { ...current, url };
    }
    if (Date.now() >= until)
      throw new ToolError(
        'The image is still being drawn. Call history in a minute: it lists the image with its URL. Do not generate it again.',
      );
    await sleep(POLL_MS, undefined, { signal });
  }
}

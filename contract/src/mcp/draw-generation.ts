import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type GenerationBody, generation, type SubmittedBody } from '../schemas/generation.ts';
import { briefResult } from './brief-result.ts';
import { designResult } from './design-result.ts';
import type { McpApi } from './mcp-api.ts';
import { type ToolCall, ToolError, type ToolResult, text, toImage } from './tool.ts';

// MCP clients time out after 60 seconds by default and would then miss the instructions.
const WAIT_MS = 50_000;
// Within the time that a client of the API gives one request.
const FIRST_WAIT_SECONDS = 10;
const POLL_MS = 1_000;

/** What a tool that generates an image returns. */
export const drawnGeneration = generation
  .pick({
    id: true,
    width: true,
    height: true,
    format: true,
    seed: true,
    warnings: true,
    warning_details: true,
  })
  .extend({
    url: z.string().describe('Permanent public URL of the image.'),
    brief: briefResult.nullable().describe('What was drawn, as draw_brief takes it.'),
    design: designResult.nullable().describe('Its look: pass it to draw_brief with the corrected brief.'),
  });

type Asked = Pick<ToolCall<unknown>, 'api' | 'signal' | 'report'>;

/** Generates the image of a body of `POST /generate`, and waits for it. `unread` are warnings of a prompt that the body's brief was read from. */
export async function drawGeneration(
  body: object,
  { api, signal, report }: Asked,
  unread: Pick<GenerationBody, 'warnings' | 'warning_details'> = { warnings: [], warning_details: [] },
): Promise<ToolResult<z.input<typeof drawnGeneration>>> {
  report('Drawing');
  const drawn = await generate(api, body, signal);
  const finished = {
    ...drawn,
    warnings: [...unread.warnings, ...drawn.warnings],
    warning_details: [...unread.warning_details, ...drawn.warning_details],
  };
  const { url, warnings } = finished;
  const lines = [
    url,
    `${finished.width}x${finished.height}, seed ${finished.seed}`,
    ...warnings.map((warning) => `Warning: ${warning}`),
  ];
  const image = toImage(await api.download(url, signal));
  return { structured: finished, content: [image, text(lines.join('\n'))] };
}

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

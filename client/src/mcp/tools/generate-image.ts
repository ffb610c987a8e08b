import { defineTool, text, toImage } from '../tool.ts';

// A client gives up after 60 seconds unless it was told otherwise, and would then not hear what to do.
const WAIT_MS = 50_000;

type Input = {
  prompt: string;
  width?: number;
  height?: number;
  format?: 'png' | 'jpeg';
  seed?: number;
  template?: string;
  design_md?: string;
};

export const generateImage = defineTool<Input>({
  name: 'generate_image',
  title: 'Generate an image',
  description:
    'Draws a social-preview image (link card, blog header, announcement, quote, sale, podcast cover ...) or a scene from ' +
    'a prompt, and returns the picture with its address, which opens for anyone and never changes. Put the words that ' +
    'must appear into double quotes within the prompt; they are set exactly as written, in any script. Say what it is ' +
    'for, mood and colours in plain words, for example: Blog header: "Why we moved back to a monolith", dark, engineering ' +
    'blog. What could not be shown is told in warnings: look at the picture and refine the prompt. Costs one credit.',
  inputSchema: {
    type: 'object',
    properties: {
      prompt: { type: 'string', minLength: 1, maxLength: 4000, description: 'What to draw.' },
      width: {
        type: 'integer',
        minimum: 256,
        maximum: 2048,
        description: 'Pixels; else the size of the platform that the prompt names, else 1200.',
      },
      height: {
        type: 'integer',
        minimum: 256,
        maximum: 2048,
        description: 'Pixels; as for width, else 630.',
      },
      format: { enum: ['png', 'jpeg'], description: 'png when left out.' },
      seed: {
        type: 'integer',
        minimum: 0,
        description: 'The same prompt, size and seed give the same image; another seed gives another design.',
      },
      template: {
        type: 'string',
        description: 'A template of list_templates, which the prompt then fills, instead of a free design.',
      },
      design_md: {
        type: 'string',
        description: 'The text of a DESIGN.md: the image follows its colours, font and logo.',
      },
    },
    required: ['prompt'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ input, cardwright, signal, report }) {
    const { prompt, template, design_md: designMd, ...options } = input;
    const { url, width, height, seed, warnings } = await cardwright.generate(prompt, {
      ...options,
      templateId: template,
      designMd,
      waitMs: WAIT_MS,
      signal,
      onProgress: ({ status }) => report(status === 'pending' ? 'Waiting for its turn' : 'Drawing'),
    });
    const image = await toImage(cardwright, url, signal);
    const lines = [
      url,
      `${width}x${height}, seed ${seed}`,
      ...warnings.map((warning) => `Warning: ${warning}`),
    ];
    return [image, text(lines.join('\n'))];
  },
});

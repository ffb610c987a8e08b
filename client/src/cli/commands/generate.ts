import type { Brief } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { checkOutput, IMAGE_OPTIONS, toWaitMs, writeImage } from '../image-output.ts';
import { parseNumber, parseSize, readText } from '../option-values.ts';
import { showProgress } from '../show-progress.ts';

export const generate = defineCommand({
  name: 'generate',
  summary: 'Generate an image from a prompt.',
  details:
    'Prints the URL of the image, which anyone can open. One image costs one credit.\n' +
    'Quoted text in the prompt appears exactly as written.',
  args: [{ name: 'PROMPT', description: 'What to draw; - reads standard input.', isOptional: true }],
  options: {
    ...IMAGE_OPTIONS,
    size: {
      type: 'string',
      value: 'WxH',
      description:
        'Size in pixels. Default: the platform named in the prompt ("Instagram story"), or 1200x630.',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: ['png', 'jpeg', 'jpg'],
      description: "Image format. Default: FILE's extension, or png.",
    },
    seed: {
      type: 'string',
      value: 'NUMBER',
      description: 'The same prompt, size and seed give the same image.',
    },
    template: {
      type: 'string',
      value: 'NAME',
      description: 'A template to fill from the prompt, instead of a free design.',
    },
    brief: {
      type: 'string',
      value: 'FILE',
      description: 'A brief to draw instead of a prompt, as printed by `cardwright brief`.',
    },
    design: {
      type: 'string',
      value: 'FILE',
      description: 'A DESIGN.md whose colors, font and logo to use.',
    },
    engine: { type: 'string', value: 'NAME', description: 'An image engine configured by the operator.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    [`cardwright generate 'Podcast episode 12: "Slow software"' -o card.png`, 'save as card.png'],
    [
      `cardwright generate 'Sale: "50% off", bold' --size 1080x1080 --open`,
      'generate a square image and open it',
    ],
    [`cardwright generate - -o - < prompt.txt | wc -c`, 'use in a pipe: prompt in, image bytes out'],
    [
      `cardwright generate 'Release notes' --design DESIGN.md --json`,
      "use your brand's design and print all details",
    ],
  ],
  async run(context) {
    const { values, args, host, terminal, signal } = context;
    checkOutput(context);
    const options = {
      ...parseSize(values.size),
      format: (values.format as 'png' | 'jpeg' | 'jpg' | undefined) ?? toFormat(values.output),
      seed: parseNumber('--seed', values.seed),
      templateId: values.template,
      engine: values.engine,
      waitMs: toWaitMs(values),
      signal,
    };
    const source = await readSource(args[0], values.brief, host);
    const designMd = values.design === undefined ? undefined : await readText(values.design, host);
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Submitting', (say) =>
      cardwright.generate(source, {
        ...options,
        designMd,
        // With a progress display, return quickly to show the status; otherwise the first response has the image.
        ...(terminal.isWatched && {
          onProgress: ({ status }) => say(status === 'pending' ? 'Queued' : 'Drawing'),
        }),
      }),
    );
    await writeImage(context, cardwright, image);
    return undefined;
  },
});

/** The prompt, or the brief in a file. */
async function readSource(
  prompt: string | undefined,
  file: string | undefined,
  host: Parameters<typeof readText>[1],
): Promise<string | Brief> {
  if (file === undefined) {
    if (prompt === undefined) throw usageError('cardwright generate requires PROMPT or --brief FILE.');
    const text = prompt === '-' ? (await readText('-', host)).trim() : prompt;
    if (text.trim() === '') throw usageError('The prompt is empty.');
    return text;
  }
  if (prompt !== undefined) throw usageError('Give a prompt or --brief, not both.');
  const content: unknown = parseJson(await readText(file, host), file);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw usageError(`${file} has no brief: it must be a JSON object.`);
  return content;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usageError(`${file} is not JSON.`);
  }
}

/** What the name of the file asks for. */
function toFormat(output: string | undefined): 'png' | 'jpeg' | undefined {
  const [, ending = 'png'] = /\.(\w+)$/.exec(output ?? '') ?? [];
  if (/^jpe?g$/i.test(ending)) return 'jpeg';
  if (/^(?:webp|gif|svg|avif|pdf)$/i.test(ending))
    throw usageError(`Unsupported image format: ${ending}. Use a .png or .jpg file, or set --format.`);
  return undefined;
}

import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { checkOutput, IMAGE_OPTIONS, putOut, toWaitMs } from '../image-output.ts';
import { parseNumber, parseSize, readText } from '../option-values.ts';
import { showProgress } from '../show-progress.ts';

export const generate = defineCommand({
  name: 'generate',
  summary: 'Make an image from a prompt.',
  details:
    'Prints the address of the image, which opens for anyone who has it. One image costs one credit.\n' +
    'Words in quotes within the prompt appear exactly as written.',
  args: [{ name: 'PROMPT', description: 'What to draw; - reads it from the standard input.' }],
  options: {
    ...IMAGE_OPTIONS,
    size: {
      type: 'string',
      value: 'WxH',
      description: 'Pixels; else what the prompt names ("Instagram story"), else 1200x630.',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: ['png', 'jpeg'],
      description: 'Else what FILE ends with, else png.',
    },
    seed: { type: 'string', value: 'NUMBER', description: 'The same prompt, size and seed: the same image.' },
    template: {
      type: 'string',
      value: 'NAME',
      description: 'A named template, which the prompt fills, instead of a free design.',
    },
    design: {
      type: 'string',
      value: 'FILE',
      description: 'A DESIGN.md whose colours, font and logo the image follows.',
    },
    engine: { type: 'string', value: 'NAME', description: 'An image engine that the operator offers.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    [`cardwright generate 'Podcast episode 12: "Slow software"' -o card.png`, 'saves it as card.png'],
    [`cardwright generate 'Sale: "50% off", bold' --size 1080x1080 --open`, 'a square, shown at once'],
    [`cardwright generate - -o - < prompt.txt | wc -c`, 'in a pipe: prompt in, bytes out'],
    [
      `cardwright generate 'Release notes' --design DESIGN.md --json`,
      'in your brand; all there is to know of it',
    ],
  ],
  async run(context) {
    const { values, args, host, terminal, signal } = context;
    checkOutput(context);
    const options = {
      ...parseSize(values.size),
      format: (values.format as 'png' | 'jpeg' | undefined) ?? toFormat(values.output),
      seed: parseNumber('--seed', values.seed),
      templateId: values.template,
      engine: values.engine,
      waitMs: toWaitMs(values),
      signal,
    };
    const [prompt = ''] = args;
    const text = prompt === '-' ? (await readText('-', host)).trim() : prompt;
    if (text.trim() === '') throw usageError('The prompt is empty.');
    const designMd = values.design === undefined ? undefined : await readText(values.design, host);
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Handing it in', (say) =>
      cardwright.generate(text, {
        ...options,
        designMd,
        // Somebody who watches hears soon; else the first answer has the image.
        ...(terminal.isWatched && {
          onProgress: ({ status }) => say(status === 'pending' ? 'Waiting for its turn' : 'Drawing'),
        }),
      }),
    );
    await putOut(context, cardwright, image);
    return undefined;
  },
});

/** What the name of the file asks for. */
function toFormat(output: string | undefined): 'png' | 'jpeg' | undefined {
  const [, ending = 'png'] = /\.(\w+)$/.exec(output ?? '') ?? [];
  if (/^jpe?g$/i.test(ending)) return 'jpeg';
  if (/^(?:webp|gif|svg|avif|pdf)$/i.test(ending))
    throw usageError(`There is no ${ending} here: name the file .png or .jpg, or choose with --format.`);
  return undefined;
}

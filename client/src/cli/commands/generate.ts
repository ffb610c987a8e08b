import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { checkOutput, IMAGE_OPTIONS, toFormat, toWaitMs, writeImage } from '../image-output.ts';
import { showProgress } from '../show-progress.ts';
import { readSource, readSourceOptions, SOURCE_OPTIONS, withImage } from '../source.ts';

export const generate = defineCommand({
  name: 'generate',
  summary: 'Generate an image from a prompt or a brief.',
  details:
    'Prints the URL of the image, which anyone can open. One image costs one credit; cardwright preview is free.\n' +
    'Quoted text in the prompt appears exactly as written.',
  args: [{ name: 'PROMPT', description: 'What to draw; - reads standard input.', isOptional: true }],
  options: {
    ...IMAGE_OPTIONS,
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: ['png', 'jpeg', 'jpg'],
      description: "Image format. Default: FILE's extension, or png.",
    },
    ...SOURCE_OPTIONS,
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
    [
      `cardwright generate 'Poster: "Summer fair", 12 June' --image fair.jpg -o card.png`,
      'compose it around a photo',
    ],
    ['cardwright generate --brief card.json -o card.png', 'draw a brief from cardwright brief'],
    [`cardwright generate - -o - < prompt.txt | wc -c`, 'use in a pipe: prompt in, image bytes out'],
    [
      `cardwright generate 'Release notes' --design DESIGN.md --json`,
      "use your brand's design and print all details",
    ],
  ],
  async run(context) {
    const { values, terminal, signal } = context;
    checkOutput(context);
    const format = values.format as 'png' | 'jpeg' | 'jpg' | undefined;
    const options = {
      format: format ?? toFormat(values.output),
      engine: values.engine,
      waitMs: toWaitMs(values),
      signal,
    };
    const source = await readSource(context);
    const sourceOptions = await readSourceOptions(context);
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Submitting', async (say) =>
      cardwright.generate(await withImage(source, context, cardwright), {
        ...options,
        prompt: typeof source === 'string' ? source : undefined,
        ...sourceOptions,
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

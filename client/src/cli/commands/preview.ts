import { writeFileSync } from 'node:fs';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { checkOutput, describeImage, OUTPUT_OPTIONS, toPreviewFormat } from '../image-output.ts';
import { openInViewer } from '../open-in-viewer.ts';
import { showProgress } from '../show-progress.ts';
import { readSource, readSourceOptions, SOURCE_OPTIONS, withImage } from '../source.ts';

export const preview = defineCommand({
  name: 'preview',
  summary: 'Draw a small preview of an image, free.',
  details:
    'Draws what cardwright generate would draw, at most 600 pixels wide and high. Nothing is stored or charged,\n' +
    'but a file of --image stays among your uploads.\n' +
    'Prints the seed: with it, cardwright generate draws the same image at full size.',
  args: [{ name: 'PROMPT', description: 'What to draw; - reads standard input.', isOptional: true }],
  options: { ...OUTPUT_OPTIONS, ...SOURCE_OPTIONS, ...SERVICE_OPTIONS },
  examples: [
    [`cardwright preview 'Sale: "50% off", bold' -o preview.png --open`, 'look at a design'],
    ['cardwright preview --brief card.json -o preview.png', 'look at a corrected brief'],
    [
      'cardwright generate --brief card.json --seed $(cardwright preview --brief card.json -o preview.png)',
      'preview a brief, then generate the same image',
    ],
  ],
  async run(context) {
    const { values, args, terminal, signal } = context;
    const { output, open } = values;
    if (/^https?:\/\/\S+$/i.test(args[0] ?? ''))
      throw usageError('This is a URL.', `To see how platforms show it: cardwright check ${args[0]}`);
    if (output === undefined)
      throw usageError('cardwright preview requires -o FILE, such as -o preview.png.');
    checkOutput(context);
    const source = await readSource(context);
    const options = { ...(await readSourceOptions(context)), format: toPreviewFormat(output), signal };
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Drawing', async () =>
      cardwright.preview(await withImage(source, context, cardwright), options),
    );
    if (output === '-') {
      terminal.bytes(image.bytes);
      return undefined;
    }
    writeFileSync(output, image.bytes);
    terminal.note(`Saved ${output}: ${describeImage(image)}, seed ${image.seed}.`);
    terminal.data(String(image.seed));
    if (open) openInViewer(output, terminal);
    return undefined;
  },
});

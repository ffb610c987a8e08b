import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { checkOutput, IMAGE_OPTIONS, toWaitMs, writeImage } from '../image-output.ts';
import { showProgress } from '../show-progress.ts';

export const get = defineCommand({
  name: 'get',
  summary: 'Get an image that was generated earlier.',
  details: 'Waits if it is still being drawn. Free of charge.',
  args: [{ name: 'ID', description: 'Generation id, as listed by cardwright history.' }],
  options: { ...IMAGE_OPTIONS, ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright get gen_k7m2p9x4 -o card.png', 'save as card.png'],
    ['cardwright get gen_k7m2p9x4', 'print its URL'],
  ],
  async run(context) {
    checkOutput(context);
    const { values, args, terminal, signal } = context;
    const waitMs = toWaitMs(values);
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Waiting', () =>
      cardwright.wait(args[0] ?? '', { signal, waitMs }),
    );
    await writeImage(context, cardwright, image);
    return undefined;
  },
});

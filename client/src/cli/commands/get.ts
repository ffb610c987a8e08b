import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { checkOutput, IMAGE_OPTIONS, putOut, toWaitMs } from '../image-output.ts';
import { showProgress } from '../show-progress.ts';

export const get = defineCommand({
  name: 'get',
  summary: 'Fetch an image that was asked for before.',
  details: 'Waits for it where it is still being made. Costs nothing.',
  args: [{ name: 'ID', description: 'As cardwright history lists it.' }],
  options: { ...IMAGE_OPTIONS, ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright get gen_k7m2p9x4 -o card.png', 'saves it'],
    ['cardwright get gen_k7m2p9x4', 'prints its address'],
  ],
  async run(context) {
    checkOutput(context);
    const { values, args, terminal, signal } = context;
    const waitMs = toWaitMs(values);
    const cardwright = context.connect();
    const image = await showProgress(terminal, 'Fetching', () =>
      cardwright.wait(args[0] ?? '', { signal, waitMs }),
    );
    await putOut(context, cardwright, image);
    return undefined;
  },
});

import { defineCommand, SERVICE_OPTIONS } from '../command.ts';

export const deleteImage = defineCommand({
  name: 'delete',
  summary: 'Permanently delete an image and its prompt.',
  details: 'The URL of the image stops working. The credit is not refunded.',
  args: [{ name: 'ID', description: 'Generation id, as listed by cardwright history.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright delete gen_k7m2p9x4', 'delete that image']],
  async run({ args, terminal, signal, connect }) {
    const { message } = await connect().delete(args[0] ?? '', { signal });
    terminal.note(message);
    return undefined;
  },
});

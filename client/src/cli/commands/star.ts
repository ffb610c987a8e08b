import { defineCommand, SERVICE_OPTIONS } from '../command.ts';

export const star = defineCommand({
  name: 'star',
  summary: 'Star an image, to find it with cardwright history --starred.',
  args: [{ name: 'ID', description: 'Generation id, as listed by cardwright history.' }],
  options: { remove: { type: 'boolean', description: 'Remove the star.' }, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright star gen_k7m2p9x4', 'star that image'],
    ['cardwright star gen_k7m2p9x4 --remove', 'remove its star'],
  ],
  async run({ args, values, terminal, signal, connect }) {
    const [id = ''] = args;
    if (values.remove) await connect().unstar(id, { signal });
    else await connect().star(id, { signal });
    terminal.note(values.remove ? 'Star removed.' : 'Starred.');
    return undefined;
  },
});

import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { openInViewer } from '../open-in-viewer.ts';

export const plan = defineCommand({
  name: 'plan',
  summary: 'Give the page where the plan is bought, changed or cancelled.',
  details: 'Nothing is bought by this command: the page asks.',
  args: [],
  options: { open: { type: 'boolean', description: 'Show the page.' }, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright plan', 'prints the address of the page'],
    ['cardwright plan --open', 'and shows it'],
  ],
  async run({ values, terminal, signal, connect }) {
    const cardwright = connect();
    const { plan: current } = await cardwright.usage({ signal });
    const { url } = await (current === 'pro'
      ? cardwright.billing.portal({ signal })
      : cardwright.billing.checkout({ signal }));
    terminal.data(url);
    if (values.open) openInViewer(url, terminal);
    return undefined;
  },
});

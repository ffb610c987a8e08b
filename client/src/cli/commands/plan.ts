import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { openInViewer } from '../open-in-viewer.ts';

export const plan = defineCommand({
  name: 'plan',
  summary: 'Print the URL of the page to upgrade, change or cancel your plan.',
  details: 'The command itself changes nothing.',
  args: [],
  options: { open: { type: 'boolean', description: 'Open the page.' }, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright plan', 'print the URL of the page'],
    ['cardwright plan --open', 'also open it'],
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

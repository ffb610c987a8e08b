import type { Explanation } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { EXIT } from '../command-error.ts';
import { toMinute } from '../table.ts';
import type { Paint } from '../terminal.ts';

export const explain = defineCommand({
  name: 'explain',
  summary: 'Say whether a signed address opens, and why not.',
  details: 'Asks the service, draws nothing and costs nothing. Ends with 1 when the address does not open.',
  args: [{ name: 'URL', description: 'The address, in quotes: it has & in it.' }],
  options: {
    'signed-text': {
      type: 'string',
      value: 'TEXT',
      description: 'What your own code put under the key; shows the first difference.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    [
      `cardwright explain 'http://localhost:3000/i/og_standard?title=Hi&expires=...&sig=...'`,
      'why it is refused',
    ],
    [`cardwright explain "$URL" --signed-text "$TEXT"`, 'where your own signing goes wrong'],
  ],
  async run({ values, args: [url = ''], terminal, signal, connect }) {
    const explanation = await connect().explain(url, { signedText: values['signed-text'], signal });
    terminal.data(values.json ? JSON.stringify(explanation, null, 2) : toText(explanation, terminal.paint));
    return explanation.valid ? EXIT.done : EXIT.failed;
  },
});

function toText({ valid, reason, pairs, canonical, difference }: Explanation, paint: Paint): string {
  const expires = pairs.find(({ name }) => name === 'expires')?.value ?? '';
  const until = /^\d{1,12}$/.test(expires) ? ` until ${toMinute(new Date(Number(expires) * 1000))} UTC` : '';
  const verdict = valid ? paint.green(`It opens${until}.`) : paint.red(`It does not open: ${reason ?? ''}`);
  const width = Math.max(0, ...pairs.map(({ name }) => name.length));
  return [
    verdict,
    ...(pairs.length === 0 ? [] : ['', paint.bold('As the service reads it')]),
    ...pairs.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`),
    ...(valid || canonical === null
      ? []
      : ['', paint.bold('The text to sign with the whole key'), `  ${canonical}`]),
    ...(difference === null
      ? []
      : [
          '',
          paint.bold(`The signed text differs after ${difference.byte} bytes`),
          `  expected  ${difference.expected}`,
          `  received  ${difference.received}`,
        ]),
  ].join('\n');
}

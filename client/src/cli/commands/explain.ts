import type { Explanation } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { EXIT } from '../command-error.ts';
import { toMinute } from '../table.ts';
import type { Paint } from '../terminal.ts';

export const explain = defineCommand({
  name: 'explain',
  summary: 'Explain why a signed URL is accepted or refused.',
  details: 'Asks the service; renders nothing and is free. Exits with code 1 if the URL is refused.',
  args: [{ name: 'URL', description: 'The signed URL. Quote it, because it contains &.' }],
  options: {
    'signed-text': {
      type: 'string',
      value: 'TEXT',
      description: 'The string that your code signed; shows the first difference.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    [
      `cardwright explain 'http://localhost:3000/i/og_standard?title=Hi&expires=...&sig=...'`,
      'show why it is refused',
    ],
    [`cardwright explain "$URL" --signed-text "$TEXT"`, 'find the mistake in your signing code'],
  ],
  async run({ values, args: [url = ''], terminal, signal, connect }) {
    const explanation = await connect().explain(url, { signedText: values['signed-text'], signal });
    terminal.data(values.json ? JSON.stringify(explanation, null, 2) : toText(explanation, terminal.paint));
    return explanation.valid ? EXIT.done : EXIT.failed;
  },
});

function toText(
  { valid, reason, pairs, canonical, difference, warnings = [] }: Explanation,
  paint: Paint,
): string {
  const expires = pairs.find(({ name }) => name === 'expires')?.value ?? '';
  const until = /^\d{1,12}$/.test(expires) ? ` until ${toMinute(new Date(Number(expires) * 1000))} UTC` : '';
  const verdict = valid ? paint.green(`Valid${until}.`) : paint.red(`Refused: ${reason ?? ''}`);
  const width = Math.max(0, ...pairs.map(({ name }) => name.length));
  return [
    verdict,
    ...warnings.map((warning) => paint.yellow(`Warning: ${warning}`)),
    ...(pairs.length === 0 ? [] : ['', paint.bold('Parameters as the service parses them')]),
    ...pairs.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`),
    ...(valid || canonical === null
      ? []
      : ['', paint.bold('String to sign with the full API key'), `  ${canonical}`]),
    ...(difference === null
      ? []
      : [
          '',
          paint.bold(`The signed text differs at byte ${difference.byte}`),
          `  expected  ${difference.expected}`,
          `  received  ${difference.received}`,
        ]),
  ].join('\n');
}

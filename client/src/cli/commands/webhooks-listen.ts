import { once } from 'node:events';
import { WEBHOOK_EVENTS } from '@cardwright/contract/webhook-events';
import { CardwrightError } from '../../cardwright-error.ts';
import type { WebhookEventType } from '../../resources/webhooks.ts';
import type { WebhookEvent } from '../../webhooks/verify-webhook.ts';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { CommandError, usageError } from '../command-error.ts';
import { parseNumber } from '../option-values.ts';

export const webhooksListen = defineCommand({
  name: 'webhooks listen',
  summary: 'Print events as they happen, through a webhook of this machine.',
  details:
    'Creates a webhook for as long as the command runs, verifies what arrives, and prints each event as a line of JSON. The\n' +
    'service must be able to reach this machine: on the same one, its operator allows that with\n' +
    'CARDWRIGHT_WEBHOOK_HOSTS=localhost; elsewhere, use --url with the URL of a tunnel. Ctrl-C ends it.',
  args: [
    {
      name: 'EVENT',
      description: 'What to listen to. Default: everything.',
      isOptional: true,
      isRepeated: true,
      choices: Object.keys(WEBHOOK_EVENTS),
    },
  ],
  options: {
    port: { type: 'string', value: 'NUMBER', description: 'Port to listen on. Default: any that is free.' },
    url: { type: 'string', value: 'URL', description: 'How the service reaches that port.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright webhooks listen', 'print what happens to your account'],
    ['cardwright webhooks listen --port 4000 --url https://abc.tunnel.example', 'through a tunnel'],
  ],
  async run({ values, args, terminal, signal, connect }) {
    // Loaded here alone: other commands serve nothing.
    const { receiveWebhooks } = await import('../../webhooks/receive-webhooks.ts');
    const port = parseNumber('--port', values.port) ?? 0;
    if (port > 65_535) throw usageError('--port must be a number from 0 to 65535.');
    const { webhooks } = connect();
    const receiver = await receiveWebhooks(port, {
      onEvent: (event) => terminal.data(toLine(event)),
      onRefused: (reason) => terminal.warn(`A request was refused. ${reason}`),
    });
    try {
      const url = values.url ?? `http://localhost:${receiver.port}/`;
      const events = (args.length > 0 ? args : Object.keys(WEBHOOK_EVENTS)) as WebhookEventType[];
      const webhook = await webhooks.create(url, events, { signal }).catch(explainUrl);
      receiver.trust(webhook.secret);
      try {
        terminal.note(`Listening at ${url}. Ctrl-C ends it.`);
        if (!signal.aborted) await once(signal, 'abort');
      } finally {
        await webhooks.delete(webhook.id);
      }
    } finally {
      await receiver.close();
    }
    terminal.note('Stopped.');
    return undefined;
  },
});

const toLine = ({ id, ...event }: WebhookEvent): string => JSON.stringify({ ...event, id });

/** Throws what to do about a URL that the service does not take. */
function explainUrl(error: unknown): never {
  if (!(error instanceof CardwrightError && error.parameter === 'url')) throw error;
  throw new CommandError(error.message, {
    next: 'For a service on this machine, start it with CARDWRIGHT_WEBHOOK_HOSTS=localhost; for any other, use --url.',
  });
}

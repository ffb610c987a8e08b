import { WEBHOOK_EVENTS } from '@cardwright/contract/webhook-events';
import type { WebhookDelivery } from '../../generated/wire-types.ts';
import type { WebhookEventType } from '../../resources/webhooks.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { CommandError, EXIT } from '../command-error.ts';
import { parseChoice, parseNumber } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';

const ID = { name: 'ID', description: 'Id of a webhook, as listed by cardwright webhooks list.' };

export const webhooksList = defineCommand({
  name: 'webhooks list',
  summary: 'List webhooks.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright webhooks list', 'show ids, states and URLs']],
  async run({ values, terminal, signal, connect }) {
    const webhooks = await connect().webhooks.list({ signal });
    const rows = webhooks.map(({ id, disabledReason, failingSince, url, events }) => [
      id,
      disabledReason === null
        ? failingSince === null
          ? 'enabled'
          : 'failing'
        : `disabled (${disabledReason})`,
      url,
      events.join(' '),
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(webhooks, null, 2)
        : toTable(['ID', 'STATE', 'URL', 'EVENTS'], rows, terminal),
    );
    return undefined;
  },
});

export const webhooksCreate = defineCommand({
  name: 'webhooks create',
  summary: 'Have a URL told of images and credits.',
  details: 'Prints the secret that verifies deliveries once; it cannot be shown again.',
  args: [
    { name: 'URL', description: 'An https URL on a public host.' },
    {
      name: 'EVENT',
      description: 'What it is told of. Default: generation.completed and generation.failed.',
      isOptional: true,
      isRepeated: true,
      choices: Object.keys(WEBHOOK_EVENTS),
    },
  ],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright webhooks create https://example.com/hook', 'print the secret of the new webhook'],
    ['cardwright webhooks create https://example.com/hook credits.low', 'be told before credits run out'],
  ],
  async run({ values, args: [url = '', ...events], terminal, signal, connect }) {
    const wanted = events.length > 0 ? events : ['generation.completed', 'generation.failed'];
    const webhook = await connect().webhooks.create(url, wanted as WebhookEventType[], { signal });
    terminal.note(`Created webhook ${webhook.id}. Store its secret now; it will not be shown again.`);
    terminal.data(values.json ? JSON.stringify(webhook, null, 2) : webhook.secret);
    return undefined;
  },
});

export const webhooksUpdate = defineCommand({
  name: 'webhooks update',
  summary: 'Change the URL of a webhook, or what it is told of.',
  details: 'What is left out stays. Pending deliveries go to the new URL.',
  args: [
    ID,
    {
      name: 'EVENT',
      description: 'What it is told of from now on, in place of what it was.',
      isOptional: true,
      isRepeated: true,
      choices: Object.keys(WEBHOOK_EVENTS),
    },
  ],
  options: {
    url: { type: 'string', value: 'URL', description: 'An https URL on a public host.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    [
      'cardwright webhooks update whk_7h2k9m4p6q8r3s5t2v9w --url https://example.com/new',
      'send it elsewhere',
    ],
    [
      'cardwright webhooks update whk_7h2k9m4p6q8r3s5t2v9w image.deleted credits.low',
      'be told of other things',
    ],
  ],
  async run({ values: { url }, args: [id = '', ...events], terminal, signal, connect }) {
    if (url === undefined && events.length === 0)
      throw new CommandError('There is nothing to change.', {
        next: 'Pass --url, or the events that it is told of.',
        exitCode: EXIT.usage,
      });
    const changed = await connect().webhooks.update(id, {
      url,
      events: events.length > 0 ? (events as WebhookEventType[]) : undefined,
      signal,
    });
    terminal.note(`${changed.url} is told of ${changed.events.join(', ')}.`);
    return undefined;
  },
});

export const webhooksTest = defineCommand({
  name: 'webhooks test',
  summary: 'Send a test event to a webhook.',
  details: 'cardwright webhooks deliveries then shows how that went.',
  args: [ID],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright webhooks test whk_7h2k9m4p6q8r3s5t2v9w', 'send webhook.test']],
  async run({ args: [id = ''], terminal, signal, connect }) {
    terminal.data((await connect().webhooks.test(id, { signal })).id);
    return undefined;
  },
});

export const webhooksDeliveries = defineCommand({
  name: 'webhooks deliveries',
  summary: 'List what was sent to a webhook, newest first.',
  args: [ID],
  options: {
    status: {
      type: 'string',
      value: 'STATUS',
      choices: ['pending', 'delivered', 'failed'],
      description: 'Only deliveries with this status.',
    },
    limit: { type: 'string', value: 'N', description: 'How many, at most 100. Default: 20.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright webhooks deliveries whk_7h2k9m4p6q8r3s5t2v9w --status failed', 'what was given up'],
  ],
  async run({ values, args: [id = ''], terminal, signal, connect }) {
    const { deliveries } = await connect().webhooks.deliveries(id, {
      status: parseChoice('--status', ['pending', 'delivered', 'failed'], values.status),
      limit: parseNumber('--limit', values.limit),
      signal,
    });
    const heading = ['ID', 'CREATED (UTC)', 'EVENT', 'ABOUT', 'STATUS', 'ATTEMPTS', 'RESPONSE'];
    terminal.data(
      values.json ? JSON.stringify(deliveries, null, 2) : toTable(heading, deliveries.map(toRow), terminal),
    );
    return undefined;
  },
});

const toRow = (delivery: WebhookDelivery): string[] => [
  delivery.id,
  toMinute(delivery.createdAt),
  delivery.type,
  delivery.subject,
  delivery.status,
  String(delivery.attempts),
  delivery.error ?? String(delivery.responseStatus ?? ''),
];

export const webhooksResend = defineCommand({
  name: 'webhooks resend',
  summary: 'Send a delivery again.',
  args: [ID, { name: 'DELIVERY', description: 'Its id, as listed by cardwright webhooks deliveries.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [
    [
      'cardwright webhooks resend whk_7h2k9m4p6q8r3s5t2v9w msg_4k7m2p9x8q6r3s5t2v9w',
      'with the same webhook-id',
    ],
  ],
  async run({ args: [id = '', delivery = ''], terminal, signal, connect }) {
    terminal.data((await connect().webhooks.resend(id, delivery, { signal })).id);
    return undefined;
  },
});

export const webhooksEnable = defineCommand({
  name: 'webhooks enable',
  summary: 'Enable a webhook that was disabled.',
  details: 'What is still pending is sent.',
  args: [ID],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright webhooks enable whk_7h2k9m4p6q8r3s5t2v9w', 'once its server is well again']],
  async run({ args: [id = ''], terminal, signal, connect }) {
    const { url } = await connect().webhooks.update(id, { enabled: true, signal });
    terminal.note(`${url} is enabled.`);
    return undefined;
  },
});

export const webhooksRotate = defineCommand({
  name: 'webhooks rotate',
  summary: 'Replace the secret of a webhook.',
  details: 'Prints the new secret once. For a day, deliveries are signed with the former one, too.',
  args: [ID],
  options: {
    'grace-seconds': {
      type: 'string',
      value: 'N',
      description: 'Another time than a day; 0 ends it at once.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [['cardwright webhooks rotate whk_7h2k9m4p6q8r3s5t2v9w', 'print the new secret']],
  async run({ values, args: [id = ''], terminal, signal, connect }) {
    const graceSeconds = parseNumber('--grace-seconds', values['grace-seconds']);
    const webhook = await connect().webhooks.rotate(id, { graceSeconds, signal });
    terminal.note('Store the secret now; it will not be shown again.');
    terminal.data(values.json ? JSON.stringify(webhook, null, 2) : webhook.secret);
    return undefined;
  },
});

export const webhooksDelete = defineCommand({
  name: 'webhooks delete',
  summary: 'Delete a webhook with its deliveries.',
  args: [ID],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright webhooks delete whk_7h2k9m4p6q8r3s5t2v9w', 'delete that webhook']],
  async run({ args: [id = ''], terminal, signal, connect }) {
    terminal.note((await connect().webhooks.delete(id, { signal })).message);
    return undefined;
  },
});

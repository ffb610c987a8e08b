import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { readLogin, replaceLogin, toLoginPath } from '../saved-login.ts';
import { isSameService } from '../settings.ts';
import { toMinute, toTable } from '../table.ts';

export const keysList = defineCommand({
  name: 'keys list',
  summary: 'List active API keys, without their secrets.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright keys list', 'show ids, names and last use']],
  async run({ values, terminal, signal, connect, settings }) {
    const keys = await connect().keys.list({ signal });
    const own = toId(settings().apiKey);
    const rows = keys.map(({ id, name, scope, lastUsedAt, createdAt }) => [
      id,
      scope,
      toMinute(createdAt),
      lastUsedAt === null ? 'never' : toMinute(lastUsedAt),
      id === own && terminal.columns !== undefined ? `${name} (in use)` : name,
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(keys, null, 2)
        : toTable(['ID', 'SCOPE', 'CREATED (UTC)', 'LAST USED', 'NAME'], rows, terminal),
    );
    return undefined;
  },
});

export const keysCreate = defineCommand({
  name: 'keys create',
  summary: 'Create an API key.',
  details: 'Prints the new key once; it cannot be shown again. Use a separate key for each application.',
  args: [{ name: 'NAME', description: 'A label for the key.' }],
  options: {
    'signing-only': { type: 'boolean', description: 'The key signs URLs and cannot make API calls.' },
    'permanent-urls': { type: 'boolean', description: 'URLs signed with the key may never expire.' },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright keys create Website', 'print the new key'],
    ['cardwright keys create Website --signing-only', 'a key for a web server that only signs'],
    ['cardwright keys create CI | gh secret set CARDWRIGHT_API_KEY', 'pass it on without showing it'],
  ],
  async run({ values, args, terminal, signal, connect }) {
    const created = await connect().keys.create(args[0] ?? '', {
      scope: values['signing-only'] ? 'sign' : 'full',
      permanentUrls: values['permanent-urls'],
      signal,
    });
    terminal.note(`Created key ${created.id}. Store it now; it will not be shown again.`);
    terminal.data(values.json ? JSON.stringify(created, null, 2) : created.key);
    return undefined;
  },
});

export const keysRename = defineCommand({
  name: 'keys rename',
  summary: 'Change the label of an API key.',
  args: [
    { name: 'ID', description: 'Key id, as listed by cardwright keys list.' },
    { name: 'NAME', description: 'The new label.' },
  ],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright keys rename k7m2p9x4 Blog', 'call that key "Blog"']],
  async run({ args: [id = '', name = ''], terminal, signal, connect }) {
    const renamed = await connect().keys.rename(id, name, { signal });
    terminal.note(`Key ${renamed.id} is now called "${renamed.name}".`);
    return undefined;
  },
});

export const keysRotate = defineCommand({
  name: 'keys rotate',
  summary: 'Replace an API key by a new one.',
  details:
    'Prints the new key once; it has the same name, scope and rights. The old key and URLs signed with it work until\n' +
    'the grace period ends. If the old key is your saved login, the new one is saved in its place.',
  args: [{ name: 'ID', description: 'Key id, as listed by cardwright keys list.' }],
  options: {
    grace: {
      type: 'string',
      value: 'TIME',
      description: 'How long the old key keeps working: 90s, 15m, 12h, at most 1d. Default: 0.',
    },
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [['cardwright keys rotate k7m2p9x4 --grace 12h', 'print the key that replaces it']],
  async run({ values, args: [id = ''], host, terminal, signal, connect, settings }) {
    const graceSeconds = parseGrace(values.grace);
    const path = toLoginPath(host.env);
    const saved = readLogin(path);
    const created = await connect().keys.rotate(id, { graceSeconds, signal });
    terminal.note(`Created key ${created.id}. Store it now; it will not be shown again.`);
    terminal.data(values.json ? JSON.stringify(created, null, 2) : created.key);
    // Last: the new key has been printed even if it cannot be saved.
    if (saved !== undefined && toId(saved.apiKey) === id && isSameService(saved.baseUrl, settings().baseUrl))
      replaceLogin(path, { baseUrl: saved.baseUrl, apiKey: created.key }, terminal);
    return undefined;
  },
});

/** The id in a key of the form cw_<id>_<secret>. */
const toId = (apiKey: string | undefined): string | undefined => apiKey?.split('_')[1];

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

function parseGrace(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit = 's'] = /^(\d{1,5})([smhd])?$/.exec(text) ?? [];
  const seconds = Number(number) * (UNIT_SECONDS[unit] ?? 0);
  if (number === undefined || seconds > 86_400)
    throw usageError('--grace must be a time such as 15m or 12h, at most 1d.');
  return seconds;
}

export const keysRevoke = defineCommand({
  name: 'keys revoke',
  summary: 'Permanently revoke an API key.',
  details: 'Requests with it and URLs signed with it stop working.',
  args: [{ name: 'ID', description: 'Key id, as listed by cardwright keys list.' }],
  options: {
    confirm: { type: 'boolean', description: 'Revoke even the last key that can make API calls.' },
    ...SERVICE_OPTIONS,
  },
  examples: [['cardwright keys revoke k7m2p9x4', 'revoke that key']],
  async run({ values, args, terminal, signal, connect }) {
    const { message } = await connect().keys.revoke(args[0] ?? '', { confirm: values.confirm, signal });
    terminal.note(message);
    return undefined;
  },
});

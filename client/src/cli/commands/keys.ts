import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { toMinute, toTable } from '../table.ts';

export const keysList = defineCommand({
  name: 'keys list',
  summary: 'List the active keys, without their secrets.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright keys list', 'their ids, names, and when each was last used']],
  async run({ values, terminal, signal, connect, settings }) {
    const keys = await connect().keys.list({ signal });
    const own = settings().apiKey?.split('_')[1];
    const rows = keys.map(({ id, name, lastUsedAt, createdAt }) => [
      id,
      toMinute(createdAt),
      lastUsedAt === null ? 'never' : toMinute(lastUsedAt),
      id === own && terminal.columns !== undefined ? `${name} (this command's)` : name,
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(keys, null, 2)
        : toTable(['ID', 'MADE (UTC)', 'LAST USED', 'NAME'], rows, terminal),
    );
    return undefined;
  },
});

export const keysCreate = defineCommand({
  name: 'keys create',
  summary: 'Make a key, one for each place that calls.',
  details: 'The new key is printed this once: nobody can show it again.',
  args: [{ name: 'NAME', description: 'What it is for.' }],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright keys create Website', 'prints the new key'],
    ['cardwright keys create CI | gh secret set CARDWRIGHT_API_KEY', 'hands it on without a copy'],
  ],
  async run({ values, args, terminal, signal, connect }) {
    const created = await connect().keys.create(args[0] ?? '', { signal });
    terminal.note(`A new key, ${created.id}. It is shown this once.`);
    terminal.data(values.json ? JSON.stringify(created, null, 2) : created.key);
    return undefined;
  },
});

export const keysRevoke = defineCommand({
  name: 'keys revoke',
  summary: 'End a key for good.',
  details: 'Calls with it and addresses signed with it stop working.',
  args: [{ name: 'ID', description: 'As cardwright keys list shows it.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright keys revoke k7m2p9x4', 'ends that key']],
  async run({ args, terminal, signal, connect }) {
    const { message } = await connect().keys.revoke(args[0] ?? '', { signal });
    terminal.note(message);
    return undefined;
  },
});

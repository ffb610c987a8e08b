import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { toMinute, toTable } from '../table.ts';

const HOST = { name: 'HOST', description: 'Host name, such as example.com.' };

const SETTINGS = {
  theme: { type: 'string', value: 'light|dark', description: 'Background of its cards.' },
  brand: { type: 'string', value: 'NAME', description: 'A saved brand for its cards.' },
  template: {
    type: 'string',
    value: 'NAME',
    description: 'A template for its cards: your own, or a built-in one. Default: what suits each page.',
  },
  'daily-cards': {
    type: 'string',
    value: 'N',
    description: 'New cards that may be drawn in a day. Default: 100.',
  },
} as const;

const readSettings = (values: { [Name in keyof typeof SETTINGS]?: string | undefined }) => ({
  // The service says what is wrong with another one.
  theme: values.theme as 'light' | 'dark' | undefined,
  brand: values.brand,
  template: values.template,
  dailyCards: values['daily-cards'] === undefined ? undefined : Number(values['daily-cards']),
});

export const sitesAdd = defineCommand({
  name: 'sites add',
  summary: 'Register a host, whose pages then have cards without signatures.',
  details: 'Prints what to put on the host; cardwright sites verify looks for it.',
  args: [HOST],
  options: {
    ...SETTINGS,
    ...JSON_OPTION,
    ...SERVICE_OPTIONS,
  },
  examples: [['cardwright sites add example.com', 'print the token for example.com']],
  async run({ values, args: [host = ''], terminal, signal, connect }) {
    const site = await connect().sites.create(host, { ...readSettings(values), signal });
    const { token, fileUrl, metaTag } = site.proof;
    terminal.data(values.json ? JSON.stringify(site, null, 2) : token);
    terminal.note(
      `Put this token into ${fileUrl}, or this tag into the page at /: ${metaTag}\nThen: cardwright sites verify ${site.host}`,
    );
    return undefined;
  },
});

const orDefault = <Value extends string>(value: Value | undefined): Value | null | undefined =>
  value === 'default' ? null : value;

export const sitesSet = defineCommand({
  name: 'sites set',
  summary: 'Change what the cards of a registered host look like.',
  details: 'Changes the options that are given; `default` undoes a theme, brand or template.',
  args: [HOST],
  options: { ...SETTINGS, ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright sites set example.com --template launch', 'use a template of your own']],
  async run({ values, args: [host = ''], terminal, signal, connect }) {
    const { theme, brand, template, dailyCards } = readSettings(values);
    const site = await connect().sites.update(host, {
      theme: orDefault(theme),
      brand: orDefault(brand),
      template: orDefault(template),
      dailyCards,
      signal,
    });
    terminal.data(values.json ? JSON.stringify(site, null, 2) : site.cardUrl);
    return undefined;
  },
});

export const sitesVerify = defineCommand({
  name: 'sites verify',
  summary: 'Look for the token on a registered host.',
  details: 'Prints the URL of the card of its first page; append the path of another one.',
  args: [HOST],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright sites verify example.com', 'verify it and print the URL of its cards']],
  async run({ values, args: [host = ''], terminal, signal, connect }) {
    const site = await connect().sites.verify(host, { signal });
    terminal.data(values.json ? JSON.stringify(site, null, 2) : site.cardUrl);
    return undefined;
  },
});

export const sitesList = defineCommand({
  name: 'sites list',
  summary: 'List registered hosts.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright sites list', 'show hosts, their state and the cards of today']],
  async run({ values, terminal, signal, connect }) {
    const sites = await connect().sites.list({ signal });
    const rows = sites.map(({ createdAt, host, status, cardsToday, dailyCards }) => [
      toMinute(createdAt),
      host,
      status,
      `${cardsToday}/${dailyCards}`,
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(sites, null, 2)
        : toTable(['REGISTERED (UTC)', 'HOST', 'STATUS', 'CARDS TODAY'], rows, terminal),
    );
    return undefined;
  },
});

export const sitesDelete = defineCommand({
  name: 'sites delete',
  summary: 'Delete a registered host.',
  details: 'The URLs of its cards are refused from then on.',
  args: [HOST],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright sites delete example.com', 'delete that host']],
  async run({ args: [host = ''], terminal, signal, connect }) {
    terminal.note((await connect().sites.delete(host, { signal })).message);
    return undefined;
  },
});

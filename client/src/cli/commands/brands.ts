import { CardwrightError } from '../../index.ts';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { readText } from '../option-values.ts';
import { toMinute, toTable } from '../table.ts';

const NAME = { name: 'NAME', description: 'Name of the brand, as listed by cardwright brands list.' };

export const brandsList = defineCommand({
  name: 'brands list',
  summary: 'List saved brands.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright brands list', 'show names and last changes']],
  async run({ values, terminal, signal, connect }) {
    const brands = await connect().brands.list({ signal });
    const rows = brands.map(({ name, updatedAt }) => [toMinute(updatedAt), name]);
    terminal.data(
      values.json ? JSON.stringify(brands, null, 2) : toTable(['CHANGED (UTC)', 'NAME'], rows, terminal),
    );
    return undefined;
  },
});

export const brandsShow = defineCommand({
  name: 'brands show',
  summary: 'Print the DESIGN.md of a saved brand.',
  args: [NAME],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright brands show Acme > DESIGN.md', 'write it to a file']],
  async run({ values, args: [name = ''], terminal, signal, connect }) {
    const brand = await connect().brands.get(name, { signal });
    terminal.data(values.json ? JSON.stringify(brand, null, 2) : brand.designMd.trimEnd());
    return undefined;
  },
});

export const brandsSave = defineCommand({
  name: 'brands save',
  summary: 'Save a DESIGN.md as a brand, or replace that of one.',
  details: 'Use it with --brand NAME in cardwright generate, preview, brief, sign and batch.',
  args: [
    { name: 'NAME', description: 'Name of the brand.' },
    { name: 'FILE', description: 'A DESIGN.md; - reads standard input.' },
  ],
  options: {
    logo: {
      type: 'string',
      value: 'URL',
      description: 'An https URL or the reference of an upload, written into the document as its logo.',
    },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright brands save Acme DESIGN.md', 'save or replace the brand Acme'],
    [
      'cardwright brands save Acme DESIGN.md --logo "$(cardwright upload logo.svg)"',
      'with a logo of your own',
    ],
  ],
  async run({ values: { logo }, args: [name = '', file = ''], host, terminal, signal, connect }) {
    const designMd = await readText(file, host);
    const { brands } = connect();
    const isNew = await brands.create(name, designMd, { logo, signal }).then(() => true, refuseUnlessTaken);
    const { revision } = isNew ? { revision: 1 } : await brands.replace(name, designMd, { logo, signal });
    terminal.note(isNew ? `Saved the brand ${name}.` : `Changed the brand ${name}: revision ${revision}.`);
    return undefined;
  },
});

function refuseUnlessTaken(error: unknown): false {
  if (error instanceof CardwrightError && error.code === 'brand_exists') return false;
  throw error;
}

export const brandsRename = defineCommand({
  name: 'brands rename',
  summary: 'Rename a saved brand.',
  args: [NAME, { name: 'NEW-NAME', description: 'The new name.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright brands rename Acme "Acme Rockets"', 'give it another name']],
  async run({ args: [name = '', newName = ''], terminal, signal, connect }) {
    const { brands } = connect();
    const { designMd, revision } = await brands.get(name, { signal });
    const renamed = await brands.replace(name, designMd, { name: newName, revision, signal });
    terminal.note(`The brand is now called ${renamed.name}.`);
    return undefined;
  },
});

export const brandsDelete = defineCommand({
  name: 'brands delete',
  summary: 'Permanently delete a saved brand.',
  details: 'Images and signed URLs that were made with it stay as they are.',
  args: [NAME],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright brands delete Acme', 'delete that brand']],
  async run({ args: [name = ''], terminal, signal, connect }) {
    terminal.note((await connect().brands.delete(name, { signal })).message);
    return undefined;
  },
});

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { readAll } from '../host.ts';
import { toMinute, toTable } from '../table.ts';

export const upload = defineCommand({
  name: 'upload',
  summary: 'Upload an image or a font.',
  details:
    'Prints its reference, which logos and image parameters take in place of a URL, and font in place of a name.',
  args: [{ name: 'FILE', description: 'A PNG, JPEG, WebP, SVG, WOFF2, TTF or OTF; - reads standard input.' }],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright upload logo.svg', 'print the reference of the logo'],
    ['cardwright sign og_brand title=Hi logo=$(cardwright upload logo.svg)', 'sign a card with it'],
    ['cardwright sign og_brand title=Hi font=$(cardwright upload Brand.woff2)', 'sign a card in a font'],
  ],
  async run({ values, args: [path = ''], host, terminal, signal, connect }) {
    const bytes = path === '-' ? await readAll(host.stdin) : readFileSync(path);
    const name = path === '-' ? undefined : basename(path);
    const stored = await connect().uploads.create(bytes, { name, signal });
    terminal.data(values.json ? JSON.stringify(stored, null, 2) : stored.reference);
    return undefined;
  },
});

export const uploadsList = defineCommand({
  name: 'uploads list',
  summary: 'List uploads.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright uploads list', 'show references, sizes and names']],
  async run({ values, terminal, signal, connect }) {
    const found = await connect().uploads.list({ signal });
    const rows = found.uploads.map(({ createdAt, reference, bytes, name }) => [
      toMinute(createdAt),
      reference,
      String(bytes),
      name ?? '',
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(found, null, 2)
        : toTable(['UPLOADED (UTC)', 'REFERENCE', 'BYTES', 'NAME'], rows, terminal),
    );
    return undefined;
  },
});

export const uploadsDelete = defineCommand({
  name: 'uploads delete',
  summary: 'Permanently delete an upload.',
  details: 'Signed URLs that refer to it are refused from then on.',
  args: [{ name: 'ID', description: 'Id or reference, as listed by cardwright uploads list.' }],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright uploads delete up_8mzkq4n2vw9r3xtc6d5yh7jb', 'delete that upload']],
  async run({ args: [id = ''], terminal, signal, connect }) {
    terminal.note((await connect().uploads.delete(id.replace(/^upload:/, ''), { signal })).message);
    return undefined;
  },
});

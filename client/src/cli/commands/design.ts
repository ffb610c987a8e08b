import { writeFileSync } from 'node:fs';
import type { DesignFields, OgParamsBody } from '../../index.ts';
import { type Context, defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { EXIT } from '../command-error.ts';
import type { Host } from '../host.ts';
import { parsePairs, readJsonObject, readText } from '../option-values.ts';

const DOCUMENT = {
  name: 'FILE',
  description: 'A DESIGN.md; - reads standard input, an https URL is fetched by the service.',
};

export const designDerive = defineCommand({
  name: 'design derive',
  summary: 'Derive og_brand parameters from a DESIGN.md.',
  details:
    'Prints them as JSON, for cardwright sign --params, and notes about skipped or replaced values on standard error.',
  args: [
    DOCUMENT,
    {
      name: 'NAME=VALUE',
      description: "Parameters that override the document's.",
      isOptional: true,
      isRepeated: true,
    },
  ],
  options: {
    json: { type: 'boolean', description: 'Print the full response, with sources, notes and lint.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright design derive DESIGN.md', 'print the colors, font and texts that it declares'],
    [
      'cardwright design derive DESIGN.md | cardwright sign og_brand --params - title=Hi --expires-in 30d',
      'sign a card in that brand',
    ],
  ],
  async run({ values, args: [file = '', ...pairs], host, terminal, signal, connect }) {
    const document = await readDocument(file, host);
    const derived = await connect().design.ogParams({ ...document, params: parsePairs(pairs) }, { signal });
    for (const note of derived.notes) terminal.note(note);
    terminal.data(JSON.stringify(values.json ? derived : derived.params, null, 2));
    return undefined;
  },
});

export const designLint = defineCommand({
  name: 'design lint',
  summary: 'Check a DESIGN.md.',
  details: 'Exits with code 1 if it has errors.',
  args: [DOCUMENT],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright design lint DESIGN.md', 'count errors and warnings, and list what cards cannot use'],
  ],
  async run({ values, args: [file = ''], host, terminal, signal, connect }) {
    const { lint, notes } = await connect().design.ogParams(await readDocument(file, host), { signal });
    if (values.json) terminal.data(JSON.stringify({ lint, notes }, null, 2));
    else terminal.data([...notes, toCounts(lint)].join('\n'));
    return lint.errors > 0 ? EXIT.failed : EXIT.done;
  },
});

const WRITE_OPTIONS = {
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    description: 'Write to a file instead of standard output.',
  },
  ...SERVICE_OPTIONS,
} as const;

export const designWrite = defineCommand({
  name: 'design write',
  summary: 'Create a DESIGN.md from brand fields.',
  details:
    'Fields: name (required), tagline, description, siteUrl, logo, font,\n' +
    'colors { background, foreground, muted, primary }, social { title, description, footer }.',
  args: [{ name: 'FILE', description: 'The fields as a JSON object; - reads standard input.' }],
  options: WRITE_OPTIONS,
  examples: [
    [
      `echo '{"name":"Acme","colors":{"primary":"#ff5533"}}' | cardwright design write - -o DESIGN.md`,
      'write DESIGN.md',
    ],
  ],
  run: writeDocument,
});

async function writeDocument(context: Context<typeof WRITE_OPTIONS>): Promise<undefined> {
  const {
    values,
    args: [file = ''],
    host,
    terminal,
    signal,
    connect,
  } = context;
  const fields = (await readJsonObject(file, host)) as unknown as DesignFields;
  const { designMd, lint, notes } = await connect().design.designMd(fields, { signal });
  for (const note of notes) terminal.note(note);
  const { output } = values;
  if (output === undefined || output === '-') {
    terminal.data(designMd.trimEnd());
  } else {
    writeFileSync(output, designMd);
    terminal.note(`Saved ${output}: ${toCounts(lint)}.`);
  }
}

async function readDocument(file: string, host: Host): Promise<OgParamsBody> {
  return /^https?:\/\//.test(file) ? { designUrl: file } : { designMd: await readText(file, host) };
}

const toCounts = ({ errors, warnings, infos }: { errors: number; warnings: number; infos: number }): string =>
  `${errors} errors, ${warnings} warnings, ${infos} infos`;

import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { OwnTemplateParameters, TemplateDefinition } from '../../index.ts';
import { isSource } from '../../template-import/is-source.ts';
import { keepPictures } from '../../template-import/keep-pictures.ts';
import { type Context, defineCommand, JSON_OPTION, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { checkOutput, describeImage, OUTPUT_OPTIONS, toPreviewFormat } from '../image-output.ts';
import { openInViewer } from '../open-in-viewer.ts';
import { parseNumber, parsePairs, parseSize, readJsonObject } from '../option-values.ts';
import { toTable } from '../table.ts';

const NAME = { name: 'NAME', description: 'Name of the template, as listed by cardwright template list.' };

export const templatePush = defineCommand({
  name: 'template push',
  summary: 'Store a template of your own, as a new version if it changed.',
  details:
    'Prints the name with the version, such as launch.v3: a URL of that name keeps showing this version,\n' +
    'one of launch shows the latest. Format: docs/templates.md in the repository.\n' +
    'An .html file, the component of a .vue file, or what a .jsx or .tsx file exports by default (or as GET) is turned\n' +
    'into data on this machine; what a template cannot have is listed. {{name}} and properties become parameters.\n' +
    'Images that the card always has are uploaded.',
  args: [
    {
      name: 'FILE',
      description: 'The template as JSON, HTML, JSX or Vue; - reads JSON from standard input.',
    },
    { name: 'NAME', description: 'Default: the name of the file, without its ending.', isOptional: true },
  ],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [
    ['cardwright template push launch.json', 'store it as launch'],
    ['cardwright template push card.tsx', 'move a card of @vercel/og over'],
    ['cardwright template push BlogPost.vue blog-post', 'move a card of nuxt-og-image over'],
    [
      'cardwright sign "$(cardwright template push launch.json)" title=Hi --expires-in 30d',
      'a URL that keeps this version',
    ],
  ],
  async run(context) {
    const { values, args, host, terminal, signal, connect } = context;
    const [file = '', given] = args;
    const name = given ?? toName(file);
    const definition = isSource(file)
      ? await readSource(file, context)
      : ((await readJsonObject(file, host)) as unknown as TemplateDefinition);
    const stored = await connect().ownTemplates.put(name, definition, { signal });
    for (const warning of stored.warnings) terminal.warn(warning);
    terminal.note(
      stored.changed
        ? `Stored ${name}, version ${stored.version}.`
        : `${name} has not changed since version ${stored.version}.`,
    );
    terminal.data(values.json ? JSON.stringify(stored, null, 2) : `${stored.name}.v${stored.version}`);
    return undefined;
  },
});

async function readSource(
  file: string,
  { terminal, signal, connect }: Pick<Context, 'terminal' | 'signal' | 'connect'>,
): Promise<TemplateDefinition> {
  // Loaded here alone: what reads classes is large.
  const { importTemplate } = await import('../../template-import/import-template.ts');
  const { definition, losses } = await keepPictures(await importTemplate(file), file, async (bytes, name) => {
    const { reference } = await connect().uploads.create(bytes, { name, signal });
    return reference;
  });
  for (const { line, what, reason } of losses)
    terminal.warn(`${file}${line === undefined ? '' : `:${line}`}: ${what}: ${reason}.`);
  return definition;
}

function toName(file: string): string {
  if (file === '-') throw usageError('A template from standard input requires NAME.');
  return basename(file).replace(/\..*$/, '');
}

export const templatePull = defineCommand({
  name: 'template pull',
  summary: 'Get a template as JSON: one of your own, or a built-in one as a start.',
  args: [NAME],
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      description: 'Write to a file instead of standard output.',
    },
    version: { type: 'string', value: 'NUMBER', description: 'Default: the latest.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright template pull launch -o launch.json', 'edit it, then push it again'],
    ['cardwright template pull event -o ours.json', 'begin with a built-in one'],
    [
      'cardwright template pull launch --version 2 | cardwright template push - launch',
      'go back to version 2',
    ],
  ],
  async run({ values, args: [name = ''], terminal, signal, connect }) {
    const version = parseNumber('--version', values.version);
    const definition = await connect().ownTemplates.definition(name, { version, signal });
    const text = JSON.stringify(definition, null, 2);
    const { output } = values;
    if (output === undefined || output === '-') {
      terminal.data(text);
    } else {
      writeFileSync(output, `${text}\n`);
      terminal.note(`Saved ${output}.`);
    }
    return undefined;
  },
});

export const templatePreview = defineCommand({
  name: 'template preview',
  summary: 'Draw a small preview of a card, free.',
  details: 'Of a built-in template or one of your own, at most 600 pixels wide and high. Nothing is stored.',
  args: [
    { name: 'NAME', description: 'Name of the template, such as launch, launch.v3 or og_standard.' },
    { name: 'NAME=VALUE', description: 'Its parameters.', isOptional: true, isRepeated: true },
  ],
  options: {
    ...OUTPUT_OPTIONS,
    size: { type: 'string', value: 'WxH', description: 'Size of the card in pixels. Default: 1200x630.' },
    params: {
      type: 'string',
      value: 'FILE',
      description: 'Parameters as a JSON object; - reads standard input.',
    },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright template preview launch title=Hi -o launch.png --open', 'look at it'],
    ['cardwright template preview launch.v2 --size 1080x1920 -o tall.png', 'an older version as a story'],
  ],
  async run(context) {
    const { values, args, host, terminal, signal } = context;
    const [name = '', ...pairs] = args;
    const { output, open } = values;
    if (output === undefined)
      throw usageError('cardwright template preview requires -o FILE, such as -o preview.png.');
    checkOutput(context);
    const given = values.params === undefined ? {} : await readJsonObject(values.params, host);
    const params = { ...given, ...parsePairs(pairs) } as OwnTemplateParameters;
    const options = { ...parseSize(values.size), format: toPreviewFormat(output), signal };
    const image = await context.connect().previewCard(name, params, options);
    if (image.warnings !== '') terminal.warn(image.warnings);
    if (output === '-') {
      terminal.bytes(image.bytes);
      return undefined;
    }
    writeFileSync(output, image.bytes);
    terminal.note(`Saved ${output}: ${describeImage(image)}.`);
    if (open) openInViewer(output, terminal);
    return undefined;
  },
});

export const templateList = defineCommand({
  name: 'template list',
  summary: 'List the templates of your own.',
  args: [],
  options: { ...JSON_OPTION, ...SERVICE_OPTIONS },
  examples: [['cardwright template list', 'names, latest versions and parameters']],
  async run({ values, terminal, signal, connect }) {
    const templates = await connect().ownTemplates.list({ signal });
    const rows = templates.map(({ name, version, parameters, description }) => [
      name,
      String(version),
      Object.keys((parameters.properties ?? {}) as object).join(', '),
      description,
    ]);
    terminal.data(
      values.json
        ? JSON.stringify(templates, null, 2)
        : toTable(['NAME', 'VERSION', 'PARAMETERS', 'DESCRIPTION'], rows, terminal),
    );
    return undefined;
  },
});

export const templateDelete = defineCommand({
  name: 'template delete',
  summary: 'Delete a template of your own, with all versions.',
  details: 'Signed URLs of the template are refused from then on.',
  args: [NAME],
  options: { ...SERVICE_OPTIONS },
  examples: [['cardwright template delete launch', 'delete that template']],
  async run({ args: [name = ''], terminal, signal, connect }) {
    const { message } = await connect().ownTemplates.delete(name, { signal });
    terminal.note(message);
    return undefined;
  },
});

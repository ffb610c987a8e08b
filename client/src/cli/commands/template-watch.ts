import { statSync } from 'node:fs';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';
import { openInViewer } from '../open-in-viewer.ts';
import { parseNumber, parsePairs, readJsonObject } from '../option-values.ts';

export const templateWatch = defineCommand({
  name: 'template watch',
  summary: 'Show a template in the browser while you edit its file.',
  details:
    'Prints the URL of a page, for this machine alone, that shows the card in three shapes and is drawn again when a file\n' +
    'in the folder changes. Mistakes are shown with line and reason. The service draws, free, and stores nothing but the\n' +
    'images that an HTML, JSX or Vue file always has, as uploads. Ctrl-C ends it.',
  args: [
    { name: 'FILE', description: 'The template as JSON, HTML, JSX or Vue.' },
    {
      name: 'NAME=VALUE',
      description: 'Parameters; others have their examples.',
      isOptional: true,
      isRepeated: true,
    },
  ],
  options: {
    params: { type: 'string', value: 'FILE', description: 'Parameters as a JSON object.' },
    port: { type: 'string', value: 'NUMBER', description: 'Port of the page. Default: any that is free.' },
    open: { type: 'boolean', description: 'Open the page in the browser.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright template watch launch.json title=Hi --open', 'edit it and look at it'],
    ['cardwright template watch card.tsx', 'move a card of @vercel/og over, step by step'],
  ],
  async run({ values, args, host, terminal, signal, connect }) {
    // Loaded here alone: no other command serves anything.
    const { watchTemplate } = await import('../../template-watch/watch-template.ts');
    const [file = '', ...pairs] = args;
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      throw usageError(`FILE must be an existing file, not ${file}.`);
    const given = values.params === undefined ? {} : await readJsonObject(values.params, host);
    const params = { ...given, ...parsePairs(pairs) } as Record<string, string | number>;
    const port = parseNumber('--port', values.port) ?? 0;
    if (port > 65_535) throw usageError('--port must be a number from 0 to 65535.');
    await watchTemplate(file, {
      cardwright: connect(),
      params,
      port,
      signal,
      onStart: (url) => {
        terminal.data(url);
        if (values.open) openInViewer(url, terminal);
      },
      onDrawn: (fault) => {
        if (fault === undefined) terminal.note(`Drew ${file}.`);
        else terminal.warn(`${file}${fault.line === undefined ? '' : `:${fault.line}`}: ${fault.message}`);
      },
    });
    terminal.note('Stopped.');
    return undefined;
  },
});

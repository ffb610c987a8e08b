import { statSync } from 'node:fs';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { usageError } from '../command-error.ts';

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'Run an MCP server, so that AI agents can generate images.',
  details:
    "Communicates over standard input and output. Add it to your agent's configuration:\n\n" +
    '  { "mcpServers": { "cardwright": { "command": "cardwright", "args": ["mcp"] } } }\n\n' +
    'Uses the saved login, or CARDWRIGHT_API_KEY and CARDWRIGHT_BASE_URL from the configuration\'s "env".\n' +
    'Tools: draw_brief, generate_image, preview_image, read_prompt, search_catalogue, history, sign_card_url,\n' +
    'inspect_page, list_templates, derive_brand_parameters, list_brands, save_brand, list_uploads, usage,\n' +
    'save_image, upload_image.\n' +
    'Files are only saved to and uploaded from the directory that it is started in, or that of --save-to.\n' +
    'The service offers the same tools, without the last two, over HTTP at /mcp.',
  args: [],
  options: {
    ...SERVICE_OPTIONS,
    'save-to': {
      type: 'string',
      value: 'DIR',
      description: 'The only directory that images are saved to and uploaded from. Default: the current one.',
    },
  },
  examples: [
    ['cardwright mcp', 'start the server'],
    ['claude mcp add cardwright -- cardwright mcp', 'add it to Claude Code'],
  ],
  async run({ values, host, signal, connect, settings }) {
    // Loaded here alone: the protocol weighs more than all other commands together.
    const { serveMcp } = await import('../../mcp/serve-mcp.ts');
    const directory = values['save-to'] ?? '.';
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
      throw usageError(`--save-to must be an existing directory, not ${directory}.`);
    await serveMcp({ host, signal, connect, settings, directory });
    return undefined;
  },
});

import { defineCommand, SERVICE_OPTIONS } from '../command.ts';

export const mcp = defineCommand({
  name: 'mcp',
  summary: 'Serve the Model Context Protocol, so that an agent can make images.',
  details:
    'Speaks over standard input and output, and ends with its client. Put it into the settings of the agent:\n\n' +
    '  { "mcpServers": { "cardwright": { "command": "cardwright", "args": ["mcp"] } } }\n\n' +
    'It uses the login of this user, or CARDWRIGHT_API_KEY and CARDWRIGHT_BASE_URL from the agent\'s "env".\n' +
    'Tools: generate_image, sign_card_url, list_templates, derive_brand_parameters, usage.',
  args: [],
  options: { ...SERVICE_OPTIONS },
  examples: [
    ['cardwright mcp', 'waits for a client'],
    ['claude mcp add cardwright -- cardwright mcp', 'with Claude Code'],
  ],
  async run({ host, signal, connect, settings }) {
    // Loaded here alone: the protocol weighs more than all other commands together.
    const { serveMcp } = await import('../../mcp/serve-mcp.ts');
    await serveMcp({ host, signal, connect, settings });
    return undefined;
  },
});

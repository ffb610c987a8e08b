import { once } from 'node:events';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../cli/command.ts';
import { usageError } from '../cli/command-error.ts';
import { type GivenNames, toFailure } from '../cli/failure.ts';
import type { Tool } from './tool.ts';
import { deriveBrandParameters } from './tools/derive-brand-parameters.ts';
import { generateImage } from './tools/generate-image.ts';
import { listTemplates } from './tools/list-templates.ts';
import { signCardUrl } from './tools/sign-card-url.ts';
import { usage } from './tools/usage.ts';

const TOOLS = [generateImage, signCardUrl, listTemplates, deriveBrandParameters, usage];

const NAMES: GivenNames = {
  expiresIn: 'expires_in',
  template_id: 'template',
  designMd: 'design_md',
  designUrl: 'design_url',
};

const INSTRUCTIONS =
  'Cardwright draws images for link previews. For one picture from words, call generate_image and look at what comes ' +
  'back. For the og:image of pages, call sign_card_url: one address per page, drawn when a crawler opens it.';

type Session = Pick<Context, 'host' | 'signal' | 'connect' | 'settings'>;

/** Serves an agent over standard input and output until it closes them, or `signal` ends it. */
export async function serveMcp(session: Session): Promise<void> {
  const server = new Server(
    { name: 'cardwright', title: 'Cardwright', version: manifest.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const validators = new AjvJsonSchemaValidator();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(toSheet) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${params.name}. There is: ${TOOLS.map(({ name }) => name).join(', ')}.`,
      );
    const progressToken = params._meta?.progressToken;
    let progress = 0;
    const report = (message: string): void => {
      if (progressToken === undefined) return;
      progress += 1;
      const notification = {
        method: 'notifications/progress',
        params: { progressToken, progress, message },
      } as const;
      // Who no longer listens has closed the pipe, which ends the session by itself.
      sendNotification(notification).catch(() => undefined);
    };
    const { valid, errorMessage } = validators.getValidator(tool.inputSchema)(params.arguments ?? {});
    return await answer(session, async () => {
      if (!valid) throw usageError(toProblem(errorMessage), toInputLine(tool));
      return {
        content: await tool.run({
          input: params.arguments ?? {},
          cardwright: session.connect(),
          signal,
          report,
        }),
      };
    });
  });
  await server.connect(new StdioServerTransport());
  const { stdin } = session.host;
  await Promise.race([once(stdin, 'end'), once(stdin, 'close'), once(session.signal, 'abort')]);
  await server.close();
}

// The validator calls what it was given "data".
const toProblem = (problem: string): string =>
  `${problem.replaceAll('data/', '').replace(/^data /, 'The input ')}.`;

const toInputLine = ({ name, inputSchema }: Tool): string => {
  const inputs = Object.entries(inputSchema.properties).map(([input, schema]) =>
    'enum' in schema ? `${input} (${(schema.enum as string[]).join(' | ')})` : input,
  );
  return `${name} takes: ${inputs.join(', ') || 'nothing'}.`;
};

const toSheet = ({ name, title, description, inputSchema, annotations }: Tool) => ({
  name,
  title,
  description,
  inputSchema,
  annotations: { title, ...annotations },
});

/** A refusal reaches the agent as the tool's answer, so that it can do better. */
async function answer(session: Session, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    const { message, next } = toFailure(error, session.settings, NAMES);
    return {
      isError: true,
      content: [{ type: 'text', text: next === undefined ? message : `${message}\n${next}` }],
    };
  }
}

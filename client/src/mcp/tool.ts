import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { Cardwright } from '../cardwright.ts';

export type Content = CallToolResult['content'][number];

/** What a tool works with. */
export type ToolCall<Input> = {
  input: Input;
  cardwright: Cardwright;
  /** Aborted when the client takes its call back. */
  signal: AbortSignal;
  /** Tells a client that wants to know how far it is. */
  report(words: string): void;
};

/** A tool as agents see it; `inputSchema` decides what reaches `run`. */
export type Tool<Input = unknown> = {
  name: string;
  title: string;
  description: string;
  inputSchema: {
    type: 'object';
    properties: Record<string, object>;
    required?: string[];
    additionalProperties: false;
  };
  annotations: ToolAnnotations;
  run(call: ToolCall<Input>): Promise<Content[]>;
};

/** Keeps the type of the input for `run`, and forgets it for the list. */
export const defineTool = <Input>(tool: Tool<Input>): Tool => tool as Tool;

export const text = (words: string): Content => ({ type: 'text', text: words });

export const json = (value: unknown): Content => text(JSON.stringify(value, null, 2));

/** The picture itself, which a model can look at. */
export async function toImage(cardwright: Cardwright, url: string, signal: AbortSignal): Promise<Content> {
  const { bytes, type } = await cardwright.download(url, { signal });
  return { type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: type };
}

import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { Image, McpApi } from './mcp-api.ts';

export type Content = CallToolResult['content'][number];

/** What a tool works with. */
export type ToolCall<Input> = {
  input: Input;
  api: McpApi;
  /** Aborted when the client cancels its call. */
  signal: AbortSignal;
  /** Sends progress to a client that asked for it. */
  report(message: string): void;
};

export type ToolResult<Output> = {
  structured: Output;
  /** What a model reads and sees. Default: `structured` as JSON. */
  content?: Content[];
};

/** A tool as agents see it. `input` decides what reaches `run`, `output` what leaves it. */
export type Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  /** Its result is an image, which hosts with MCP Apps show with its texts to correct. */
  isShown?: true;
  run(call: ToolCall<z.output<Input>>): Promise<ToolResult<z.input<Output>>>;
};

/** Keeps the types of a tool's input and output for `run`, and forgets them for the list. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool => tool as unknown as Tool;

/** A refusal for the agent to act on. */
export class ToolError extends Error {}

export const text = (words: string): Content => ({ type: 'text', text: words });

/** An image that a model can look at. */
export const toImage = ({ bytes, type }: Image): Content => ({
  type: 'image',
  data: Buffer.from(bytes).toString('base64'),
  mimeType: type,
});

import { type Chat, type ChatOptions, createChat } from './chat.ts';
import { createModelClient } from './model-client.ts';

// A brief has a few kilobytes, and thoughts some more.
const MAX_ANSWER_BYTES = 1024 * 1024;

/** A connection to the operator's language model. */
export async function openChat(options: ChatOptions): Promise<{ ask: Chat; close(): Promise<void> }> {
  const authorization = options.key === undefined ? {} : { authorization: `Bearer ${options.key}` };
  const client = await createModelClient(
    { ...options, maxAnswerBytes: MAX_ANSWER_BYTES },
    authorization as Record<string, string>,
  );
  return { ask: createChat(options, client), close: () => client.close() };
}

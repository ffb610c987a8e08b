import { type Behaviour, type FakeServer, sendJson, startFakeServer } from './fake-server.fixture.ts';

/** A server of OpenAI's chat API that answers as it is told. */
export const startChatServer = (behaviour: Behaviour): Promise<FakeServer> =>
  startFakeServer(behaviour, '/v1');

type Message = { content?: unknown; refusal?: string | null };

/** As OpenAI answers, with any message and reason to stop. */
export const withMessage =
  (message: Message, finish_reason = 'stop'): Behaviour =>
  (_, response) =>
    sendJson(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1713833628,
      model: 'any',
      choices: [{ index: 0, message: { role: 'assistant', refusal: null, ...message }, finish_reason }],
      usage: { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 },
    });

/** A text, or an object as JSON. */
export const withContent = (content: unknown): Behaviour =>
  withMessage({ content: typeof content === 'string' ? content : JSON.stringify(content) });

/** One behaviour after the other; the last stays. */
export const inOrder =
  (...behaviours: readonly Behaviour[]): Behaviour =>
  (asked, response, earlier) =>
    behaviours[Math.min(earlier, behaviours.length - 1)]?.(asked, response, earlier);

/** A server that does not know these ways to hold an answer to a schema. */
export const without =
  (types: readonly string[], behaviour: Behaviour): Behaviour =>
  (asked, response, earlier) => {
    const { type } = (asked.body.response_format ?? {}) as { type?: string };
    if (type === undefined || !types.includes(type)) return behaviour(asked, response, earlier);
    sendJson(response, 400, {
      error: { message: `'response_format.type' must not be '${type}'`, type: 'invalid_request_error' },
    });
  };

/** The prompt that a request is about. */
export const promptOf = ({ body }: { body: Record<string, unknown> }): string => {
  const messages = body.messages as { role: string; content: string }[];
  return (JSON.parse(messages[1]?.content ?? '{}') as { prompt: string }).prompt;
};

type Block = Record<string, unknown>;

/** A reading by the schema, with nothing but what is told. */
export const toAnswer = (more: Record<string, unknown> & { blocks?: readonly Block[] } = {}) => ({
  language: 'en',
  kind: 'event',
  unused: [],
  picture: null,
  style: [],
  scheme: null,
  colors: [],
  layout: [],
  ...more,
  blocks: (more.blocks ?? []).map((block) => ({ value: null, detail: null, label: null, ...block })),
});

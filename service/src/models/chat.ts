import type { ModelClient } from './model-client.ts';
import { type Fault, ModelFault } from './model-fault.ts';
import { asObject, findRefusedField, parse, readError, toFault } from './read-error.ts';

/** How an answer is held to a schema: by the server, by the server as any JSON, or by words alone. */
export const STEPS = ['json_schema', 'json_object', 'text'] as const;
export type Step = (typeof STEPS)[number];

export type ChatOptions = {
  /** With its path, without a slash at the end. */
  baseUrl: string;
  key?: string | undefined;
  model: string;
  /** Added to every request. */
  options: Readonly<Record<string, unknown>>;
  timeoutMs: number;
};

type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
export type Message = { role: 'user' | 'assistant'; content: string | readonly Part[] };

export type Question = {
  /** What is to be done; what it is done to is in the messages, which nobody vouches for. */
  instruction: string;
  messages: readonly Message[];
  name: string;
  schema: object;
};

/** The text of an answer, or why there is none for this very question. */
export type ChatAnswer = { kind: 'answered'; text: string; step: Step } | { kind: 'cut'; detail: string };

/** Asks a question. Throws `ModelFault`. */
export type Chat = (question: Question, signal: AbortSignal) => Promise<ChatAnswer>;

// A server may do without these. OpenAI's models that think know neither.
const OPTIONAL = ['temperature', 'max_tokens'] as const;
const MOST_TOKENS = 4096;
// Of the prompt's length, not of the server's kind.
const TOO_LONG = new Set(['context_length_exceeded', 'string_above_max_length', 'exceed_context_size_error']);

/**
 * `/chat/completions`, as OpenAI, Ollama, LM Studio, llama.cpp, vLLM, LocalAI and OpenRouter speak it. Servers differ in how they hold an
 * answer to a schema; what worked is remembered for this server and model. The schema is in the instruction at every step, because some
 * accept `json_schema` and ignore it.
 */
export function createChat({ model, options }: ChatOptions, client: Pick<ModelClient, 'post'>): Chat {
  const refused = new Set<string>();
  let proven: number | undefined;

  return async ({ instruction, messages, name, schema }, signal) => {
    const system = `${instruction}\n\nAnswer with JSON alone, by this schema:\n${JSON.stringify(schema)}`;
    let at = proven ?? 0;
    for (;;) {
      const step = STEPS[at] ?? 'text';
      const fields = {
        model,
        messages: [{ role: 'system', content: system }, ...messages],
        stream: false,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        ...toFormat(step, name, schema),
        ...options,
      };
      const body = Object.fromEntries(Object.entries(fields).filter(([field]) => !refused.has(field)));
      const answer = await client.post('/chat/completions', body, signal);
      if (answer.status === 200) {
        const found = readAnswer(parse(answer.body), step);
        proven = at;
        return found;
      }
      const error = readError(answer.body);
      const fault = toFault(answer, error);
      const unknown = findRefusedField(answer, error, OPTIONAL, { body, options });
      const isAsked = answer.status === 400 || answer.status === 422;
      if (unknown !== undefined) refused.add(unknown);
      else if (TOO_LONG.has(error.code)) return { kind: 'cut', detail: fault.detail };
      else if (!isAsked || fault.kind === 'refused') throw new ModelFault(fault);
      // A server that has answered before does not mind the request, but this prompt.
      else if (proven !== undefined) return { kind: 'cut', detail: fault.detail };
      else if (at === STEPS.length - 1) throw new ModelFault(fault);
      else at += 1;
    }
  };
}

const toFormat = (step: Step, name: string, schema: object): object => {
  if (step === 'text') return {};
  return step === 'json_object'
    ? { response_format: { type: 'json_object' } }
    : { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
};

function readAnswer(body: unknown, step: Step): ChatAnswer {
  const { choices } = asObject(body);
  const { message, finish_reason: reason } = asObject(Array.isArray(choices) ? choices[0] : undefined);
  const { content, refusal } = asObject(message);
  if (typeof refusal === 'string' && refusal !== '') throw fault('refused', 'declined', refusal);
  if (reason === 'content_filter') throw fault('refused', 'answered with content_filter');
  if (reason === 'length') return { kind: 'cut', detail: 'answered with more words than it may' };
  const text = toText(content);
  if (text === undefined) throw fault('unusable', 'answered without a message');
  return { kind: 'answered', text, step };
}

const fault = (kind: Exclude<Fault['kind'], 'unavailable'>, detail: string, said?: string): ModelFault =>
  new ModelFault({ kind, detail, ...(said !== undefined && { said: said.slice(0, 300) }) });

/** A text, or the texts of a list of parts. */
function toText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const texts = content.map((part) => asObject(part).text).filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts.join('') : undefined;
}

const THOUGHTS = /<think>[\s\S]*?<\/think>/g;

/** The JSON in an answer, which may stand in a fence, or behind thoughts and a greeting. Undefined for none. */
export function readJson(text: string): unknown {
  const plain = text.replaceAll(THOUGHTS, '');
  const found = parse(Buffer.from(plain));
  if (found !== undefined) return found;
  const [from, to] = [plain.indexOf('{'), plain.lastIndexOf('}')];
  return from < 0 || to < from ? undefined : parse(Buffer.from(plain.slice(from, to + 1)));
}

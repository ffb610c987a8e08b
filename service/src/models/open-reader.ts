import { createHash } from 'node:crypto';
import { askModel } from './ask-model.ts';
import { QUESTION_VERSION, READ_INSTRUCTION, toReading, toReadSchema } from './brief-question.ts';
import { type Chat, type ChatOptions, type Message, readJson, type Step } from './chat.ts';
import { ModelFault } from './model-fault.ts';
import { openChat } from './open-chat.ts';
import type { Check, Reader, ReadOutcome, ReadRequest } from './reader.ts';

/** The operator's reader. */
export async function openReader(options: ChatOptions): Promise<Reader> {
  const chat = await openChat(options);
  const { baseUrl, model } = options;
  return {
    name: model,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([QUESTION_VERSION, baseUrl, model, options.options]))
      .digest('hex'),
    read: (request, signal) => askModel((limited) => read(chat.ask, request, limited), options, signal),
    close: chat.close,
  };
}

/** Asks, and once more with what is wrong. What can be drawn of the first answer stands where the second is no better. */
async function read<Result>(
  ask: Chat,
  { prompt, styles, check }: ReadRequest<Result>,
  signal: AbortSignal,
): Promise<ReadOutcome<Result>> {
  const question: Message = { role: 'user', content: JSON.stringify({ prompt }) };
  const askFor = (messages: readonly Message[]) =>
    ask({ instruction: READ_INSTRUCTION, messages, name: 'reading', schema: toReadSchema(styles) }, signal);

  const first = await askFor([question]);
  if (first.kind === 'cut') return { kind: 'unread', detail: first.detail };
  const found = await checkAnswer(first.text, check);
  const toRead = (result: Result, step: Step): ReadOutcome<Result> => ({ kind: 'read', result, step });
  if (found.result !== undefined && found.problems.length === 0) return toRead(found.result, first.step);

  const repair = `That answer is wrong:\n${found.problems.join('\n')}\nAnswer again, whole, by the same rules.`;
  try {
    const second = await askFor([
      question,
      { role: 'assistant', content: first.text },
      { role: 'user', content: repair },
    ]);
    const better = second.kind === 'cut' ? undefined : (await checkAnswer(second.text, check)).result;
    if (better !== undefined) return toRead(better, first.step);
  } catch (error) {
    if (found.result === undefined || !(error instanceof ModelFault || signal.aborted)) throw error;
  }
  if (found.result !== undefined) return toRead(found.result, first.step);
  return {
    kind: 'unread',
    detail: 'answered twice with no reading that holds',
    said: found.problems.join(' ').slice(0, 300),
  };
}

async function checkAnswer<Result>(
  text: string,
  check: Check<Result>,
): Promise<{ problems: readonly string[]; result?: Result | undefined }> {
  const read = toReading(readJson(text));
  return 'problem' in read ? { problems: [read.problem] } : await check(read.reading);
}

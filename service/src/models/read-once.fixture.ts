import { type Brief, createEngine, type Engine } from '@cardwright/engine';
import { readConfig } from '../settings/config.ts';
import { toReaderOptions } from '../settings/reader-settings.ts';
import { startChatServer } from './chat-server.fixture.ts';
import type { Behaviour, FakeServer } from './fake-server.fixture.ts';
import { openReader } from './open-reader.ts';
import type { Check, ReadOutcome } from './reader.ts';

export const READER_KEY = 'sk-very-secret-0123456789';

export type More = { settings?: Record<string, string>; signal?: AbortSignal; times?: number };

let engine: Promise<Engine> | undefined;

const check =
  (prompt: string): Check<Brief> =>
  async (reading) => {
    engine ??= createEngine();
    const { brief, problems, isSound } = await (await engine).checkReading(prompt, reading);
    return { problems, result: isSound ? brief : undefined };
  };

/** What a reader makes of a prompt, read `times` times, and what its server was asked. */
export async function readOnce(
  behaviour: Behaviour,
  prompt: string,
  { settings = {}, signal = new AbortController().signal, times = 1 }: More = {},
): Promise<{ outcome: ReadOutcome<Brief>; asked: FakeServer['asked'] }> {
  await using server = await startChatServer(behaviour);
  const options = toReaderOptions(
    readConfig({
      CARDWRIGHT_READER_MODEL: 'qwen3:8b',
      CARDWRIGHT_READER_URL: server.url,
      CARDWRIGHT_READER_KEY: READER_KEY,
      CARDWRIGHT_READER_TIMEOUT_MS: '600000',
      ...settings,
    }),
  );
  if (options === undefined) throw new Error('no reader');
  const reader = await openReader(options);
  const read = () => reader.read({ prompt, styles: ['bauhaus', 'retro'], check: check(prompt) }, signal);
  try {
    let outcome = await read();
    for (let i = 1; i < times; i += 1) outcome = await read();
    return { outcome, asked: server.asked };
  } finally {
    await reader.close();
  }
}

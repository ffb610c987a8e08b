import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf } from './problems-of.fixture.ts';
import { toJudgeOptions, toReaderOptions } from './reader-settings.ts';

const OLLAMA = {
  CARDWRIGHT_READER_MODEL: 'qwen3:8b',
  CARDWRIGHT_READER_URL: 'http://gpu.internal:11434/v1/',
};
const PAINTER = {
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: 'http://gpu.internal:8080/v1',
  CARDWRIGHT_PAINTER_MODEL: 'flux',
};
const JUDGE = {
  ...PAINTER,
  CARDWRIGHT_JUDGE_MODEL: 'qwen3-vl',
  CARDWRIGHT_JUDGE_URL: 'http://gpu.internal/v1',
};

test('with nothing set there is neither reader nor judge', () => {
  const config = readConfig({});
  expect([toReaderOptions(config), toJudgeOptions(config)]).toEqual([undefined, undefined]);
});

test('a server of one’s own needs no key', () => {
  expect(toReaderOptions(readConfig(OLLAMA))).toEqual({
    model: 'qwen3:8b',
    baseUrl: 'http://gpu.internal:11434/v1',
    key: undefined,
    options: {},
    timeoutMs: 15_000,
    when: 'unsure',
    concurrency: 4,
    dailyLimit: 5000,
  });
});

test('the default URL is that of OpenAI', () => {
  const config = readConfig({ CARDWRIGHT_READER_MODEL: 'gpt-5-mini', CARDWRIGHT_READER_KEY: 'sk' });
  expect(toReaderOptions(config)).toMatchObject({ baseUrl: 'https://api.openai.com/v1', key: 'sk' });
});

describe('the judge', () => {
  test('is on the server of the reader, with its key', () => {
    const reader = { ...OLLAMA, CARDWRIGHT_READER_KEY: 'sk' };
    const config = readConfig({ ...PAINTER, ...reader, CARDWRIGHT_JUDGE_MODEL: 'qwen3-vl' });
    expect(toJudgeOptions(config)).toMatchObject({ baseUrl: 'http://gpu.internal:11434/v1', key: 'sk' });
  });

  test('never takes the key of the reader elsewhere', () => {
    const config = readConfig({ ...JUDGE, ...OLLAMA, CARDWRIGHT_READER_KEY: 'sk' });
    expect(toJudgeOptions(config)).toMatchObject({ baseUrl: 'http://gpu.internal/v1', key: undefined });
  });
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no model',
    { CARDWRIGHT_READER_KEY: 'sk' },
    /To use CARDWRIGHT_READER_KEY, also set CARDWRIGHT_READER_MODEL/,
  ],
  [
    'no key',
    { CARDWRIGHT_READER_MODEL: 'gpt-5-mini' },
    /Set CARDWRIGHT_READER_KEY .*or CARDWRIGHT_READER_URL/,
  ],
  ['our own name', { ...OLLAMA, CARDWRIGHT_READER_MODEL: 'built-in' }, /must not be built-in/],
  [
    'its own port',
    { ...OLLAMA, CARDWRIGHT_READER_URL: 'http://localhost:3000/v1' },
    /READER_URL must not be the URL of this service/,
  ],
  ['options of ours', { ...OLLAMA, CARDWRIGHT_READER_OPTIONS: '{"messages":[]}' }, /must not set messages/],
  ['a wrong time', { ...OLLAMA, CARDWRIGHT_READER_WHEN: 'never' }, /one of unsure, always, asked/],
  ['no model to judge', { ...PAINTER, CARDWRIGHT_JUDGE_KEY: 'sk' }, /also set CARDWRIGHT_JUDGE_MODEL/],
  [
    'no painter',
    { ...JUDGE, ...OLLAMA, ...Object.fromEntries(Object.keys(PAINTER).map((key) => [key, ''])) },
    /To use CARDWRIGHT_JUDGE_MODEL, also set CARDWRIGHT_PAINTER/,
  ],
  ['no server of a judge', { ...PAINTER, CARDWRIGHT_JUDGE_MODEL: 'eye' }, /Set CARDWRIGHT_JUDGE_KEY/],
  [
    'a judge that is this service',
    { ...JUDGE, CARDWRIGHT_JUDGE_URL: 'http://127.0.0.1:3000/v1' },
    /JUDGE_URL must not/,
  ],
])('%s is refused at the start, in one sentence', (_, environment, sentence) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(sentence)]);
});

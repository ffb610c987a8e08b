import type { Brief } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { inOrder, promptOf, toAnswer, withContent, withMessage, without } from './chat-server.fixture.ts';
import { type Behaviour, sendJson } from './fake-server.fixture.ts';
import { hang } from './hostile-answers.fixture.ts';
import { withError } from './openai-images-server.fixture.ts';
import { READER_KEY as KEY, type More, readOnce } from './read-once.fixture.ts';
import type { ReadOutcome } from './reader.ts';

const PROMPT = 'Poster for "Winter Walk" on 12 January, tickets $15';
const BLOCKS = [
  { role: 'title', text: 'Winter Walk' },
  { role: 'date', text: 'on 12 January' },
  { role: 'price', text: 'tickets $15' },
];
const RIGHT = toAnswer({ blocks: BLOCKS, unused: [{ text: 'Poster for', why: 'request' }] });
const INVENTED = toAnswer({ ...RIGHT, blocks: [...BLOCKS, { role: 'action', text: 'Book now' }] });

const read = (behaviour: Behaviour, more: More = {}) => readOnce(behaviour, PROMPT, more);

const blocksOf = (outcome: ReadOutcome<Brief>) =>
  outcome.kind === 'read' ? outcome.result.blocks : outcome.kind;

describe.concurrent('read', () => {
  test('the request has model, schema and key, and the prompt as data apart from the instruction', async () => {
    const { outcome, asked } = await read(withContent(RIGHT));
    expect(outcome).toMatchObject({ kind: 'read', step: 'json_schema' });
    expect(blocksOf(outcome)).toEqual(BLOCKS);
    expect(asked).toHaveLength(1);
    const [one] = asked;
    if (one === undefined) throw new Error('nothing was asked');
    expect(one).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${KEY}`, 'x-cardwright-depth': '1' },
      body: { model: 'qwen3:8b', temperature: 0, stream: false },
    });
    const messages = one.body.messages as { role: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(promptOf(one)).toBe(PROMPT);
    expect(JSON.stringify(messages[0])).not.toContain('Winter Walk');
    expect(one.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'reading', strict: true, schema: { type: 'object' } },
    });
    expect(isStrict(one.body.response_format)).toBe(true);
  });

  test.each<[string, string]>([
    ['in a fence', `\`\`\`json\n${JSON.stringify(RIGHT)}\n\`\`\``],
    ['behind a greeting', `Here you are:\n${JSON.stringify(RIGHT, null, 2)}\nAnything else?`],
    ['behind thoughts', `<think>{"blocks": hm}</think>\n${JSON.stringify(RIGHT)}`],
  ])('an answer %s', async (_, content) => {
    const { outcome, asked } = await read(withContent(content));
    expect([blocksOf(outcome), asked.length]).toEqual([BLOCKS, 1]);
  });

  test('an answer in parts', async () => {
    const text = JSON.stringify(RIGHT);
    const content = [
      { type: 'text', text: text.slice(0, 40) },
      { type: 'text', text: text.slice(40) },
    ];
    expect(blocksOf((await read(withMessage({ content }))).outcome)).toEqual(BLOCKS);
  });

  test("the operator's options are sent with every request", async () => {
    const settings = { CARDWRIGHT_READER_OPTIONS: '{"reasoning_effort":"none","temperature":0.2}' };
    const { asked } = await read(withContent(RIGHT), { settings });
    expect(asked[0]?.body).toMatchObject({ reasoning_effort: 'none', temperature: 0.2 });
  });
});

describe.concurrent('the ladder', () => {
  test.each<[readonly string[], string, readonly (string | undefined)[]]>([
    [['json_schema'], 'json_object', ['json_schema', 'json_object', 'json_object']],
    [['json_schema', 'json_object'], 'text', ['json_schema', 'json_object', undefined, undefined]],
  ])('a server without %j is asked for %s, and from then on at once', async (types, step, formats) => {
    const { outcome, asked } = await read(without(types, withContent(RIGHT)), { times: 2 });
    expect(outcome).toMatchObject({ kind: 'read', step });
    expect(asked.map(({ body }) => (body.response_format as { type?: string } | undefined)?.type)).toEqual(
      formats,
    );
    // Words alone must say what the server does not.
    expect(JSON.stringify(asked.at(-1)?.body.messages)).toContain('additionalProperties');
  });

  test.each(['temperature', 'max_tokens'])(
    '%s is left out where the server does not know it',
    async (param) => {
      const { outcome, asked } = await read(
        (one, response, earlier) =>
          param in one.body
            ? withError(400, { code: 'unsupported_value', param })(one, response, earlier)
            : withContent(RIGHT)(one, response, earlier),
        { times: 2 },
      );
      expect([outcome.kind, asked.length]).toEqual(['read', 3]);
    },
  );

  test('a server that refuses every request is misconfigured', async () => {
    const { outcome, asked } = await read(withError(400, { message: 'No such model.' }));
    expect(outcome).toMatchObject({ kind: 'misconfigured', said: 'No such model.' });
    expect(asked).toHaveLength(3);
  });

  test('one that has answered before minds the prompt, not the request', async () => {
    const { outcome, asked } = await read(inOrder(withContent(RIGHT), withError(400, {})), { times: 2 });
    expect([outcome.kind, asked.length]).toEqual(['unread', 2]);
  });
});

describe.concurrent('a wrong answer', () => {
  test.each<[string, unknown, string]>([
    ['of thoughts alone', { thought: 'A poster.' }, '`blocks` is required'],
    ['that is no JSON', 'Sure! A poster for a walk.', 'must be one JSON object'],
    ['that is a list', '[]', 'must be one JSON object'],
    [
      'with a wrong role',
      toAnswer({ blocks: [{ role: 'headline', text: 'Winter Walk' }] }),
      'blocks[0].role',
    ],
    ['with a wrong kind', toAnswer({ ...RIGHT, kind: 'party' }), '`kind` must be'],
    ['with fields of its own', { ...RIGHT, html: '<script>' }, 'Unknown field `html`'],
    ['with a number for a text', toAnswer({ blocks: [{ role: 'title', text: 7 }] }), 'blocks[0].text'],
    ['with a wrong color', { ...RIGHT, colors: [{ value: 'red', use: 'any' }] }, 'colors[0].value'],
    [
      'with another reason',
      { ...RIGHT, unused: [{ text: 'Poster for', why: 'secret' }] },
      '`unused` must be a list',
    ],
    [
      'with changed letters',
      toAnswer({ ...RIGHT, blocks: [{ role: 'title', text: 'Winter Wa1k' }, ...BLOCKS.slice(1)] }),
      '`blocks[0].text` is no piece of the prompt',
    ],
    ['with a word of its own', INVENTED, '`blocks[3].text` is no piece of the prompt'],
    ['without a fact', toAnswer({ blocks: BLOCKS.slice(0, 2) }), '“15” is quoted or a fact'],
  ])('%s is asked for once more, with what is wrong', async (_, wrong, sentence) => {
    const { outcome, asked } = await read(inOrder(withContent(wrong), withContent(RIGHT)));
    expect([blocksOf(outcome), asked.length]).toEqual([BLOCKS, 2]);
    const messages = asked[1]?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages.at(-1)?.content).toContain(sentence);
  });

  test('an invented word is left out where the second answer has it too', async () => {
    const { outcome, asked } = await read(withContent(INVENTED));
    expect([blocksOf(outcome), asked.length]).toEqual([BLOCKS, 2]);
  });

  test.each<[string, unknown]>([
    ['an invented title', toAnswer({ blocks: [{ role: 'title', text: 'Snow Fest' }, ...BLOCKS.slice(1)] })],
    ['no JSON', 'Sorry.'],
    ['a lost quotation', toAnswer({ blocks: BLOCKS.slice(1) })],
  ])('%s twice is no reading, and nobody is asked a third time', async (_, wrong) => {
    const { outcome, asked } = await read(withContent(wrong));
    expect([outcome.kind, asked.length]).toEqual(['unread', 2]);
  });

  test('where the second question fails, what can be drawn of the first answer stands', async () => {
    const { outcome } = await read(inOrder(withContent(INVENTED), withError(503, {})));
    expect(blocksOf(outcome)).toEqual(BLOCKS);
  });
});

describe.concurrent('not read', () => {
  const slow = { CARDWRIGHT_READER_TIMEOUT_MS: '1000' };

  test.each<[string, Behaviour, string, Record<string, string>?]>([
    ['refuses', withMessage({ content: null, refusal: 'I cannot help with that.' }), 'refused'],
    ['is filtered', withMessage({ content: '' }, 'content_filter'), 'refused'],
    ['is filtered before', withError(400, { code: 'content_filter' }), 'refused'],
    ['answers half', withMessage({ content: '{"blocks":[' }, 'length'), 'unread'],
    ['finds the prompt too long', withError(400, { code: 'context_length_exceeded' }), 'unread'],
    [
      'wants another key',
      withError(401, { code: 'invalid_api_key', message: `Bad key ${KEY}` }),
      'misconfigured',
    ],
    ['wants money', withError(429, { code: 'insufficient_quota' }), 'misconfigured'],
    ['does not know the model', withError(404, { code: 'model_not_found' }), 'misconfigured'],
    ['has too many requests', withError(429, { headers: { 'retry-after': '60' } }), 'unavailable'],
    ['fails', withError(500, {}), 'unavailable'],
    ['has a page of HTML', (_, response) => sendJson(response, 200, '<html>'), 'unusable'],
    ['has another shape', (_, response) => sendJson(response, 200, { choices: [null] }), 'unusable'],
    ['answers nothing', hang, 'unavailable', slow],
    [
      'sends two megabytes',
      (_, response) => void response.writeHead(200).end(Buffer.alloc(2 * 1024 * 1024, 32)),
      'unusable',
    ],
  ])(
    'where the server %s, and it is asked no more than needed',
    async (_, behaviour, kind, settings = {}) => {
      const { outcome, asked } = await read(behaviour, { settings });
      expect([outcome.kind, asked.length]).toEqual([kind, 1]);
      expect(JSON.stringify(outcome)).not.toContain(KEY);
    },
  );

  test('a server that says when is asked once more', async () => {
    const busy = withError(429, { headers: { 'retry-after': '0' } });
    const { outcome, asked } = await read(inOrder(busy, withContent(RIGHT)));
    expect([outcome.kind, asked.length]).toEqual(['read', 2]);
  });

  test('the end of the service ends the question', async () => {
    const stop = new AbortController();
    const reading = read(
      () => {
        stop.abort(new Error('stopping'));
      },
      { signal: stop.signal },
    );
    await expect(reading).rejects.toThrow('stopping');
  });
});

/** As OpenAI wants a strict schema: every object closed, with all its fields required. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const isClosed =
    type !== 'object' ||
    (additionalProperties === false &&
      JSON.stringify(Object.keys(properties as object)) === JSON.stringify(required));
  return isClosed && Object.values(schema).every(isStrict);
}

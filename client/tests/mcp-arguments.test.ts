import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, connectNew, keepOpen, setUpAgents, textOf } from './support/mcp-agents.ts';

setUpAgents();

// One sentence each: which argument, and what would be right.
const WRONG: [string, Record<string, unknown>, RegExp][] = [
  [
    'generate_image',
    { prompt: 'A', widht: 800 },
    /^Unknown field `widht`\. Did you mean `width`\? Supported fields: `prompt`, `image`, `width`.*\.$/,
  ],
  ['draw_brief', { brief: '{"blocks":[]}' }, /^`brief` must be an object, not text\.$/],
  [
    'draw_brief',
    { brief: { blocks: ['A'] } },
    /^`brief\.blocks\[0\]` must be an object with `role` and `text`, not text\.$/,
  ],
  [
    'draw_brief',
    { brief: { format: { width: 1080 } } },
    /^`brief\.format\.height` is required and must be a whole number from 200 to 2048\.$/,
  ],
  [
    'draw_brief',
    { brief: { style: ['bold', 'bould'] } },
    /^`brief\.style\[1\]` is not one of the styles\. Did you mean `bold`\?/,
  ],
  ['preview_image', {}, /^`prompt` is required and must be text .*, unless a `brief` is sent\.$/],
  [
    'sign_card_url',
    { template: 'og_brand', expires_in: '1d' },
    /^`params` is required and must be an object\.$/,
  ],
  [
    'sign_card_url',
    { template: 'og_brand', params: {}, expires_in: 'soon' },
    /^`expires_in` must be a duration such as 90s, 15m, 12h or 365d\.$/,
  ],
  ['derive_brand_parameters', {}, /^Pass the document either as `design_md` or as `design_url`\.$/],
];
// What only the service knows, which each way to it tells in its own words.
const WRONG_FOR_THE_SERVICE: typeof WRONG = [
  ['generate_image', { prompt: 'A', template: 'none' }, /^`?template`? must be one of .*og_brand/],
  [
    'draw_brief',
    { brief: { look: 'swis' } },
    /^`brief\.look` is not one of the looks\. Did you mean `swiss`\? The names are swiss/,
  ],
  [
    'draw_brief',
    { brief: { illustration: 'bicicle' } },
    /^`brief\.illustration` .* Did you mean `bicycle`\? `search_catalogue` lists the names\.$/,
  ],
  [
    'sign_card_url',
    { template: 'og_none', params: {}, expires_in: '1d' },
    /og_standard, announcement, og_brand, article/,
  ],
  [
    'sign_card_url',
    { template: 'og_brand', params: { bg: 'red' }, expires_in: '1d' },
    /bg`? must be a colou?r/,
  ],
  ['derive_brand_parameters', { design_url: 'http://x.test/a' }, /design_url/],
];

describe.each([
  ['stdio', WRONG_FOR_THE_SERVICE],
  ['http', [...WRONG, ...WRONG_FOR_THE_SERVICE]],
] as const)('a wrong argument over %s', (kind, wrong) => {
  let agent: Client;
  beforeAll(async () => {
    agent = keepOpen(await connectNew(kind));
  });
  afterAll(() => agent.close());

  test.each(wrong)('%s with %j is answered by what would be right', async (name, input, expected) => {
    const result = await call(agent, name, input);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(expected);
    expect(textOf(result)).not.toContain('\n');
  });
});

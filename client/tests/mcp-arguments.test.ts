import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, connectNew, keepOpen, setUpAgents, textOf } from './support/mcp-agents.ts';

setUpAgents();

/** A brief with its wrong part behind two good blocks. */
const withBlock = (block: object) => ({
  brief: { blocks: [{ role: 'title', text: 'A' }, { role: 'body', text: 'B' }, block] },
});

// One sentence each: which argument, and what would be right.
const WRONG: [string, Record<string, unknown>, RegExp][] = [
  ['generate_image', {}, /^`prompt` is required and must be text of 1 to 4,000 characters\.$/],
  [
    'generate_image',
    { prompt: 'A', widht: 800 },
    /^Unknown field `widht`\. Did you mean `width`\? Supported fields: `prompt`, `image`, `width`.*\.$/,
  ],
  [
    'generate_image',
    { prompt: 'A', width: '800' },
    /^`width` must be a whole number from 256 to 2048, not text\.$/,
  ],
  ['generate_image', { prompt: 'A', format: 'webp' }, /^`format` must be one of "png", "jpeg", "jpg"\.$/],
  ['draw_brief', {}, /^`brief` is required and must be an object\.$/],
  ['draw_brief', { brief: '{"blocks":[]}' }, /^`brief` must be an object, not text\.$/],
  ['draw_brief', { kind: 'event', blocks: [] }, /^`brief` is required/],
  ['draw_brief', { brief: { kind: 'party' } }, /^`brief\.kind` must be one of "article", .*"picture"\.$/],
  ['draw_brief', { brief: { title: 'A' } }, /^Unknown field `brief\.title`\. .*`blocks`/],
  ['draw_brief', { brief: { colours: [] } }, /^Unknown field `brief\.colours`\. Did you mean `colors`\?/],
  [
    'draw_brief',
    { brief: { blocks: ['A'] } },
    /^`brief\.blocks\[0\]` must be an object with `role` and `text`, not text\.$/,
  ],
  [
    'draw_brief',
    withBlock({ role: 'headline', text: 'A' }),
    /^`brief\.blocks\[2\]\.role` must be one of "eyebrow", "title", .*"note"\.$/,
  ],
  [
    'draw_brief',
    withBlock({ role: 'date' }),
    /^`brief\.blocks\[2\]\.text` is required and must be text of 1 to 1,000 characters\.$/,
  ],
  [
    'draw_brief',
    withBlock({ role: 'item', text: 'A', value: 5 }),
    /^`brief\.blocks\[2\]\.value` must be text of 1 to 200 characters, not 5\.$/,
  ],
  [
    'draw_brief',
    withBlock({ role: 'item', text: 'A', price: '5' }),
    /^Unknown field `brief\.blocks\[2\]\.price`\. Supported fields: `role`, `text`, `value`/,
  ],
  [
    'draw_brief',
    withBlock({ role: 'body', text: 'a\u0007' }),
    /^`brief\.blocks\[2\]\.text` must not contain control characters/,
  ],
  [
    'draw_brief',
    { brief: { colors: ['#ffffff'] } },
    /^`brief\.colors\[0\]` must be an object with `value`, not text\.$/,
  ],
  [
    'draw_brief',
    { brief: { colors: [{ value: 'red' }] } },
    /^`brief\.colors\[0\]\.value` must be a color such as "#0b1020"\.$/,
  ],
  [
    'draw_brief',
    { brief: { picture: 'a fox' } },
    /^`brief\.picture` must be an object with `text`, not text\.$/,
  ],
  [
    'draw_brief',
    { brief: { format: { width: 1080 } } },
    /^`brief\.format\.height` is required and must be a whole number from 200 to 2048\.$/,
  ],
  [
    'draw_brief',
    { brief: { language: 'English' } },
    /^`brief\.language` must be a language tag such as "en", or with a script such as "zh-Hant"\.$/,
  ],
  [
    'draw_brief',
    { brief: { style: ['bold', 'bould'] } },
    /^`brief\.style\[1\]` is not one of the styles\. Did you mean `bold`\?/,
  ],
  [
    'draw_brief',
    { brief: {}, template: 'og_brand' },
    /^Unknown field `template`\. Supported fields: `brief`/,
  ],
  ['preview_image', {}, /^`prompt` is required and must be text .*, unless a `brief` is sent\.$/],
  ['preview_image', withBlock({ role: 'x', text: 'A' }), /^`brief\.blocks\[2\]\.role` must be one of/],
  ['read_prompt', { prompt: '  ' }, /^`prompt` must contain at least one visible character\.$/],
  ['search_catalogue', {}, /^`catalogue` is required and must be one of "looks", "styles", "illustrations"/],
  ['search_catalogue', { catalogue: 'pictures' }, /^`catalogue` must be one of "looks"/],
  [
    'search_catalogue',
    { catalogue: 'looks', language: 'german' },
    /^`language` must be a language tag such as "de"\.$/,
  ],
  ['history', { starred: 'yes' }, /^`starred` must be true or false, not text\.$/],
  ['history', { limit: 0 }, /^`limit` must be a whole number from 1 to 100, not 0\.$/],
  ['usage', { month: 'May' }, /^Unknown field `month`\./],
  [
    'sign_card_url',
    { template: 'og_brand', expires_in: '1d' },
    /^`params` is required and must be an object\.$/,
  ],
  [
    'sign_card_url',
    { template: 'og_brand', params: { title: 7 }, expires_in: '1d' },
    /^`params\.title` must be text, not 7\.$/,
  ],
  [
    'sign_card_url',
    { template: 'og_brand', params: {}, expires_in: 'soon' },
    /^`expires_in` must be a duration such as 90s, 15m, 12h or 365d\.$/,
  ],
  [
    'sign_card_url',
    { template: 'og_brand', params: {}, expires_in: '0.1s' },
    /^`expires_in` must be a duration such as/,
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

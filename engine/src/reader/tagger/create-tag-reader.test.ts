import { expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { createTagReader } from './create-tag-reader.ts';

const reader = createTagReader();
const read = async (prompt: string) => reader.read(prompt);
const unusedIn = async (prompt: string) =>
  (await read(prompt)).unused.map(({ text, why }) => `${why}: ${text}`);

test('reads a prompt once, however often it is asked for', async () => {
  expect(await read('LinkedIn post about tea')).toBe(await read('LinkedIn post about tea'));
});

test.each([
  'How to photograph the northern lights',
  'Coffee and Code',
  'No more meetings',
  'Design systems at scale',
  'iPhone 20 is here!',
  'Old Town Road',
  'Learning to cook with kids',
  'From the mountains to the sea',
  'The key to better meetings',
  '東京マラソン 2026',
  'Kochen mit Kindern',
  'Kaffe och kaka varje onsdag',
  'Jak dbać o kota zimą',
  'Why 90% of startups fail',
  'How we cut our cloud bill by 40% in 3 months',
  'Tips merawat tanaman di rumah',
  'How Rust manages memory without a garbage collector',
  'Wie Kranz Logistik die Kosten um 30 % senkte',
  'Announcing our $9M seed led by Orchard',
  '5 simple steps to better sleep',
])('a headline is the title, whole, and no picture: %s', async (headline) => {
  const { brief, unused } = await read(headline);
  expect(brief.kind).not.toBe('picture');
  expect(brief.blocks.map(({ text }) => text).join(' ')).toBe(headline);
  expect(unused).toEqual([]);
});

test.each([
  ['Dinner is at eight, not nine typewriter', 'Dinner is at eight, not nine'],
  ['藍染めの村を訪ねて 和紙っぽい質感', '藍染めの村を訪ねて'],
])('what is surely wished for behind a headline is not printed with it: %s', async (prompt, headline) => {
  expect((await read(prompt)).brief.blocks.map(({ text }) => text)).toEqual([headline]);
});

test.each([
  'a fox in a forest',
  'mountains behind a lake',
  'the Great Wall of China at sunrise',
  'une ruelle de Lisbonne',
  'ein Bauernhof in der Normandie im Nebel',
  '東京の雨の夜',
  'två hästar på en grön äng',
])('a description is a picture, and no word of it is set: %s', async (description) => {
  const { brief } = await read(description);
  expect([brief.kind, brief.blocks, brief.picture?.text]).toEqual(['picture', [], description]);
});

test.each([
  'rocket, no text',
  'picture of a camera, no text',
  'ein Leuchtturm, ohne Text',
  'ラジオ、文字なし',
  'без текста: лодка на озере',
])('what is asked for without words is a picture: %s', async (prompt) => {
  const { brief } = await read(prompt);
  expect([brief.kind, brief.blocks, brief.picture?.text]).toEqual(['picture', [], prompt]);
});

test('a text that is stated is set, though no other is wanted', async () => {
  const { brief } = await read('poster "Tea", no text but that');
  expect(brief.blocks.map(({ text }) => text)).toEqual(['Tea']);
});

test('shapes are a picture', async () => {
  const { brief } = await read('a red circle on a blue square');
  expect([brief.kind, brief.blocks]).toEqual(['picture', []]);
});

test('each stretch that is not set has its reason', async () => {
  expect(await unusedIn('poster: "Hold fast", dark, 1080x1080')).toEqual([
    'request: poster',
    'wish: dark',
    'wish: 1080x1080',
  ]);
  expect(await unusedIn('Coffee and Code')).toEqual([]);
});

test('offsets are those of the prompt as it was sent', async () => {
  const prompt = '  \n“Hold  fast” — 🎉 for Instagram, please';
  const { unused } = await read(prompt);
  expect(unused.length).toBeGreaterThan(0);
  for (const { text, start, end } of unused) expect(prompt.slice(start, end)).toBe(text);
});

test('what is not possible is said in words', async () => {
  const { warnings } = await read('Poster for the bake sale, oil painting, add our logo, rounded corners');
  for (const words of ['oil painting', 'our logo', 'rounded corners'])
    expect(messagesOf(warnings).join('\n')).toContain(`“${words}”`);
});

test('of dark and light the first wins, and the prompt is told', async () => {
  const { brief, warnings } = await read('poster "Tea", light and dark background');
  expect(brief.scheme).toBe('light');
  expect(messagesOf(warnings).join()).toContain('both dark and light');
});

test('a long prompt says what is not on its card', async () => {
  const { warnings } = await read('Nobody liked that at all, ever. '.repeat(120));
  expect(messagesOf(warnings).join()).toContain('The prompt is long');
});

test('what was not understood at all is set whole: its longest sentence as title', async () => {
  const silent = createTagReader({
    labels: ['O'],
    kinds: ['plain'],
    starts: new Float64Array(1),
    steps: { rows: 1, columns: 1, values: new Float64Array(1) },
    score: ({ rows }) => ({ labels: rows.map(() => new Float64Array(1)), kinds: new Float64Array(1) }),
  });
  const { brief, unused, warnings } = await silent.read('Hello. The old barn is ours! See you.');
  expect(brief.blocks).toEqual([
    { role: 'body', text: 'Hello' },
    { role: 'title', text: 'The old barn is ours!' },
    { role: 'body', text: 'See you' },
  ]);
  expect(unused).toEqual([]);
  expect(warnings.map(({ code }) => code)).toEqual(['set_as_text']);
});

test('nothing visible gives a brief without words', async () => {
  expect((await read('\u200b\u202e\u0000')).brief.blocks).toEqual([]);
});

test.each(['\u{e0080}', '"\u{e0080}"', '\u0301'])('%j has no visible text to set', async (prompt) => {
  expect((await read(prompt)).brief.blocks).toEqual([]);
});

test.each([
  ['poster "Tea", 1080x1080', { width: 1080, height: 1080 }],
  ['LinkedIn post: "Tea", 1080x1080', { width: 1080, height: 1080 }],
  ['Instagram story "Tea"', { width: 1080, height: 1920 }],
])('%s names its format', async (prompt, size) => {
  expect((await read(prompt)).brief.format).toMatchObject(size);
});

test.each([
  [
    'タイトル：春の陶器市\n日時：4月12日 10時\n主催：青葉商店会',
    ['title: 春の陶器市', 'date: 4月12日', 'time: 10時', 'brand: 青葉商店会'],
  ],
  ['Titre : Atelier compost\nSous-titre : Apprendre', ['title: Atelier compost', 'subtitle: Apprendre']],
  [
    '{"title": "Ship smaller", "author": "Petra Osei", "theme": "dark"}',
    ['title: Ship smaller', 'person: Petra Osei'],
  ],
])('what a form names is not overruled: %s', async (prompt, expected) => {
  const { brief } = await read(prompt);
  expect(brief.blocks.map(({ role, text }) => `${role}: ${text}`)).toEqual(expected);
});

test('a platform in words that are set is no format', async () => {
  expect((await read('Poster "Grow on LinkedIn"')).brief.format?.name).toBe('poster');
});

test('what a wish wants largest leads, and the wish was followed', async () => {
  const { brief, unused } = await read(
    'Poster for the Autumn sale, 38% off all coats, 5 October, make the date BIG',
  );
  expect(brief.blocks.filter(({ lead }) => lead)).toEqual([{ role: 'date', text: '5 October', lead: true }]);
  expect(unused.at(-1)).toMatchObject({ text: 'make the date BIG', why: 'wish' });
});

test('a number in a text leads as a figure, and so does the one behind a short request', async () => {
  const leadOf = async (prompt: string) => (await read(prompt)).brief.blocks.find(({ lead }) => lead);
  expect(
    await leadOf(
      'Countdown: 3 days left to send your film. Festival: Kleinformat. Fee €15. Giant number 3, two strong colours.',
    ),
  ).toMatchObject({
    role: 'figure',
    text: '3 days left to send your film',
  });
  expect(
    await leadOf('Customer story. Big number 42%, "shorter queues". Headline: "Boarding without shouting"'),
  ).toMatchObject({ role: 'figure', text: '42%' });
  const short = '"Submit your story". Prize £500, entry free. The 9 should dominate. Ink blue';
  expect(await leadOf(`Only 9 days to go! ${short}`)).toMatchObject({ text: 'Only 9 days to go!' });
});

test('a number that a wish names leads from within its headline, and is not set again', async () => {
  const { brief, warnings } = await read(
    'Headline: "Drivers stop for 82% of red lights". Publisher: Corvane Institute. The 82% is the story, so make that the thing people see first. No car clip art.',
  );
  expect(brief.blocks).toEqual([
    { role: 'figure', text: 'Drivers stop for 82% of red lights', lead: true },
    { role: 'brand', text: 'Corvane Institute' },
  ]);
  expect(brief.illustration).toBe('none');
  expect(warnings).toEqual([]);
});

test.each([
  [
    'behind bullets',
    'Release notes card\n- faster cold starts\n- dark mode for the editor\n- fixes for right-to-left text',
    ['faster cold starts', 'dark mode for the editor', 'fixes for right-to-left text'],
  ],
  [
    'behind numbers',
    'Cuatro pasos para plantar: 1. cavar 2. regar 3. plantar 4. cubrir',
    ['1. cavar', '2. regar', '3. plantar', '4. cubrir'],
  ],
])('rows of a list are set all, and alike: %s', async (_, prompt, items) => {
  const { brief } = await read(prompt);
  expect(brief.blocks.filter(({ role }) => role === 'item').map(({ text }) => text)).toEqual(items);
});

test.each([
  'Evening w/ Ana Ruiz on scaling search, 24/7 support and/or chat',
  'poster: Coffee w/ Ana, Saturday',
  'Flyer: Brunch w/ 12 May, c/o Mill Lane 4, b/c we can',
  'Dinner w/',
])('no text is cut at the slash of an abbreviation: %s', async (prompt) => {
  const { brief, unused } = await read(prompt);
  const texts = brief.blocks.flatMap(({ text, value = '', detail = '' }) => [text, value, detail]);
  for (const text of texts)
    expect(text).not.toMatch(/(?:^|[\s/])(?:w|b|c|o|24|7|and|or)$|^(?:c|o|7|or)\b(?!\/)|^\//);
  expect(unused.filter(({ why }) => why === 'not_understood')).toEqual([]);
});

test('what a form wants left out is no wish for it, and is told', async () => {
  const { brief, unused } = await read('Title: Wage survey\nDate: 3 May\nAvoid: pink/blue, dark');
  expect([brief.colors, brief.scheme]).toEqual([[], null]);
  expect(unused).toContainEqual(expect.objectContaining({ text: 'pink/blue, dark', why: 'not_understood' }));
});

import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIEF_KINDS, type BriefBlock } from '../brief/brief.ts';
import { piecesOf } from '../brief/statement.ts';
import { listStyles } from '../direction/list-styles.ts';
import { decodePhoto } from '../photo/decode-photo.ts';
import { drawPixels, toPng } from '../photo/testing/synthetic-picture.ts';
import { styles } from '../sheets/styles.ts';
import { photoSpecs } from '../specs/photo-specs.ts';
import { promptSpecs } from '../specs/prompt-specs.ts';
import { draws, isDecorated, listRoles, showsAskedAccent } from '../specs/roles-of.ts';
import { meetsWish } from '../specs/where-words-stand.ts';
import { anyBrief } from '../understand/any-brief.fixture.ts';
import { requestCard } from '../understand/design-request.fixture.ts';
import { EMPTY_BRIEF } from '../understand/empty-brief.fixture.ts';
import { ordinaryBrief } from '../understand/ordinary-brief.fixture.ts';
import { understand } from '../understand/understand.ts';
import { listCards, listPhotoCards, toPage } from './list-cards.ts';
import { listObjects } from './list-objects.ts';
import { weightsOf } from './specs-of-kinds.ts';

// Whose flow is another on a square, or on a wide card.
const BY_SHAPE = ['day-field', 'fact-columns'];

const BRIEFS = 60;

const plain = (text: string): string => text.replace(/[\s,·:]+/gu, '');
const ask = (brief: Partial<typeof EMPTY_BRIEF>) => understand({ ...EMPTY_BRIEF, ...brief });
const BYLINE = { role: 'author' as const, text: 'Mira Holm' };
const DATED = [
  { role: 'date' as const, text: '14 May 2026' },
  { role: 'place' as const, text: 'Old Mill' },
];
const ARTICLE = {
  kind: 'article',
  blocks: [{ role: 'title', text: 'Delete your backlog' }],
} satisfies Partial<typeof EMPTY_BRIEF>;

test('every file of a spec and of a face is listed', () => {
  const countFiles = (folder: string): number =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    ).length;
  expect(promptSpecs).toHaveLength(countFiles('../specs/prompts'));
  expect(photoSpecs).toHaveLength(countFiles('../specs/photos'));
  expect(styles).toHaveLength(countFiles('../sheets/faces') + countFiles('../sheets/styles'));
});

test('a spec has a place for what leads it, and one for each role where shapes do not differ', () => {
  for (const { name, leads, region } of [...promptSpecs, ...photoSpecs]) {
    const roles = listRoles(region);
    expect(roles, name).toContain(leads);
    if (!BY_SHAPE.includes(name)) expect(roles, name).toEqual([...new Set(roles)]);
  }
});

test('every spec that a kind has exists, and has a kind or is the page', () => {
  const names = promptSpecs.map(({ name }) => name).filter((name) => name !== 'dense');
  expect(new Set(BRIEF_KINDS.flatMap((kind) => Object.keys(weightsOf(kind, []))))).toEqual(new Set(names));
});

test.each(BRIEF_KINDS.filter((kind) => kind !== 'picture'))(
  'a title and a day have three cards as %s',
  (kind) => {
    const blocks = [
      { role: 'title', text: 'Delete your backlog' },
      { role: 'date', text: 'Saturday 20 June' },
    ] as const;
    const cards = listCards(ask({ kind, blocks: [...blocks], style: ['summer'] }));
    expect(cards.length).toBeGreaterThanOrEqual(3);
  },
);

test('all that a brief says is in the parts of each of its cards, and of its page', () => {
  for (const brief of fc.sample(fc.oneof(ordinaryBrief(), ordinaryBrief([])), {
    seed: 36,
    numRuns: BRIEFS,
  })) {
    const request = understand(brief);
    const pieces = request.statements.flatMap(piecesOf);
    for (const { spec, matter } of pieces.length > 0 ? [...listCards(request), toPage(request)] : []) {
      const said = plain(
        matter.parts
          .map(({ text, detail = '', value = '', section = '' }) => `${section} ${text} ${detail} ${value}`)
          .join(' '),
      );
      for (const piece of pieces) expect(said.toLowerCase(), spec.name).toContain(plain(piece).toLowerCase());
    }
  }
});

test('any brief of words has a card, however much it says', () => {
  for (const brief of fc.sample(anyBrief, { seed: 37, numRuns: BRIEFS })) {
    const words = { ...brief, kind: brief.kind === 'picture' ? 'plain' : brief.kind } as const;
    const plain = { ...words, picture: null, illustration: null, look: null, style: [], layout: [] };
    const request = understand(plain);
    const told = brief.blocks.some(({ text }) => text.trim() !== '');
    if (told) expect(listCards(request)).not.toEqual([]);
  }
});

test('a picture has a spec for every kind of card, with all that its brief says', async () => {
  const dials = { subject: undefined, noisy: 'all', noise: 5, ground: 120, thing: 40, grey: false } as const;
  const photo = await decodePhoto(await toPng(drawPixels({ width: 300, height: 200, ...dials })));
  for (const kind of BRIEF_KINDS) {
    const cards = listPhotoCards(ask({ ...ARTICLE, kind }), photo, { width: 1200, height: 630 });
    expect(cards.length, kind).toBeGreaterThanOrEqual(2);
  }
});

test('an asked style is the only one, and an asked accent is answered by specs that show one', () => {
  const namesOf = (more: Partial<typeof EMPTY_BRIEF>) =>
    listStyles(ask({ ...ARTICLE, ...more })).map(({ name }) => name);
  expect(namesOf({ style: ['elegant'] })).toEqual(['elegant']);
  expect(namesOf({ style: ['newspaper'], look: 'bauhaus' })).toEqual(['bauhaus']);
  const accented = listCards(
    ask({
      ...ARTICLE,
      kind: 'event',
      blocks: [...ARTICLE.blocks, ...DATED],
      colors: [{ value: '#0f766e', use: 'accent' }],
    }),
  );
  expect(accented.every(({ spec }) => showsAskedAccent(spec.region))).toBe(true);
  expect(accented.length).toBeGreaterThanOrEqual(2);
});

test('a product whose price leads has its name as the title', () => {
  const price = { role: 'price' as const, text: '€429' };
  const blocks = [{ role: 'brand' as const, text: 'Pageglow' }, price];
  const cards = listCards(ask({ ...ARTICLE, kind: 'product', blocks }));
  expect(cards.length).toBeGreaterThan(0);
  for (const { matter } of cards) expect(matter.parts).toContainEqual({ role: 'title', text: 'Pageglow' });
});

test('a release whose version leads has its name over that', () => {
  const version = { role: 'figure' as const, text: '4.2.0', lead: true as const };
  const items = ['Faster starts', 'A plugin API'].map((text) => ({ role: 'item' as const, text }));
  const blocks = [{ role: 'brand' as const, text: 'Tidepool' }, version, ...items];
  const [card] = listCards(ask({ ...ARTICLE, kind: 'release', blocks }));
  expect(card?.matter.parts).toContainEqual({ role: 'above', text: 'Tidepool' });
});

test('what was said beside a figure explains it, in quotation marks', () => {
  const figure = { role: 'figure' as const, text: '31%', detail: 'fewer miles', lead: true as const };
  const quote = { role: 'quote' as const, text: 'No new truck.' };
  const cards = listCards(
    ask({ ...ARTICLE, kind: 'testimonial', blocks: [...ARTICLE.blocks, figure, quote] }),
  );
  expect(cards[0]?.matter.parts).toContainEqual({ role: 'text', text: '"No new truck."' });
});

test('a salary from one sum to another is one figure', () => {
  const price = { role: 'price' as const, text: '€75–95k', lead: true as const };
  const cards = listCards(ask({ ...ARTICLE, kind: 'hiring', blocks: [...ARTICLE.blocks, price] }));
  expect(cards[0]?.matter.parts).toContainEqual({ role: 'figure', text: '€75–95k' });
});

test('two lists under the names of what a card compares stand beside each other', () => {
  const rows = { SSR: 'fresh data', SSG: 'cheap hosting' };
  const items = Object.entries(rows).map(([label, text]) => ({ role: 'item' as const, text, label }));
  const told = { role: 'subtitle' as const, text: 'Server rendering vs Static generation' };
  const cards = listCards(ask({ ...ARTICLE, blocks: [...ARTICLE.blocks, told, ...items] }));
  expect(cards.map(({ spec }) => spec.name)).toEqual(['versus-halves']);
  const sides = cards[0]?.matter.parts.filter(({ role }) => role === 'side' || role === 'said');
  expect(sides?.map(({ text }) => text)).toEqual(['SSR', 'SSG', 'fresh data', 'cheap hosting']);
});

test('what leads is as large as a picture on a card of any kind: a day beside the title, a figure', () => {
  const cardsOf = (block: BriefBlock) =>
    listCards(ask({ ...ARTICLE, blocks: [...ARTICLE.blocks, { ...block, lead: true }] }));
  const days = cardsOf({ role: 'date', text: '5 October' });
  expect(days.map(({ spec }) => spec.name)).toEqual(['day-field']);
  expect(days[0]?.matter.parts).toContainEqual({ role: 'figure', text: '5' });
  const figures = cardsOf({ role: 'figure', text: '42%' });
  expect(figures.length).toBeGreaterThan(1);
  expect(figures.every(({ spec }) => spec.leads === 'figure')).toBe(true);
});

test('of a day that is written with a sign, the number is large', () => {
  const date = { role: 'date' as const, text: '2026年11月7日(土)' };
  const cards = listCards(ask({ ...ARTICLE, kind: 'event', blocks: [...ARTICLE.blocks, date] }));
  const days = cards.filter(({ spec }) => spec.day);
  expect(days.length).toBeGreaterThan(0);
  for (const { matter } of days) {
    expect(matter.parts).toContainEqual({ role: 'figure', text: '7' });
    expect(matter.parts).toContainEqual({ role: 'below', text: '日(土)' });
  }
});

test('words stand where they are asked for', () => {
  for (const wish of ['center', 'top', 'bottom', 'right'] as const) {
    const cards = listCards(ask({ ...ARTICLE, blocks: [...ARTICLE.blocks, BYLINE], layout: [wish] }));
    expect(cards.length).toBeGreaterThan(0);
    for (const { spec } of cards) expect(meetsWish(spec.region, wish), `${spec.name} ${wish}`).toBe(true);
  }
});

test('a row that is alone is no list, and needs no page', () => {
  const row = { role: 'item' as const, text: 'handmade ceramic mugs', value: 'from €24' };
  const cards = listCards(ask({ ...ARTICLE, kind: 'announcement', blocks: [...ARTICLE.blocks, row] }));
  expect(cards.map(({ spec }) => spec.name)).toContain('fact-columns');
  expect(cards.flatMap(({ matter }) => matter.parts.map(({ text }) => text))).toContain(row.text);
});

test('what a card surely names is shown, and what stands for anything is not', () => {
  const objectsOf = (title: string) =>
    new Set(
      listCards(ask({ ...ARTICLE, blocks: [{ role: 'title', text: title }] })).flatMap(
        ({ objects }) => objects,
      ),
    );
  expect([...objectsOf('The quiet joy of baking bread')]).toEqual(['subject:bread']);
  expect([...objectsOf('Deploy a Django app in 10 minutes')]).toEqual([]);
});

test('a pattern that is asked for is drawn on a field, and a day has its drawings', () => {
  const cards = listCards(ask({ ...ARTICLE, illustration: 'orbits' }));
  expect(cards.map(({ objects }) => objects)).toEqual(cards.map(() => ['orbits']));
  const day = listCards(ask({ ...ARTICLE, style: ['halloween'] })).flatMap(({ objects }) => objects);
  expect(day).toContain('subject:jack-o-lantern');
});

test('beside rows, no season has its drawing', () => {
  const autumn = (...rows: BriefBlock[]) =>
    listObjects(
      ask({ language: 'en', kind: 'hours', blocks: [{ role: 'title', text: 'Autumn hours' }, ...rows] }),
    );
  expect(autumn()).not.toEqual([]);
  expect(autumn({ role: 'item', text: 'Monday', value: 'closed' })).toEqual([]);
});

test('an object is shown where it is asked for, or where the title names it', () => {
  const shows = (more: Partial<typeof EMPTY_BRIEF>): Set<boolean> =>
    new Set(listCards(ask({ ...ARTICLE, ...more })).map(({ objects }) => objects.length > 0));
  expect(shows({ illustration: 'fox' })).toEqual(new Set([true]));
  expect(shows({ blocks: [{ role: 'title', text: 'The keeper of the lighthouse' }] })).toEqual(
    new Set([true, false]),
  );
  expect(shows({ illustration: 'none' })).toEqual(new Set([false]));
  expect(shows({})).toEqual(new Set([false]));
});

test('all words are on a card before a drawing that is asked for', () => {
  const items = Array.from({ length: 18 }, (_, at) => ({ role: 'item' as const, text: `Fact ${at}` }));
  const cards = listCards(ask({ ...ARTICLE, illustration: 'fox', blocks: [...ARTICLE.blocks, ...items] }));
  expect(new Set(cards.map(({ objects }) => objects.length))).toEqual(new Set([0]));
  expect(cards.map(({ spec }) => spec.name)).not.toContain('dense');
});

test('a card that shall be plain or minimal has no drawing that says nothing', () => {
  for (const plain of [{ illustration: 'none' }, { style: ['minimal'] }]) {
    const specs = listCards(ask({ ...ARTICLE, ...plain })).map(({ spec }) => spec);
    expect(specs.length).toBeGreaterThan(0);
    expect(specs.filter(({ region }) => isDecorated(region))).toEqual([]);
  }
});

test('a pattern is on no card that asks neither for one nor for a style', () => {
  const patterned = (more: Partial<typeof EMPTY_BRIEF>) =>
    listCards(ask({ ...ARTICLE, ...more })).some(({ spec }) => draws(spec.region, ['pattern']));
  expect(patterned({})).toBe(false);
  expect(patterned({ illustration: 'stripes' })).toBe(true);
  expect(patterned({ style: ['memphis'] })).toBe(true);
});

test('a release shows its version as large as it can, and ticks off what is new', () => {
  const rows = ['Offline sync', 'Faster search', 'New icons'].map((text) => ({
    role: 'item' as const,
    text,
  }));
  const [card] = listCards(
    ask({ kind: 'release', blocks: [{ role: 'title', text: 'Marlin 7.2 is out' }, ...rows] }),
  );
  expect(card?.spec.leads).toBe('figure');
  const said = card?.matter.parts.map(({ role, text, icon }) => [role, text, icon]);
  expect(said).toContainEqual(['above', 'Marlin', undefined]);
  expect(said).toContainEqual(['figure', '7.2', undefined]);
  expect(said).toContainEqual(['item', 'Faster search', 'tick']);
});

test('rows that count themselves get no marks', () => {
  const rows = ['1 Folding', '2 Sewing', '3 Boards'].map((text) => ({ role: 'item' as const, text }));
  const [card] = listCards(
    ask({ kind: 'course', blocks: [{ role: 'title', text: 'Learn to bind books' }, ...rows] }),
  );
  const items = card?.matter.parts.filter(({ role }) => role === 'item');
  expect(items?.map(({ text, icon }) => [text, icon])).toEqual(rows.map(({ text }) => [text, undefined]));
});

test('a number that is said to lead is alone, with what it counts, and the others are facts', () => {
  const cards = listCards(
    ask({
      kind: 'report',
      blocks: [
        { role: 'title', text: 'Parcels that arrive on Tuesday' },
        { role: 'figure', text: '44%', detail: 'fewer late deliveries in three months', lead: true },
        { role: 'figure', text: '6', detail: 'depots' },
      ],
    }),
  );
  const said = cards.map(({ matter }) => matter.parts.map(({ role, text }) => `${role}: ${text}`));
  for (const parts of said) {
    expect(parts.slice(0, 2)).toEqual(['figure: 44%', 'below: fewer late deliveries in three months']);
    expect(parts.join()).toMatch(/(?:fact|note): 6 depots/);
  }
});

test('a share of the whole is counted out, in the digits of any writing', () => {
  const figure = { role: 'figure' as const, text: '٦٤٪', detail: 'من القرّاء يفضّلون الكتب الورقية' };
  const cards = listCards(ask({ kind: 'statistic', language: 'ar', blocks: [figure] }));
  expect(cards.map(({ matter, spec }) => [matter.share, draws(spec.region, ['units'])])).toEqual([
    [0.64, true],
  ]);
});

test('what is sold is ordered at its price, where nothing else is to be done', () => {
  const rolesOf = (...more: BriefBlock[]) => {
    const blocks = [{ role: 'title', text: 'Nox' }, { role: 'price', text: '€149' }, ...more] as const;
    const card = listCards(ask({ kind: 'product', blocks: [...blocks] })).find(
      ({ spec }) => spec.name === 'name-call',
    );
    return card?.matter.parts.map(({ role, text }) => `${role}: ${text}`).slice(1);
  };
  expect(rolesOf()).toEqual(['action: €149']);
  expect(rolesOf({ role: 'action', text: 'Order' })).toEqual(['fact: €149', 'action: Order']);
});

test('what is said in a word stands in the row of the facts, and an address below one of many', () => {
  const rolesOf = (...notes: string[]) => {
    const blocks = [
      { role: 'title' as const, text: 'Joiner' },
      { role: 'place' as const, text: 'Kiel' },
      { role: 'date' as const, text: '1 March' },
      { role: 'contact' as const, text: 'werkhof.example/jobs' },
      ...notes.map((text) => ({ role: 'note' as const, text })),
    ];
    const cards = listCards(ask({ kind: 'hiring', blocks }));
    const card = cards.find(({ spec }) => spec.name === 'fact-columns');
    return card?.matter.parts.map(({ role, text }) => `${role}: ${text}`).slice(1);
  };
  expect(rolesOf()).toEqual(['fact: Kiel', 'fact: 1 March', 'fact: werkhof.example/jobs']);
  expect(rolesOf('Permanent')).toEqual([
    'fact: Kiel',
    'fact: 1 March',
    'note: werkhof.example/jobs',
    'fact: Permanent',
  ]);
});

test.each([
  ['3 habits of calm teams', '3', ['1', '2', '3']],
  ['Who cleans the hospital at 3am?', '?', [undefined, undefined, undefined]],
  ['How we raised €40 in 2024', undefined, [undefined, undefined, undefined]],
  ['Top 3 habits of calm teams', '3', ['1', '2', '3']],
  ['Cutting our time from 38 minutes to 6', undefined, [undefined, undefined, undefined]],
])('%s is known by %s', (title, glyph, icons) => {
  const rows = ['Write', 'Wait', 'Ask'].map((text) => ({ role: 'item' as const, text }));
  const [card] = listCards(ask({ ...ARTICLE, blocks: [{ role: 'title', text: title }, ...rows] }));
  expect(card?.matter.glyph).toBe(glyph);
  expect(card?.matter.parts.filter(({ role }) => role === 'item').map(({ icon }) => icon)).toEqual(icons);
});

test('a product is shown, whatever its headline speaks of', () => {
  const request = requestCard('Light that leaves you alone', {
    kind: 'product',
    language: 'en',
    blocks: [{ role: 'brand', text: 'Fernlight desk lamp' }],
  });
  expect(listObjects(request)).toEqual(['subject:table-lamp']);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Brief } from '../../src/brief/brief.ts';
import type { Palette } from '../../src/color/palette.ts';
import type { Composition } from '../../src/composition.ts';
import { toBrand } from '../../src/design-md/brand/to-brand.ts';
import { readDesignDocument } from '../../src/design-md/read/read-design-document.ts';
import type { Brand } from '../../src/direction/brand.ts';
import { toBrandColors } from '../../src/direction/brand-colors.ts';
import { toBrandFont } from '../../src/direction/brand-font.ts';
import { followBrand } from '../../src/follow-brand.ts';
import { toCardLook } from '../../src/prompt-cards/card-look.ts';
import { directBrandCard } from '../../src/prompt-cards/direct-card.ts';
import { listCards } from '../../src/prompt-cards/list-cards.ts';
import { checkContrast } from '../../src/quality/check-contrast.ts';
import { checkLayout } from '../../src/quality/check-layout.ts';
import { toLineBoxes } from '../../src/quality/line-boxes.ts';
import { createRandom } from '../../src/random.ts';
import type { Pixels } from '../../src/render/pixels.ts';
import { createRenderKit, type RenderKit } from '../../src/render/render-kit.ts';
import { EMPTY_BRIEF } from '../../src/understand/empty-brief.fixture.ts';
import { understand } from '../../src/understand/understand.ts';

// Cards of documents of the corpus that declare colors, as their art is drawn.

const FOLDER = join(import.meta.dirname, 'corpus');
const brands: [string, Brand][] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name): [string, Brand] => [
    name,
    toBrand(readDesignDocument(readFileSync(join(FOLDER, name), 'utf8'))).brand,
  ])
  .filter(([, { colors }]) => colors.accent !== undefined || colors.fg !== undefined);

const SIZES = [
  [800, 420],
  [720, 720],
  [720, 1280],
] as const;
const CARDS: readonly (Pick<Brief, 'kind' | 'blocks'> & { title: string })[] = [
  {
    kind: 'article' as const,
    title: 'How we cut pipeline times in half',
    blocks: [{ role: 'author' as const, text: 'Ada Lovelace' }],
  },
  {
    kind: 'announcement' as const,
    title: 'Instant payouts are here',
    blocks: [{ role: 'note' as const, text: 'available in 40 countries' }],
  },
  {
    kind: 'event' as const,
    title: 'Open days',
    blocks: [
      { role: 'date' as const, text: '6 and 7 June' },
      { role: 'place' as const, text: 'Berlin' },
      { role: 'action' as const, text: 'Register' },
    ],
  },
  {
    kind: 'hiring' as const,
    title: 'Senior data engineer',
    blocks: [{ role: 'place' as const, text: 'Lisbon' }],
  },
  {
    kind: 'release' as const,
    title: 'Version 18',
    blocks: [{ role: 'subtitle' as const, text: 'Faster merges and new runners' }],
  },
  {
    kind: 'profile' as const,
    title: 'Ada Lovelace',
    blocks: [{ role: 'subtitle' as const, text: 'Wrote the first program' }],
  },
].map(({ title, blocks, kind }) => ({
  kind,
  title,
  blocks: [{ role: 'title' as const, text: title }, ...blocks],
}));

type Card = { composition: Composition; palette: Palette; art: Pixels; findings: unknown[]; spec: string };
let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

async function draw(
  brand: Brand,
  { kind, blocks }: (typeof CARDS)[number],
  [width, height]: readonly [number, number],
  { seed = 1, sibling = 0, hasLogo = false } = {},
) {
  const logo = hasLogo ? { width: 200, height: 60, transparent: true } : undefined;
  const asked = understand({ ...EMPTY_BRIEF, kind, blocks });
  const request = followBrand(asked, brand, { logo });
  const colors = toBrandColors(request, brand);
  if (!colors) throw new Error('the brand has no colors');
  const cards = listCards(request, { signs: colors.signs });
  const direction = directBrandCard(request, cards, colors, { width, height, seed, sibling });
  const random = createRandom(1);
  const context = { request, direction, width, height, typesetter: kit.typesetter, random, attempt: 0 };
  const look = toCardLook(direction, cards, { inkOf: kit.inkOf, font: toBrandFont(brand) });
  const composition = await look.layout(context);
  const art = await kit.canvas.drawArt(composition);
  const findings = [...checkLayout(composition, request), ...checkContrast(composition, art).findings];
  return { composition, palette: colors.palette, art, findings, spec: direction.family ?? '' } satisfies Card;
}

/** The colors of an area as numbers, by how many of its pixels they have; every other pixel is looked at. */
function countColors(
  { data, width: across, height: down }: Pixels,
  { x, y, width, height } = { x: 0, y: 0, width: across, height: down },
) {
  const counts = new Map<number, number>();
  for (let row = Math.max(0, Math.round(y)); row < Math.min(down, y + height); row += 2)
    for (let column = Math.max(0, Math.floor(x)); column < Math.min(across, x + width); column += 2) {
      const at = (row * across + column) * 4;
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
}

const toNumber = (color: string): number => Number.parseInt(color.slice(1, 7), 16);

const cards = brands.flatMap(([name, brand], index) =>
  // Half of the brands, each in one of the shapes, on one of the cards; all of them among twelve brands.
  CARDS.filter((_, at) => index % 4 < 2 && at === index % CARDS.length).map((card) => ({
    name,
    brand,
    card,
    size: SIZES[index % SIZES.length] ?? SIZES[0],
  })),
);

const channelsOf = (color: number): number[] => [16, 8, 0].map((bits) => (color >> bits) & 255);

/** Whether a color is one of these, or on the way from one to another. */
function isBetween(color: number, declared: readonly string[]): boolean {
  const own = channelsOf(color);
  return declared.some((one) => {
    const from = channelsOf(toNumber(one));
    return declared.some((other) => {
      const way = channelsOf(toNumber(other)).map((value, at) => value - (from[at] ?? 0));
      const length = way.reduce((sum, value) => sum + value * value, 0);
      const along = own.reduce((sum, value, at) => sum + (value - (from[at] ?? 0)) * (way[at] ?? 0), 0);
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
      return own.every(
        (value, at) => Math.abs(value - ((from[at] ?? 0) + share * (way[at] ?? 0))) <= TOLERANCE,
      );
    });
  });
}

// Tones are mixed in OKLab, where the way between two hues is a bow.
const TOLERANCE = 26;

// What parts two flat areas is smoothed, and is less than this share of a card.
const SEAMS = 0.001;

describe.each(cards)('$name: $card.kind, "$card.title"', ({ brand, card, size }) => {
  let drawn: Card;
  beforeAll(async () => {
    drawn = await draw(brand, card, size);
  });

  test('passes every check as it is, with every word in full', () => {
    expect(drawn.findings).toEqual([]);
  });

  test.skipIf(brand.gradient !== undefined)(
    'shows the colors of its document alone, and tones between them',
    () => {
      const declared = [
        ...Object.values(brand.colors),
        ...(brand.tones ?? []),
        ...(brand.blocks ?? []),
        ...(brand.seconds ?? []),
        ...[brand.field, brand.line, brand.onAccent].filter((color) => color !== undefined),
        // A document that names no ground or no text color gets what matches the other, one that cannot be read a readable one.
        drawn.palette.background,
        drawn.palette.foreground,
        '#ffffff',
        '#000000',
      ];
      const total = (drawn.art.width * drawn.art.height) / 4;
      for (const [color, count] of countColors(drawn.art))
        if (count / total > SEAMS)
          expect(isBetween(color, declared), `#${color.toString(16).padStart(6, '0')}`).toBe(true);
      for (const { color, fitted } of drawn.composition.texts)
        expect(isBetween(toNumber(color), declared), `${fitted.text} in ${color}`).toBe(true);
    },
  );

  test('stands on one color with each of its lines', () => {
    for (const placed of drawn.composition.texts)
      for (const { bounds } of toLineBoxes(placed)) {
        const counts = [...countColors(drawn.art, bounds).values()];
        const all = counts.reduce((sum, count) => sum + count, 0);
        expect(Math.max(...counts) / all, placed.fitted.text).toBeGreaterThan(0.9);
      }
  });
});

// What a document says without a role, and the colors that are to be seen in strength: so much of a card at least.
const SINGLED_OUT: readonly [string, string, readonly string[]][] = [
  [
    'a color that bears the name, in prose',
    '# Nordische Bahn\n## Color\n### Basis\n- **NB Red** (`#c8001a`): the stripe\n- **White** (`#ffffff`): ground\n- **Grey 700** (`#282d37`): text\n',
    ['#c8001a'],
  ],
  [
    'yellow as the main ground',
    '# Amber Relief\n## Colors\n- **Amber Yellow** (`#ffff00`): main ground\n- **Black** (`#000000`): text\n',
    ['#ffff00'],
  ],
  [
    'a frame',
    '# Geo Society\n## Colors\n- **Geo Yellow** (`#ffcc00`): the border, a rule\n- **White** (`#ffffff`): page\n- **Ink** (`#262626`): body text\n',
    ['#ffcc00'],
  ],
  [
    'a second hue by its own words',
    '---\nname: Flat\ncolors:\n  primary: "#0058a3"\n  yellow: "#ffdb00"\n  canvas: "#ffffff"\n  ink: "#111111"\n  on-primary: "#ffffff"\n  on-yellow: "#111111"\n---\n',
    ['#0058a3', '#ffdb00'],
  ],
  [
    'a secondary as light as the ground',
    '---\nname: Markt\ncolors:\n  primary: "#0050aa"\n  secondary: "#fff000"\n  background: "#ffffff"\n  text: "#353b42"\n---\n',
    ['#0050aa', '#fff000'],
  ],
  [
    'a ground of the brand',
    '---\nname: Parcel\ncolors:\n  primary: "#d40511"\n  yellow: "#ffcc00"\n  background: "#ffffff"\n  background-brand: "#ffcc00"\n  text: "#191919"\n  on-primary: "#ffffff"\n  on-yellow: "#191919"\naliases:\n  brand: yellow\n---\n',
    ['#ffcc00', '#d40511'],
  ],
];

describe.each(SINGLED_OUT)('%s', (_, document, colors) => {
  const { brand } = toBrand(readDesignDocument(document));

  const [kinds, turns] = [CARDS.slice(0, 3), SIZES.length];
  test.each(kinds.map((card, at) => ({ card, at })))(
    'is seen in strength on a card of the kind "$card.kind"',
    async ({ card, at }) => {
      const { art, findings, spec } = await draw(brand, card, SIZES[at % turns] ?? SIZES[0], {
        hasLogo: at % 2 === 1,
      });
      const counts = countColors(art);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      for (const color of colors)
        expect((counts.get(toNumber(color)) ?? 0) / total, spec).toBeGreaterThan(0.12);
      expect(findings).toEqual([]);
    },
  );
});

test('variations of a card have other compositions, and each shows the color and the name', async () => {
  const document =
    '---\nname: Acme\ncolors:\n  canvas: "#ffffff"\n  ink: "#111111"\n  primary: "#1434cb"\n---\n';
  const { brand } = toBrand(readDesignDocument(document));
  for (const card of CARDS.slice(0, 2)) {
    const drawn = [];
    for (const sibling of [0, 1, 2, 3]) drawn.push(await draw(brand, card, SIZES[0], { sibling }));
    expect(new Set(drawn.map(({ spec }) => spec)).size, card.title).toBe(4);
    for (const { art, composition } of drawn) {
      expect(countColors(art).get(0x1434cb) ?? 0).toBeGreaterThan((art.width * art.height * 0.05) / 4);
      expect(composition.texts.map(({ fitted }) => fitted.text)).toContain('Acme');
    }
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Copy, Kind } from '../../src/brief/design-request.ts';
import { contrast } from '../../src/color/contrast.ts';
import type { Palette } from '../../src/color/palette.ts';
import { toBrand } from '../../src/design-md/brand/to-brand.ts';
import { readDesignDocument } from '../../src/design-md/read/read-design-document.ts';
import type { Brand } from '../../src/direction/brand.ts';
import { neededOn } from '../../src/direction/brand-signs.ts';
import { requestOf } from '../../src/direction/design-request.fixture.ts';
import { directBrand } from '../../src/direction/direct-brand.ts';
import { followBrand } from '../../src/follow-brand.ts';
import type { Composition } from '../../src/layout/composition.ts';
import { identity } from '../../src/layout/looks/identity/identity.ts';
import { checkContrast } from '../../src/quality/check-contrast.ts';
import { checkLayout } from '../../src/quality/check-layout.ts';
import { toLineBoxes } from '../../src/quality/line-boxes.ts';
import { createRandom } from '../../src/random.ts';
import type { Pixels } from '../../src/render/pixels.ts';
import { createRenderKit, type RenderKit } from '../../src/render/render-kit.ts';

// The cards of every document of the corpus that declares colors, as their art is drawn.

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
const CARDS: readonly [Kind, Copy][] = [
  ['article', { title: 'How we cut pipeline times in half', people: ['Ada Lovelace'] }],
  ['announcement', { title: 'Instant payouts are here', lines: ['available in 40 countries'] }],
  ['event', { title: 'Open days', date: '6 and 7 June', place: 'Berlin', callToAction: 'Register' }],
  ['quote', { title: 'Music gives a soul to the universe', attribution: 'Plato' }],
  ['release', { title: 'Version 18', subtitle: 'Faster merges and new runners' }],
  ['article', { title: 'Cards in use', metric: { value: '4.3', suffix: 'billion' } }],
];

type Card = { composition: Composition; palette: Palette; art: Pixels; findings: unknown[] };
let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

async function draw(
  brand: Brand,
  [kind, copy]: (typeof CARDS)[number],
  [width, height]: readonly [number, number],
  hasLogo = false,
) {
  const request = followBrand(requestOf({ kind, copy }), brand, hasLogo);
  const direction = directBrand(request, brand, { width, height, seed: 1 });
  const random = createRandom(1);
  const context = { request, direction, width, height, typesetter: kit.typesetter, random, attempt: 0 };
  const composition = await identity.layout(context);
  const art = await kit.canvas.drawArt(composition);
  const findings = [...checkLayout(composition, request), ...checkContrast(composition, art).findings];
  return { composition, palette: direction.palette, art, findings } satisfies Card;
}

const colorAt = ({ data, width }: Pixels, x: number, y: number): string => {
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  return `#${[0, 1, 2].map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
};

/** The colors of an area, by the number of their pixels; every other pixel is looked at. */
function countColors(
  art: Pixels,
  { x, y, width, height } = { x: 0, y: 0, width: art.width, height: art.height },
) {
  const counts = new Map<string, number>();
  for (let row = Math.max(0, y); row < Math.min(art.height, y + height); row += 2)
    for (let column = Math.max(0, x); column < Math.min(art.width, x + width); column += 2) {
      const color = colorAt(art, Math.floor(column), Math.floor(row));
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
}

const cards = brands.flatMap(([name, brand], index) =>
  // Each brand in one of the shapes, on two of the cards; all of them among three brands.
  CARDS.filter((_, at) => at % 3 === index % 3).map((card) => ({
    name,
    brand,
    card,
    size: SIZES[index % SIZES.length] ?? SIZES[0],
  })),
);

// What parts two flat areas is smoothed, and is less than this share of a card.
const SEAMS = 0.001;

describe.each(cards)('$name: $card.0, "$card.1.title"', ({ brand, card, size }) => {
  let drawn: Card;
  beforeAll(async () => {
    drawn = await draw(brand, card, size);
  });

  test('passes every check as it is, with every word in full', () => {
    expect(drawn.findings).toEqual([]);
  });

  test.skipIf(brand.gradient !== undefined)('shows the exact colors of its document alone', () => {
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
      if (count / total > SEAMS) expect(declared).toContain(color);
    for (const { color, fitted } of drawn.composition.texts) expect(declared, fitted.text).toContain(color);
  });

  test('keeps words clear of what it draws, and small ones bright', () => {
    for (const placed of drawn.composition.texts)
      for (const { bounds } of toLineBoxes(placed)) {
        const [[ground, most] = ['', 0]] = [...countColors(drawn.art, bounds)].sort((a, b) => b[1] - a[1]);
        const all = [...countColors(drawn.art, bounds).values()].reduce((sum, count) => sum + count, 0);
        expect(most / all, placed.fitted.text).toBeGreaterThan(0.97);
        // A button is a color of its own, and so may be what is large.
        const isSmall = !['call-to-action', 'title', 'metric'].includes(placed.role);
        if (isSmall && placed.fitted.size < 24 && contrast('#ffffff', ground) > 7)
          expect(contrast(placed.color, ground), placed.fitted.text).toBeGreaterThanOrEqual(
            Math.min(neededOn(ground), contrast(brand.colors.fg ?? '#ffffff', ground)),
          );
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

  const [kinds, turns] = [CARDS.slice(0, 5), SIZES.length];
  test.each(kinds.map((card, at) => ({ card, at })))(
    'is seen in strength on a card of the kind "$card.0"',
    async ({ card, at }) => {
      const { art, findings } = await draw(brand, card, SIZES[at % turns] ?? SIZES[0], at % 2 === 1);
      const counts = countColors(art);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      for (const color of colors) expect((counts.get(color) ?? 0) / total).toBeGreaterThan(0.12);
      expect(findings).toEqual([]);
    },
  );
});

test('a card with a logo in place of the name shows the color of the brand all the same', async () => {
  const document =
    '---\ncolors:\n  canvas: "#ffffff"\n  ink: "#111111"\n  primary: "#1434cb"\nrounded:\n  button: 999px\n---\n';
  const { brand } = toBrand(readDesignDocument(document));
  const article = CARDS[0] ?? ['article', { title: 'A' }];
  for (const size of SIZES) {
    const { art } = await draw({ ...brand, name: 'Acme' }, article, size, true);
    expect(countColors(art).get('#1434cb') ?? 0).toBeGreaterThan((art.width * art.height * 0.05) / 4);
  }
});

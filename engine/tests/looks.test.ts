import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Copy, DesignRequest, Kind, Topic } from '../src/brief/design-request.ts';
import { direct } from '../src/direction/direct.ts';
import type { Composition } from '../src/layout/composition.ts';
import type { Look } from '../src/layout/look.ts';
import { plain } from '../src/layout/looks/plain.ts';
import { looks } from '../src/layout/looks.ts';
import { checkLayout } from '../src/quality/check-layout.ts';
import { createRandom } from '../src/random.ts';
import { createRenderKit, type RenderKit } from '../src/render/render-kit.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const TITLES = [
  'Postgres',
  'Why we moved from microservices back to a monolith',
  'Everything you always wanted to know about index bloat but were too polite to ask us',
  'TypeScriptで始める関数型プログラミング',
  'مستقبل العمل عن بعد',
  'Как мы переписали биллинг и ничего не сломали',
  'Donaudampfschifffahrtsgesellschaft',
  'คู่มือการออกแบบฐานข้อมูล',
] as const;
const KINDS: readonly Kind[] = ['article', 'announcement', 'event', 'quote', 'sale', 'plain'];
const TOPICS: readonly Topic[] = ['data', 'food', 'finance', 'ai', 'design', 'travel'];
const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [400, 400],
] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const copy: fc.Arbitrary<Copy> = fc
  .record({
    title: fc.constantFrom(...TITLES),
    eyebrow: maybe(fc.constantFrom('Guide', 'Podcast · Episode 42', 'お知らせ')),
    subtitle: maybe(
      fc.constantFrom('For people who run databases', 'Une journée pour apprendre à bien écrire'),
    ),
    metric: maybe(
      fc.constantFrom(
        { value: '$25M' },
        { prefix: 'Up to', value: '30%', suffix: 'OFF' },
        { value: '1,204,551', suffix: 'happy customers' },
      ),
    ),
    people: maybe(fc.constantFrom(['Ada Lovelace'], ['Grace Hopper', 'Ada Lovelace', 'Katherine Johnson'])),
    date: maybe(fc.constantFrom('May 12–14, 2026', '8. März')),
    place: maybe(fc.constantFrom('Berlin', 'Online')),
    attribution: maybe(fc.constant('Leonardo da Vinci')),
    callToAction: maybe(fc.constantFrom('Register now', 'Jetzt Platz sichern')),
    lines: maybe(fc.constantFrom(['Free entry'], ['One', 'Two'])),
  })
  .map(
    (roles) =>
      Object.fromEntries(Object.entries(roles).filter(([, v]) => v !== undefined)) as unknown as Copy,
  );

const briefs: fc.Arbitrary<DesignRequest> = fc.record({
  words: fc.constant('a card'),
  language: fc.constant('en'),
  kind: fc.constantFrom(...KINDS),
  copy,
  moods: fc.constant([]),
  colors: fc.constantFrom([], ['#1f9d55'], ['#0b1f44', '#ffcc00']),
  topics: fc.constantFrom(...TOPICS).map((topic) => [topic]),
  subjects: fc.constantFrom([], ['coffee']),
  warnings: fc.constant([]),
});

function draw(
  look: Look,
  request: DesignRequest,
  size: readonly [number, number],
  seed: number,
  attempt = 0,
): Promise<Composition> {
  const [width, height] = size;
  const direction = { ...direct(request, { width, height, seed }), look: look.name, type: look.pairings[0] };
  const random = createRandom(seed).fork(look.name);
  return look.layout({ request, direction, width, height, typesetter: kit.typesetter, random, attempt });
}

/** Roles whose copy `texts` do not hold; the gate checks the very words. */
function missingRoles({ copy }: DesignRequest, { texts }: Composition): string[] {
  const drawn = texts.map((t) => t.fitted.text).join('\n');
  return Object.entries(copy)
    .flatMap(([role, value]) =>
      (typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value ?? {})).map(
        (text) => ({ role, text: String(text) }),
      ),
    )
    .filter(({ text }) => !drawn.includes(text))
    .map(({ role }) => role);
}

describe.each(looks.map((look) => ({ name: look.name, look })))('the look $name', ({ look }) => {
  test('draws every role of the copy at every arrangement and inside the canvas', async () => {
    await fc.assert(
      fc.asyncProperty(
        briefs,
        fc.constantFrom(...SIZES),
        fc.nat(999),
        fc.nat(look.attempts - 1),
        async (request, size, seed, attempt) => {
          const composition = await draw(look, request, size, seed, attempt);
          expect(missingRoles(request, composition)).toEqual([]);
          for (const { box, fitted } of composition.texts) {
            expect(box.x).toBeGreaterThanOrEqual(-fitted.size);
            expect(box.x + box.width).toBeLessThanOrEqual(size[0] + fitted.size);
          }
        },
      ),
      { seed: 6, numRuns: 3 },
    );
  });

  test('passes the layout checks with an everyday headline at every common size', async () => {
    for (const size of SIZES.slice(0, 2)) {
      for (const title of TITLES.slice(0, 2)) {
        const [brief] = fc.sample(briefs, { numRuns: 1, seed: 7 });
        if (!brief) throw new Error('a sample has a brief');
        const everyday = { ...brief, copy: { title, eyebrow: 'Guide' } };
        const found = [];
        for (let attempt = 0; attempt < look.attempts; attempt++) {
          found.push(checkLayout(await draw(look, everyday, size, 5, attempt), everyday));
        }
        expect(Math.min(...found.map((findings) => findings.length)), `${title} ${size}`).toBe(0);
      }
    }
  });

  test('the same seed lays out the same card', async () => {
    const [brief] = fc.sample(briefs, { numRuns: 1, seed: 3 });
    if (!brief) throw new Error('a sample has a brief');
    const first = await draw(look, brief, [1200, 630], 11);
    const second = await draw(look, brief, [1200, 630], 11);
    expect(second.texts).toEqual(first.texts);
    expect(second.images.map(({ src }) => src)).toEqual(first.images.map(({ src }) => src));
  });
});

describe('the plain card', () => {
  test('passes every layout check with any copy at any size', async () => {
    const axis = fc.integer({ min: 256, max: 2048 });
    const extreme = fc.constantFrom([256, 2048], [2048, 256], [256, 256], [2048, 2048]);
    const size = fc.oneof(fc.tuple(axis, axis), extreme) as fc.Arbitrary<[number, number]>;
    await fc.assert(
      fc.asyncProperty(briefs, size, fc.nat(99), async (request, canvas, seed) => {
        const composition = await draw(plain, request, canvas, seed);
        expect(missingRoles(request, composition)).toEqual([]);
        expect(checkLayout(composition, request)).toEqual([]);
      }),
      { seed: 6, numRuns: 10 },
    );
  });

  test.each([
    ['words', 'Sphinx of black quartz, judge my vow. '.repeat(27).slice(0, 1000)],
    ['one unbroken word', 'x'.repeat(1000)],
    ['Japanese', '春はあけぼの。やうやう白くなりゆく山ぎは、'.repeat(50).slice(0, 1000)],
    ['Arabic', 'مستقبل العمل عن بعد في الشركات الصغيرة '.repeat(30).slice(0, 1000)],
  ])('holds a title of 1,000 characters: %s', async (_, title) => {
    const [sample] = fc.sample(briefs, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error('a sample has a brief');
    const brief = { ...sample, copy: { title } };
    for (const size of [
      [256, 256],
      [1200, 630],
      [256, 2048],
      [2048, 256],
    ] as const) {
      expect(checkLayout(await draw(plain, brief, size, 1), brief)).toEqual([]);
    }
  });
});

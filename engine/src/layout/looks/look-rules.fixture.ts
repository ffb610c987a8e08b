import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Copy, DesignRequest } from '../../brief/design-request.ts';
import { checkContrast } from '../../quality/check-contrast.ts';
import { checkLayout } from '../../quality/check-layout.ts';
import type { Finding } from '../../quality/report.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import type { Composition } from '../composition.ts';
import type { Direction } from '../direction.ts';
import type { Look } from '../look.ts';

const TITLES = [
  'Hello',
  'The First Program',
  'How we cut our cloud bill by sixty percent without rewriting a single service or losing sleep',
  'Donaudampfschifffahrtsgesellschaft',
  'TypeScriptで始める関数型プログラミング',
  '我们为什么从微服务迁回单体架构',
  'مستقبل العمل عن بعد',
  'Как мы переписали всё',
] as const;

const METRICS = [
  { value: '30%', suffix: 'OFF' },
  { prefix: 'Up to', value: '50%', suffix: 'off everything' },
  { value: '1,000,000' },
] as const;

const copies: fc.Arbitrary<Copy> = fc.record(
  {
    title: fc.constantFrom(...TITLES),
    eyebrow: fc.constantFrom('New', 'Podcast · Episode 42', 'مدونة'),
    subtitle: fc.constant('A year of measuring, moving and switching things off.'),
    metric: fc.constantFrom(...METRICS),
    people: fc.constantFrom(['Ada Lovelace'], ['Grace Hopper', 'Katherine Johnson']),
    date: fc.constant('12–14 May 2026'),
    place: fc.constant('Berlin'),
    attribution: fc.constant('Leonardo da Vinci'),
    callToAction: fc.constant('Register before Friday'),
    lines: fc.constantFrom(
      ['Free shipping over $50'],
      ['Espresso 2.50', 'Flat white 3.20', 'Carrot cake 4.00'],
      ['No screens after nine', 'Keep it cool', 'Same time every day', 'No coffee', 'Write it down'],
    ),
  },
  { requiredKeys: ['title'] },
);

const colors = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

const briefs: fc.Arbitrary<DesignRequest> = fc
  .record(
    {
      copy: copies,
      subjects: fc.constantFrom<string[]>([], ['sneaker'], ['microphone']),
      colors: fc.array(colors, { maxLength: 2 }),
      scheme: fc.constantFrom<'light' | 'dark'>('light', 'dark'),
    },
    { requiredKeys: ['copy', 'subjects', 'colors'] },
  )
  .map((asked) => ({
    words: asked.copy.title,
    language: 'en',
    kind: 'article',
    moods: [],
    topics: [],
    warnings: [],
    ...asked,
  }));

// What people post: from a tall story to a wide banner.
const ordinarySizes = fc.constantFrom(
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
  [640, 360],
  [1600, 900],
  [800, 1000],
);
const anySizes = fc.tuple(fc.integer({ min: 256, max: 2048 }), fc.integer({ min: 256, max: 2048 }));

/**
 * The promises that every look makes, as tests against the real typesetter and renderer. `abstract` looks draw no
 * subject.
 */
export function describeLook(look: Look, { abstract = false }: { abstract?: boolean } = {}): void {
  describe(`the ${look.name} look`, () => {
    let kit: RenderKit;
    beforeAll(async () => {
      kit = await createRenderKit();
    });

    const compose = (
      request: DesignRequest,
      width: number,
      height: number,
      attempt: number,
      seed = 7,
    ): Promise<Composition> => {
      const random = createRandom(seed);
      const direction: Direction = {
        look: look.name,
        scheme: request.scheme ?? 'light',
        palette: {
          background: '#ffffff',
          surface: '#eef0f5',
          foreground: '#111111',
          muted: '#555555',
          accent: request.colors[0] ?? '#4a5be0',
          accent2: '#e04a8b',
          accentText: '#3a2bd0',
        },
        type: random.fork('type').pick(look.pairings),
        motif: request.subjects[0] ? `subject:${request.subjects[0]}` : '',
        seed,
      };
      return look.layout({ request, direction, width, height, typesetter: kit.typesetter, random, attempt });
    };

    /** What the gate finds on each arrangement, best first, up to the first that passes. */
    const findAll = async (
      request: DesignRequest,
      width: number,
      height: number,
      pixels: boolean,
    ): Promise<Finding[][]> => {
      const found: Finding[][] = [];
      for (let attempt = 0; attempt < look.attempts; attempt++) {
        const composition = await compose(request, width, height, attempt);
        const findings = checkLayout(composition, request);
        if (pixels && findings.length === 0) {
          findings.push(...checkContrast(composition, await kit.canvas.drawArt(composition)).findings);
        }
        found.push(findings);
        if (findings.length === 0) break;
      }
      return found;
    };

    it('draws every word whole, apart and inside the safe area on its first arrangement', async () => {
      await fc.assert(
        fc.asyncProperty(briefs, ordinarySizes, async (request, [width, height]) => {
          expect(checkLayout(await compose(request, width ?? 0, height ?? 0, 0), request)).toEqual([]);
        }),
        { seed: 1, numRuns: 6 },
      );
    });

    it('has an arrangement for every size and any copy', async () => {
      await fc.assert(
        fc.asyncProperty(briefs, anySizes, async (request, [width, height]) => {
          expect((await findAll(request, width, height, false)).at(-1)).toEqual([]);
        }),
        { seed: 2, numRuns: 4 },
      );
    });

    it('sets type that reads over its own art', async () => {
      await fc.assert(
        fc.asyncProperty(briefs, ordinarySizes, async (request, [width, height]) => {
          const found = await findAll(request, (width ?? 0) / 2 + 200, (height ?? 0) / 2 + 200, true);
          expect(found.at(-1)).toEqual([]);
        }),
        { seed: 3, numRuns: 2 },
      );
    });

    it('makes the same composition of the same input', async () => {
      await fc.assert(
        fc.asyncProperty(briefs, ordinarySizes, async (request, [width, height]) => {
          const twice = await Promise.all([0, 1].map(() => compose(request, width ?? 0, height ?? 0, 0)));
          expect(twice[0]).toEqual(twice[1]);
        }),
        { seed: 4, numRuns: 1 },
      );
    });

    it.skipIf(abstract)('never sets words over the subject', async () => {
      const [request] = fc.sample(briefs, { seed: 5, numRuns: 1 });
      if (!request) throw new Error('no brief was made');
      const composition = await compose({ ...request, subjects: ['sneaker'] }, 1200, 630, 0);
      expect(composition.subject).toBeDefined();
      expect(checkLayout(composition, request).filter(({ check }) => check === 'occlusion')).toEqual([]);
    });
  });
}

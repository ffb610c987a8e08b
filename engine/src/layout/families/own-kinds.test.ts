import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIGN_COLORS } from '../../art/signs/sign-colors.ts';
import type { Brief, BriefKind } from '../../brief/brief.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { EMPTY_BRIEF } from '../../design-request/empty-brief.fixture.ts';
import { ordinaryBrief } from '../../design-request/ordinary-brief.fixture.ts';
import { toDesignRequest } from '../../design-request/to-design-request.ts';
import { direct } from '../../direction/direct.ts';
import { createRandom } from '../../random.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import type { Composition } from '../composition.ts';
import { inkOf } from '../composition.ts';
import { SIZES } from '../sizes.fixture.ts';
import { toFamilyLook } from './family-look.ts';

const FAMILIES: Partial<Record<BriefKind, string>> = {
  safety: 'safety-sign',
  incident: 'incident-status',
  lost: 'missing-poster',
  hours: 'door-sign',
};
const { prohibition, warning, mandatory, safe } = SIGN_COLORS;

const ofKind = (kind: BriefKind, ...roles: Parameters<typeof ordinaryBrief>): fc.Arbitrary<Brief> =>
  ordinaryBrief(...roles).map((brief) => ({ ...brief, kind }));

const titled = (language: string, kind: BriefKind, text: string, ...blocks: Brief['blocks']): Brief => ({
  ...EMPTY_BRIEF,
  language,
  kind,
  blocks: [{ role: 'title', text }, ...blocks],
});

describe('families made for a kind', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  const compose = async (
    request: DesignRequest,
    [width, height]: readonly [number, number],
    seed = 1,
  ): Promise<Composition | undefined> => {
    const direction = direct(request, { width, height, seed });
    if (direction.family === undefined) return undefined;
    const random = createRandom(direction.seed).fork(direction.look);
    return toFamilyLook(direction.family, direction.look).layout({
      request,
      direction,
      width,
      height,
      typesetter: kit.typesetter,
      random,
      attempt: 0,
    });
  };

  test('arrange its cards, whatever the seed and the shape', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(FAMILIES) as BriefKind[])).chain((kind) => ofKind(kind)),
        fc.constantFrom(...SIZES),
        fc.nat(500),
        (brief, [width, height], seed) => {
          const request = toDesignRequest(brief);
          const { family } = direct(request, { width, height, seed });
          expect(family).toBe(request.content?.hero?.form === 'words' ? FAMILIES[brief.kind] : family);
        },
      ),
      { seed: 4, numRuns: 20 },
    );
  });

  test('leave a card to the look that its brief asks for', () => {
    const request = toDesignRequest({ ...titled('en', 'safety', 'No smoking'), look: 'terminal' });
    expect(direct(request, { width: 1200, height: 630, seed: 1 })).toMatchObject({ look: 'terminal' });
  });

  test.each([
    ['en', 'No smoking', prohibition.color],
    ['zh', '禁止游泳', prohibition.color],
    ['ar', 'ممنوع السباحة', prohibition.color],
    ['it', 'Vietato entrare', prohibition.color],
    ['de', 'Leitern vor Gebrauch prüfen', warning.color],
    ['ja', '頭上注意', warning.color],
    ['es', 'Lávate las manos antes de entrar', mandatory.color],
    ['en', 'First aid kit', safe.color],
  ])('%s: “%s” is in the color of its meaning and in no other', async (language, text, color) => {
    const others = Object.values(SIGN_COLORS).flatMap((one) => (one.color === color ? [] : [one.color]));
    const request = toDesignRequest(titled(language, 'safety', text));
    for (const size of SIZES)
      for (const seed of [1, 4]) {
        const composition = await compose(request, size, seed);
        const drawn = `${composition?.background} ${composition?.images.map(({ data }) => String(data)).join()}`;
        expect(drawn).toContain(color);
        for (const other of others) expect(drawn).not.toContain(other);
      }
  });

  test('a sign in the colors that a brief asks for keeps those of its meaning for the sign itself', async () => {
    const brief = titled('en', 'safety', 'No smoking');
    const request = toDesignRequest({ ...brief, colors: [{ use: 'ground', value: '#1b2f5e' }] });
    const composition = await compose(request, [1200, 630]);
    expect(composition?.background).toBe('#1b2f5e');
    expect(composition?.images.map(({ data }) => String(data)).join()).toContain(prohibition.color);
    const bare = await compose({ ...request, illustration: [] }, [1200, 630]);
    expect(bare?.images.map(({ data }) => String(data)).join()).not.toContain(prohibition.color);
  });

  test.each([
    ['en', 'Resolved', safe.color, warning.color],
    ['en', 'Investigating', warning.color, safe.color],
    ['ja', '復旧しました', safe.color, warning.color],
    ['ja', '障害情報', warning.color, safe.color],
    ['de', 'Behoben', safe.color, warning.color],
    ['xx', 'Qwx', warning.color, safe.color],
  ])('%s: the state “%s” of an incident has its color', async (language, label, color, other) => {
    const request = toDesignRequest(
      titled(language, 'incident', 'Image uploads failing', { role: 'eyebrow', text: label }),
    );
    for (const size of SIZES) {
      const composition = await compose(request, size);
      const drawn = composition?.images.map(({ data }) => String(data)).join();
      expect(drawn).toContain(color);
      expect(drawn).not.toContain(other);
    }
  });

  test('whom to call is below all other words of a missing poster, and no other fact is larger', async () => {
    await fc.assert(
      fc.asyncProperty(
        ofKind('lost', ['title', 'contact']),
        fc.constantFrom(...SIZES),
        async (brief, size) => {
          const request = toDesignRequest({
            ...brief,
            blocks: brief.blocks.filter(({ role }) => role !== 'action'),
          });
          const { hero, action = [] } = request.content ?? {};
          const call = action.find(({ role }) => role === 'contact');
          const composition = await compose(request, size);
          fc.pre(hero?.form === 'words' && call !== undefined && composition?.family === 'missing-poster');
          const set = composition.texts.filter(({ role }) => role !== 'decoration');
          const called = set.findLast(({ fitted }) => fitted.text === call.text);
          const facts = set.filter(({ role, fitted }) => role === 'label' && fitted.text !== call.text);
          for (const other of set.filter((text) => text !== called && text.fitted.text !== call.detail))
            expect(inkOf(other).y + inkOf(other).height).toBeLessThanOrEqual((called?.box.y ?? 0) + 1);
          for (const fact of facts)
            expect(fact.fitted.size).toBeLessThanOrEqual((called?.fitted.size ?? 0) + 0.01);
        },
      ),
      { seed: 4, numRuns: 8 },
    );
  });

  test('only a portrait has strips to tear off, and they are no copy', async () => {
    const contact = { role: 'contact' as const, text: '07700 900418' };
    const request = toDesignRequest(titled('en', 'lost', 'Lost dog', contact));
    for (const size of SIZES) {
      const composition = await compose(request, size);
      const repeated = composition?.texts.filter(({ fitted }) => fitted.text === contact.text) ?? [];
      const torn = repeated.filter(({ role }) => role === 'decoration');
      expect(repeated.length - torn.length).toBe(1);
      expect(torn.length > 0).toBe(size[1] === 1350);
    }
  });

  test('the days are within the board of a door sign, name and hours beside or below each other', async () => {
    const days = ['Mon–Thu', 'Fri', 'Sat', 'Sun'].map((text) => ({
      role: 'item' as const,
      text,
      value: '9–5',
    }));
    const request = toDesignRequest(titled('en', 'hours', 'Opening hours', ...days));
    for (const size of SIZES) {
      const composition = await compose(request, size);
      const hours = composition?.texts.filter(({ fitted }) => fitted.text === '9–5') ?? [];
      expect(hours).toHaveLength(days.length);
      const ends = hours.map((text) => Math.round(inkOf(text).x + inkOf(text).width));
      expect(new Set(ends).size).toBe(1);
    }
  });
});

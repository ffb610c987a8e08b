import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { uprightNoun } from '../../art/people/uprights/upright-roles.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { messagesOf } from '../../brief/warning.ts';
import { describeScene } from '../../direction/describe-scene.ts';
import type { Box } from '../../geometry.ts';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import type { PlacedScene } from '../plan/placed-scene.ts';
import type { Role } from '../plan/scene-plan.ts';
import { placePrompt } from './place-prompt.fixture.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const WIDTH = 1200;
const COUNTS = { a: 1, two: 2, three: 3, five: 5, nine: 9 } as const;
const LEADS = ['fox', 'cat', 'horse', 'elephant', 'owl', 'boat', 'car', 'house', 'girl', 'robot', 'balloon'];
const OTHERS = ['tree', 'table', 'bicycle', 'fence', 'rock', 'lighthouse', 'piano', 'photocopier'];
const COLORS = ['', 'purple', 'green', 'pink'];
const TRAITS = ['', 'sad', 'giant', 'striped', 'zorbic'];
const ACTIONS = ['', 'sleeping', 'running', 'reading', 'knitting', 'jumping', 'juggling', 'blorping'];
const RELATIONS = ['', 'on', 'under', 'behind', 'beside', 'over', 'in front of', 'riding'];
const PLACES: Readonly<Record<string, string | undefined>> = {
  '': undefined,
  'in a forest': 'forest',
  'on a beach': 'beach',
  'in a kitchen': 'kitchen',
  'in a city': 'city',
  'in Lisbon': undefined,
  'in a gizmodrome': undefined,
};
const HOURS = ['', 'at dawn', 'at sunset', 'at night'];
const SEASONS = ['', 'in autumn', 'in winter'];
const SKIES = ['', 'in the rain', 'in fog'];

const asks = fc.record({
  number: fc.constantFrom(...(Object.keys(COUNTS) as (keyof typeof COUNTS)[])),
  lead: fc.constantFrom(...LEADS),
  other: fc.constantFrom(...OTHERS),
  color: fc.constantFrom(...COLORS),
  trait: fc.constantFrom(...TRAITS),
  action: fc.constantFrom(...ACTIONS),
  relation: fc.constantFrom(...RELATIONS),
  place: fc.constantFrom(...Object.keys(PLACES)),
  hour: fc.constantFrom(...HOURS),
  season: fc.constantFrom(...SEASONS),
  sky: fc.constantFrom(...SKIES),
});
type Asked = typeof asks extends fc.Arbitrary<infer Value> ? Value : never;

function toPrompt(asked: Asked): string {
  const { number, lead, other, color, trait, action, relation, place, hour, season, sky } = asked;
  const plural = COUNTS[number] > 1 ? `${lead}${lead === 'fox' ? 'es' : 's'}` : lead;
  const who = [number, trait, color, plural, action];
  return [...who, relation && `${relation} a ${other}`, place, sky, hour, season].filter(Boolean).join(' ');
}

const findRole = (placed: PlacedScene, noun: string): Role | undefined =>
  placed.plan.cast.find((role) => role.noun === noun || role.noun === uprightNoun(noun));

function boxesOf(placed: PlacedScene, role: Role | undefined): Box[] {
  const index = role ? placed.plan.cast.indexOf(role) : -1;
  return placed.figures.flatMap((figure) => (figure.role === index ? [figure.box] : []));
}

const middle = ({ x, width }: Box): number => x + width / 2;

/** Whether two figures are at all near to being so: the loosest reading of the word. */
function mayBeSo(relation: string, of: Box, to: Box): boolean {
  const across = Math.abs(middle(of) - middle(to));
  switch (relation) {
    case 'on':
    case 'riding':
      return across < to.width && of.y < to.y + to.height;
    case 'over':
      return of.y < to.y + to.height;
    case 'under':
      return across < to.width + of.width;
    default:
      return across < WIDTH * 0.6;
  }
}

// What the picture must show of each ask, if it is not told. Read off the figures, not off the ledger.
const SHOWN: Readonly<
  Record<string, (asked: Asked, placed: PlacedScene, request: DesignRequest) => boolean>
> = {
  lead: ({ lead }, placed) => boxesOf(placed, findRole(placed, lead)).length > 0,
  number: ({ lead, number }, placed) => {
    const role = findRole(placed, lead);
    return boxesOf(placed, role).length * (role?.actor.people ?? role?.actor.several ?? 1) >= COUNTS[number];
  },
  color: ({ lead, color }, placed, request) => {
    const role = findRole(placed, lead);
    const hex = request.scene?.things.find(({ noun }) => noun === lead)?.color ?? color;
    const worn = role?.actor.hip && role.actor.drawing.natural;
    // An animal that does what people do has it for its coat.
    const coat = role?.noun === uprightNoun(lead) ? role?.actor.drawing.natural?.fixed?.[0] : undefined;
    return role?.color === hex || worn?.main === hex || coat === hex;
  },
  // Only figures of people have feelings, and only drawings by that name are giants.
  trait: ({ lead, trait }, placed) => findRole(placed, lead)?.actor.shows?.includes(trait) ?? false,
  action: ({ lead, action }, placed) => {
    const actor = findRole(placed, lead)?.actor;
    const posture = { sleeping: 'lying' }[action] ?? action;
    return actor?.posture === posture || (actor?.shows ?? []).some((act) => [posture, action].includes(act));
  },
  other: ({ other }, placed) =>
    boxesOf(placed, findRole(placed, other)).length > 0 ||
    getPlace(placed.plan.place).shows.includes(other) ||
    placed.levels.includes(other) ||
    placed.plan.cast.some(({ holds, actor }) => (holds ?? []).length > 0 || actor.shows?.includes(other)),
  relation: ({ lead, other, relation }, placed) => {
    const [of, to] = [lead, other].map((noun) => boxesOf(placed, findRole(placed, noun)));
    if (!to?.[0]) return findRole(placed, lead)?.bond !== undefined || relation !== 'on';
    return (of ?? []).some((own) => to.some((host) => mayBeSo(relation, own, host)));
  },
  // Boats float before a shore, and fish swim under water.
  place: ({ place: asked }, { plan }) =>
    plan.place === PLACES[asked] || (PLACES[asked] === 'beach' && /beach|island|sea|water/.test(plan.place)),
  hour: (_, __, request) => request.scene?.time !== undefined,
  season: (_, placed, request) =>
    request.scene?.season !== undefined &&
    (getPlace(placed.plan.place).indoors === undefined || request.scene.weather === 'snow'),
  sky: ({ sky }, _, request) =>
    sky === 'in fog' ? request.scene?.misty === true : request.scene?.weather === 'rain',
};

/** The telling word of an ask as it must stand in a warning. */
function wordOf(key: string, asked: Asked): string {
  const value = String(asked[key as keyof Asked]);
  return value.split(' ').at(-1) ?? value;
}

const isTold = (key: string, asked: Asked, said: string): boolean => {
  if (said.includes(wordOf(key, asked))) return true;
  if (key === 'relation' && said.includes(`“${asked.other}”`)) return true;
  // A sentence about a thing that is missing says it all; one about a relation names both.
  if (key === 'relation' || key === 'number' || key === 'color' || key === 'action' || key === 'trait')
    return (
      new RegExp(`(?:without|no drawing for|no room for|hard to see).*|“${asked.lead}|“${asked.other}`).test(
        said,
      ) && said.includes(asked.lead)
    );
  return false;
};

/** What a picture shows of random descriptions, and what it says that it does not. */
export function describeLedger(runs: { seed?: number; numRuns: number }): void {
  test('whatever is asked for is in the placed picture or in a warning', async () => {
    await fc.assert(
      fc.asyncProperty(asks, async (asked) => {
        const prompt = toPrompt(asked);
        const request = requestPicture(prompt);
        const placed = await placePrompt(kit, request);
        const said = messagesOf(describeScene(request, placed ?? false)).join('\n');
        if (!placed) {
          expect(said, prompt).not.toBe('');
          return;
        }
        const keys = Object.keys(SHOWN).filter(
          (key) => asked[key as keyof Asked] !== '' && (key !== 'other' || asked.relation !== ''),
        );
        const silent = keys.filter(
          (key) => !SHOWN[key]?.(asked, placed, request) && !isTold(key, asked, said),
        );
        expect(silent, `${prompt}\n${said}`).toEqual([]);
      }),
      runs,
    );
  });
}

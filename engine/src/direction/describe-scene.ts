import { findIllustration } from '../art/illustrations.ts';
import { canHold } from '../art/people/cast-person.ts';
import { findActor } from '../art/scenes/actors/actors.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Requirement, SceneAsk, SceneRelation } from '../brief/scene-ask.ts';
import { type Warning, warn } from '../brief/warning.ts';
import { holderOf, roleOf } from '../stage/plan/checked-picture.ts';
import { findUnmet } from '../stage/plan/find-unmet.ts';
import type { PlacedScene } from '../stage/plan/placed-scene.ts';
import { planScene } from '../stage/plan/plan-scene.ts';
import type { ScenePlan } from '../stage/plan/scene-plan.ts';

const RELATION_WORDS: Readonly<Record<string, string>> = { in: 'inside' };
// More would say no more than "much is missing".
const MOST_NAMED = 6;
// Requirements that matter even without a picture; the others are details of it.
const CARRIES: ReadonlySet<Requirement['part']> = new Set(['name', 'place', 'action']);

// What is around a thing, and what becomes of it.
const SURROUNDS: ReadonlySet<Requirement['part']> = new Set([
  'name',
  'place',
  'action',
  'time',
  'season',
  'weather',
  'sight',
  'element',
]);

const list = (names: readonly string[]): string =>
  [...new Set(names)]
    .slice(0, MOST_NAMED)
    .map((name) => `“${name}”`)
    .join(', ');

const are = (names: readonly string[]): string => `${list(names)} ${isOne(names) ? 'is' : 'are'}`;

const it = (names: readonly string[]): string => (isOne(names) ? 'it' : 'them');

const isOne = (names: readonly string[]): boolean => new Set(names).size === 1;

/** What is to be seen on a card without a picture. */
export type Seen = {
  /** Drawings of the catalogue, by name. */
  drawings: ReadonlySet<string>;
  /** The words that describe the picture are set. */
  words: boolean;
};

const NOTHING_SEEN: Seen = { drawings: new Set(), words: false };

/**
 * Describes everything in the requested picture that the image does not show. `drawn` is the picture as placed;
 * `true` stands for the plan itself, `false` for a card without a picture, on which `seen` is.
 */
export function describeScene(
  request: DesignRequest,
  drawn: PlacedScene | boolean,
  seen: Seen = NOTHING_SEEN,
): Warning[] {
  const { scene, pictured = '' } = request;
  if (!scene) return [];
  // "Sailing" names no thing to place, and a sailboat shows it all the same.
  const isShown = scene.asks.length === 0 && seen.drawings.has(findIllustration([pictured])?.name ?? '');
  if (drawn === false && isShown) return [];
  const { plan, failed, unmet } = planScene(request);
  if (drawn === false) return describeRefusal(scene, plan ? scene.asks : unmet, seen);
  const placed = drawn === true ? undefined : drawn;
  const shown = placed?.plan ?? plan;
  if (!shown) return describeRefusal(scene, unmet, seen);
  const asks = placed
    ? findUnmet({ scene, plan: shown, failed: placed.failed, placed })
    : findUnmet({ scene, plan: shown, failed });
  return describeUnmet(asks, scene, shown, placed);
}

/** Says what of a picture a card has instead; nothing where the card shows all that it names. */
function describeRefusal(
  scene: SceneAsk,
  asks: readonly Requirement[],
  { drawings, words }: Seen,
): Warning[] {
  const nounOf = (ask: Requirement): string =>
    ask.part === 'thing' ? (scene.things[ask.thing]?.noun ?? '') : ask.words;
  const seenWords = new Set([...drawings].flatMap((name) => name.split('-')));
  // "Piggy bank" is one drawing, of two words.
  const isSeen = (ask: Requirement): boolean =>
    drawings.has(findIllustration([nounOf(ask)])?.name ?? '') || seenWords.has(ask.words.toLowerCase());
  const unmet = asks.filter((ask) => !isSeen(ask));
  if (unmet.length === 0 && asks.length > 0) return [];
  if (asks.some((ask) => ask.part === 'thing' && isSeen(ask))) return describeLeftOut(unmet, scene);
  return [describeMissing(scene, unmet, { drawings, words })];
}

/** Says what is missing beside the drawing of a thing that was asked for. */
function describeLeftOut(unmet: readonly Requirement[], scene: SceneAsk): Warning[] {
  const { blank, unfit } = sortThings(unmet, scene);
  const about = unmet.flatMap(({ part, words }) => (SURROUNDS.has(part) && words !== '' ? [words] : []));
  const left = [...unfit, ...about];
  return [
    ...(blank.length > 0
      ? [warn('no_drawing', `${are(blank)} not shown: there is no drawing for ${it(blank)}.`, blank)]
      : []),
    ...(left.length > 0
      ? [warn('not_drawn', `${are(left)} not shown: the card has one thing beside its words.`, left)]
      : []),
    ...describeDetails(unmet, (thing) => scene.things[thing]?.noun ?? ''),
  ];
}

function describeMissing(scene: SceneAsk, unmet: readonly Requirement[], { drawings, words }: Seen): Warning {
  const { blank, unfit } = sortThings(unmet, scene);
  const twist = scene.twist === undefined ? [] : [scene.twist];
  const carried = unmet.filter(({ part }) => CARRIES.has(part));
  const card = words
    ? 'so the card shows its words instead of the picture.'
    : drawings.size > 0
      ? 'so the card has another illustration.'
      : 'so the card has no picture of it.';
  const unknown = [...twist, ...blank];
  if (unknown.length > 0)
    return warn('picture_not_drawn', `There is no drawing for ${list(unknown)}, ${card}`, unknown);
  const names = [...carried.map(({ words }) => words), ...unfit];
  const what = names.length > 0 ? list(names) : 'The picture';
  return warn('picture_not_drawn', `${what} could not be drawn as described, ${card}`, names);
}

/**
 * Sorts what is not shown into things and words without a drawing, and things without room in this picture; as
 * written.
 */
function sortThings(
  asks: readonly Requirement[],
  { things }: SceneAsk,
  plan?: ScenePlan,
): { blank: string[]; unfit: string[]; lost: string[] } {
  const blank: string[] = [];
  const unfit: string[] = [];
  const lost: string[] = [];
  for (const ask of asks) {
    if (ask.part !== 'thing' && ask.part !== 'stranger') continue;
    const noun = ask.part === 'thing' ? (things[ask.thing]?.noun ?? '') : ask.words.toLowerCase();
    // A thing that has a role is reported only if it is too small or hidden.
    if (plan && ask.part === 'thing' && roleOf(ask.thing, plan)) lost.push(ask.words);
    else (isDrawable(noun, plan) ? unfit : blank).push(ask.words);
  }
  return { blank, unfit, lost };
}

/** Whether there is a drawing of a thing: for pictures, or at least for a card, which may well show it. */
const isDrawable = (noun: string, plan: ScenePlan | undefined): boolean =>
  findActor(noun) !== undefined || canHold(noun) || (!plan && findIllustration([noun]) !== undefined);

function describeUnmet(
  asks: readonly Requirement[],
  scene: SceneAsk,
  plan: ScenePlan,
  placed: PlacedScene | undefined,
): Warning[] {
  const nounOf = (thing: number): string => scene.things[thing]?.noun ?? '';
  const named = (...parts: Requirement['part'][]): string[] =>
    asks.flatMap((ask) => (parts.includes(ask.part) ? [ask.words] : []));
  const { blank, unfit, lost } = sortThings(asks, scene, plan);
  // Without words of its own, a requirement is about its things: "pigeons" in "feeding pigeons".
  const wordsOf = ({ words }: Requirement, about: { of: number; to?: number }): string[] =>
    words !== ''
      ? [words]
      : scene.asks.flatMap((ask) =>
          ask.part === 'thing' && (ask.thing === about.of || ask.thing === about.to) ? [ask.words] : [],
        );
  const settings = named('place', 'time', 'season', 'weather', 'sight', 'element', 'tint', 'moons', 'open');
  const about = (code: Warning['code'], words: readonly string[], message: () => string): Warning[] =>
    words.length > 0 ? [warn(code, message(), words)] : [];
  const said = [
    ...about('no_drawing', blank, () => `${are(blank)} not shown: there is no drawing for ${it(blank)}.`),
    ...about('hard_to_see', lost, () => `${are(lost)} hard to see in the picture: too small, or hidden.`),
    ...about('no_room', unfit, () => `${are(unfit)} not shown: this picture has no room for ${it(unfit)}.`),
    ...describeNames(asks, plan),
    ...describePostures(asks, nounOf),
    ...asks.flatMap((ask) =>
      ask.part === 'relation'
        ? [warn('not_drawn', describeRelation(ask.relation, nounOf), wordsOf(ask, ask.relation))]
        : [],
    ),
    ...asks.flatMap((ask) =>
      ask.part === 'number'
        ? [warn('count_differs', describeNumber(ask, nounOf, plan, placed), wordsOf(ask, { of: ask.thing }))]
        : [],
    ),
    ...describeDetails(asks, nounOf),
    ...about('not_drawn', settings, () => `${are(settings)} not visible in this picture.`),
  ];
  return said.filter(({ message }, at) => said.findIndex((other) => other.message === message) === at);
}

function describeNames(asks: readonly Requirement[], { place }: ScenePlan): Warning[] {
  const kind = place.replaceAll('-', ' ');
  const names = asks.flatMap((ask) => (ask.part === 'name' ? [ask.words] : []));
  if (names.length === 0) return [];
  const message = `${are(names)} not drawn true to life: the picture shows a similar place (${kind}).`;
  return [warn('not_drawn', message, names)];
}

function describePostures(asks: readonly Requirement[], nounOf: (thing: number) => string): Warning[] {
  const actions = asks.filter((ask) => ask.part === 'action');
  const [first] = actions;
  if (!first) return [];
  const said = actions.map(({ words }) => words);
  if (actions.length === 1) {
    const message = `“${first.words}” is not shown: the ${nounOf(first.thing)} is drawn in another pose.`;
    return [warn('not_drawn', message, said)];
  }
  const each = actions.map(({ words, thing }) => `“${words}” (${nounOf(thing)})`);
  const message = `${[...new Set(each)].join(', ')} are not shown: they are drawn in other poses.`;
  return [warn('not_drawn', message, said)];
}

function describeRelation(relation: SceneRelation, nounOf: (thing: number) => string): string {
  const words = RELATION_WORDS[relation.kind] ?? relation.kind.replaceAll('-', ' ');
  const other = 'to' in relation ? nounOf(relation.to) : relation.surface;
  if (relation.kind === 'behind' && other === 'windowsill')
    return `The ${nounOf(relation.of)} is drawn in front of the window, not behind it.`;
  if (relation.kind === 'watching') return `The ${nounOf(relation.of)} is not drawn looking at the ${other}.`;
  return `The ${nounOf(relation.of)} cannot be drawn ${words} the ${other}, so they are shown apart.`;
}

function describeNumber(
  { words, count, thing }: Extract<Requirement, { part: 'number' }>,
  nounOf: (thing: number) => string,
  plan: ScenePlan,
  placed: PlacedScene | undefined,
): string {
  const role = roleOf(thing, plan);
  const noun = nounOf(thing);
  if (!role)
    return holderOf(thing, plan)
      ? `“${words}” was not followed: what is held (${noun}) is drawn once.`
      : `“${words}” was not followed: the place has its own number of “${noun}”.`;
  const index = plan.cast.indexOf(role);
  const drawn = placed?.figures.filter((figure) => figure.role === index).length ?? role.count;
  if (/^\d*$/.test(words) || drawn > 1)
    return `${drawn} instead of ${count} “${noun}” are drawn: more would hide each other.`;
  return `One ${noun} is drawn instead of “${words}”.`;
}

function describeDetails(asks: readonly Requirement[], nounOf: (thing: number) => string): Warning[] {
  const details = asks.flatMap((ask): { words: string; named: string }[] => {
    const { words } = ask;
    if (ask.part === 'color' || ask.part === 'dye' || ask.part === 'garment' || ask.part === 'trait')
      return [{ words, named: `“${words}” (${nounOf(ask.thing)})` }];
    return ask.part === 'word' || ask.part === 'crowd' ? [{ words, named: `“${words}”` }] : [];
  });
  if (details.length === 0) return [];
  const named = [...new Set(details.map((detail) => detail.named))].join(', ');
  const message = `${named} ${details.length > 1 ? 'are' : 'is'} not shown.`;
  return [
    warn(
      'not_drawn',
      message,
      details.map(({ words }) => words),
    ),
  ];
}

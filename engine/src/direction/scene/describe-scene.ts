import { canHold } from '../../art/people/cast-person.ts';
import { findActor } from '../../art/scenes/actors.ts';
import type { Brief } from '../../brief/brief.ts';
import { readText } from '../../brief/reading/reading.ts';
import { looksPictured } from '../../brief/scene/looks-pictured.ts';
import type { Ask, SceneAsk, SceneRelation } from '../../brief/scene/scene.ts';
import { planScene, type ScenePlan } from '../plan-scene.ts';
import { isCardByWish } from '../wants-picture.ts';
import { findShortfalls } from './find-shortfalls.ts';
import type { PlacedScene } from './placed-scene.ts';
import { roleOf } from './shown.ts';

const RELATION_WORDS: Readonly<Record<string, string>> = { in: 'inside' };
// More than these say no more than "much is missing".
const MOST_NAMED = 6;
// What carries a picture; its details are not worth telling where there is none.
const CARRIES: ReadonlySet<Ask['part']> = new Set(['name', 'place', 'action']);

const list = (names: readonly string[]): string =>
  [...new Set(names)]
    .slice(0, MOST_NAMED)
    .map((name) => `“${name}”`)
    .join(', ');

/**
 * Sentences for a person about the picture that was asked for: all of it that the image does not show. `drawn` is
 * the picture as it was placed; `true` stands for the plan itself, `false` for a card without a picture.
 */
export function describeScene(brief: Brief, drawn: PlacedScene | boolean): string[] {
  const { scene } = brief;
  if (!scene) return describeUnread(brief);
  const { plan, failed, shortfalls } = planScene(brief);
  if (drawn === false && isCardByWish(brief)) return [];
  if (drawn === false) return [describeRefusal(scene, plan ? [] : shortfalls)];
  const placed = drawn === true ? undefined : drawn;
  const shown = placed?.plan ?? plan;
  if (!shown) return [describeRefusal(scene, shortfalls)];
  const asks = placed
    ? findShortfalls({ scene, plan: shown, failed: placed.failed, placed })
    : findShortfalls({ scene, plan: shown, failed });
  return describeShortfalls(asks, scene, shown, placed);
}

/** A description that was taken for words is told: nobody shall look for a picture in vain. */
function describeUnread({ kind, quotes, prompt, language }: Brief): string[] {
  return kind === 'plain' && quotes.length === 0 && looksPictured(readText(prompt), language)
    ? ['The prompt was read as the words of the card: a picture that it may describe is not drawn.']
    : [];
}

function describeRefusal(scene: SceneAsk, shortfalls: readonly Ask[]): string {
  const { blank, unfit } = sortThings(shortfalls, scene);
  const twist = scene.twist === undefined ? [] : [scene.twist];
  const carried = shortfalls.filter(({ part }) => CARRIES.has(part));
  const card = 'the card sets its words without the picture that the prompt describes.';
  if (twist.length + blank.length > 0)
    return `There is no drawing for ${list([...twist, ...blank])}: ${card}`;
  const names = [...carried.map(({ words }) => words), ...unfit];
  return names.length > 0
    ? `No picture could be drawn of ${list(names)}: ${card}`
    : 'The card sets its words without the picture that the prompt describes.';
}

/** Things and strangers that nothing draws, and things whose drawing has no room in this picture; as written. */
function sortThings(
  asks: readonly Ask[],
  { things }: SceneAsk,
  plan?: ScenePlan,
): { blank: string[]; unfit: string[]; lost: string[] } {
  const blank: string[] = [];
  const unfit: string[] = [];
  const lost: string[] = [];
  for (const ask of asks) {
    if (ask.part === 'stranger') blank.push(ask.words);
    if (ask.part !== 'thing') continue;
    const noun = things[ask.thing]?.noun ?? '';
    // A thing that has its role and is told nevertheless is a speck, or behind somebody.
    if (plan && roleOf(ask.thing, plan)) lost.push(ask.words);
    else (findActor(noun) || canHold(noun) ? unfit : blank).push(ask.words);
  }
  return { blank, unfit, lost };
}

function describeShortfalls(
  asks: readonly Ask[],
  scene: SceneAsk,
  plan: ScenePlan,
  placed: PlacedScene | undefined,
): string[] {
  const nounOf = (thing: number): string => scene.things[thing]?.noun ?? '';
  const named = (...parts: Ask['part'][]): string[] =>
    asks.flatMap((ask) => (parts.includes(ask.part) ? [ask.words] : []));
  const { blank, unfit, lost } = sortThings(asks, scene, plan);
  const said: (string | undefined)[] = [
    blank.length > 0 ? `There is no drawing for ${list(blank)}: the picture is without.` : undefined,
    lost.length > 0 ? `${list(lost)} can hardly be found in the picture.` : undefined,
    unfit.length > 0 ? `The picture has no room for ${list(unfit)}.` : undefined,
    ...describeNames(asks, plan),
    ...describePostures(asks, nounOf),
    ...asks.flatMap((ask) => (ask.part === 'relation' ? [describeRelation(ask.relation, nounOf)] : [])),
    ...asks.flatMap((ask) => (ask.part === 'number' ? [describeNumber(ask, nounOf, plan, placed)] : [])),
    describeDetails(asks, nounOf),
  ];
  const settings = named('place', 'time', 'season', 'weather', 'sight', 'element', 'tint', 'moons', 'open');
  return [
    ...said.flatMap((sentence) => sentence ?? []),
    ...(settings.length > 0 ? [`${list(settings)} cannot be seen in this picture.`] : []),
  ].filter((sentence, at, all) => all.indexOf(sentence) === at);
}

function describeNames(asks: readonly Ask[], { place }: ScenePlan): string[] {
  const kind = place.replaceAll('-', ' ');
  const names = asks.flatMap((ask) => (ask.part === 'name' ? [ask.words] : []));
  return names.length > 0
    ? [`${list(names)} is not drawn as it is: the picture shows a place of its kind (${kind}).`]
    : [];
}

function describePostures(asks: readonly Ask[], nounOf: (thing: number) => string): string[] {
  const actions = asks.filter((ask) => ask.part === 'action');
  const [first] = actions;
  if (!first) return [];
  if (actions.length === 1)
    return [`“${first.words}” is not drawn: the ${nounOf(first.thing)} is shown in another posture.`];
  const each = actions.map(({ words, thing }) => `“${words}” (${nounOf(thing)})`);
  return [`${[...new Set(each)].join(', ')} are not drawn: they are shown in other postures.`];
}

function describeRelation(relation: SceneRelation, nounOf: (thing: number) => string): string {
  const words = RELATION_WORDS[relation.kind] ?? relation.kind.replaceAll('-', ' ');
  const other = 'to' in relation ? nounOf(relation.to) : relation.surface;
  if (relation.kind === 'behind' && other === 'windowsill')
    return `The ${nounOf(relation.of)} is drawn before the window, not behind it.`;
  if (relation.kind === 'watching') return `The ${nounOf(relation.of)} is not drawn looking at the ${other}.`;
  return `The ${nounOf(relation.of)} cannot be drawn ${words} the ${other}: both are shown apart.`;
}

function describeNumber(
  { words, count, thing }: Extract<Ask, { part: 'number' }>,
  nounOf: (thing: number) => string,
  plan: ScenePlan,
  placed: PlacedScene | undefined,
): string {
  const role = roleOf(thing, plan);
  const noun = nounOf(thing);
  if (!role) return `Not “${words}”: of “${noun}” as many are drawn as such a place has.`;
  const index = plan.cast.indexOf(role);
  const drawn = placed?.figures.filter((figure) => figure.role === index).length ?? role.count;
  if (/^\d*$/.test(words) || drawn > 1)
    return `Of ${count} “${noun}” ${drawn} are drawn: more would not be told apart.`;
  return `One ${noun} is drawn, not “${words}”.`;
}

function describeDetails(asks: readonly Ask[], nounOf: (thing: number) => string): string | undefined {
  const details = asks.flatMap((ask) =>
    ask.part === 'colour' || ask.part === 'dye' || ask.part === 'garment' || ask.part === 'trait'
      ? [`“${ask.words}” (${nounOf(ask.thing)})`]
      : ask.part === 'word' || ask.part === 'crowd'
        ? [`“${ask.words}”`]
        : [],
  );
  if (details.length === 0) return undefined;
  return `${[...new Set(details)].join(', ')} ${details.length > 1 ? 'are' : 'is'} not shown.`;
}

import type { Ask, SceneAsk } from '../../brief/scene/scene.ts';
import type { ScenePlan } from '../plan-scene.ts';
import { roleOf } from './shown.ts';

// Of what the prompt asks for, by weight, so much must be seen.
const ENOUGH = 0.6;
const NAME = /^\p{Lu}/u;

/**
 * Whether so much of a picture is drawn that it is the one asked for. Without what somebody does, a person who only
 * stands there is mostly another picture.
 */
export function showsEnough(
  scene: SceneAsk,
  plan: ScenePlan,
  shortfalls: readonly Ask[],
  options: { described: boolean },
): boolean {
  const lost = sumOf(shortfalls, plan, options);
  return lost === 0 || 1 - lost / sumOf(scene.asks, plan, options) >= ENOUGH;
}

function sumOf(asks: readonly Ask[], plan: ScenePlan, { described }: { described: boolean }): number {
  const counted = new Set<string>();
  return asks.reduce((sum, ask) => {
    // A thing that is named twice, and a level that is asked for as a relation, weigh once.
    const key = keyOf(ask);
    if (key !== undefined && counted.has(key)) return sum;
    if (key !== undefined) counted.add(key);
    return sum + (isOfOccasion(ask, described) ? 0 : weightOf(ask, plan));
  }, 0);
}

function keyOf(ask: Ask): string | undefined {
  if (ask.part === 'thing') return `thing ${ask.thing}`;
  if (ask.part === 'place') return `place ${ask.place}`;
  return ask.part === 'time' || ask.part === 'season' || ask.part === 'weather'
    ? `${ask.part} ${ask.value}`
    : undefined;
}

/** Beside quoted copy, unknown words are mostly about the occasion: a date, a town. */
const isOfOccasion = ({ part }: Ask, described: boolean): boolean =>
  !described && (part === 'word' || part === 'stranger');

function weightOf(ask: Ask, plan: ScenePlan): number {
  switch (ask.part) {
    case 'thing':
    case 'place':
      return 1;
    case 'sight':
      return 0.75;
    case 'stranger':
      return NAME.test(ask.words) ? 0.5 : 1;
    case 'action': {
      const role = roleOf(ask.thing, plan);
      const deed = ask.action === 'unseen' || ask.tool !== undefined;
      const leads = role !== undefined && role === plan.cast[0];
      return leads && deed && role.actor.hip !== undefined ? 1.5 : leads ? 1 : 0.5;
    }
    case 'number':
    case 'word':
    case 'trait':
    case 'dye':
    case 'tint':
    case 'element':
    case 'crowd':
      return 0.25;
    default:
      return 0.5;
  }
}

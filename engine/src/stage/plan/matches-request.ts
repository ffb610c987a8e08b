import { isPerson } from '../../art/drawings/being.ts';
import type { Requirement, SceneAsk } from '../../brief/scene-ask.ts';
import { roleOf } from './checked-picture.ts';
import type { ScenePlan } from './scene-plan.ts';

// Least share of the requirements, by weight, that must be shown.
const ENOUGH = 0.6;
const NAME = /^\p{Lu}/u;

/**
 * Whether a picture shows enough to count as the requested one. Without the action, a person who just stands there is
 * mostly a different picture.
 */
export function matchesRequest(
  scene: SceneAsk,
  plan: ScenePlan,
  unmet: readonly Requirement[],
  options: { described: boolean },
): boolean {
  const lost = sumOf(unmet, plan, options);
  return lost === 0 || 1 - lost / sumOf(scene.asks, plan, options) >= ENOUGH;
}

function sumOf(asks: readonly Requirement[], plan: ScenePlan, { described }: { described: boolean }): number {
  const counted = new Set<string>();
  return asks.reduce((sum, ask) => {
    // A thing that is named twice, or a surface that is also a relation, counts once.
    const key = keyOf(ask);
    if (key !== undefined && counted.has(key)) return sum;
    if (key !== undefined) counted.add(key);
    return sum + (belongsToOccasion(ask, described) ? 0 : weightOf(ask, plan));
  }, 0);
}

function keyOf(ask: Requirement): string | undefined {
  if (ask.part === 'thing') return `thing ${ask.thing}`;
  if (ask.part === 'place') return `place ${ask.place}`;
  return ask.part === 'time' || ask.part === 'season' || ask.part === 'weather'
    ? `${ask.part} ${ask.value}`
    : undefined;
}

/** Whether unknown words belong to the occasion, such as a date or a town; beside quoted copy they mostly do. */
const belongsToOccasion = ({ part }: Requirement, described: boolean): boolean =>
  !described && (part === 'word' || part === 'stranger');

function weightOf(ask: Requirement, plan: ScenePlan): number {
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
      return leads && deed && isPerson(role.actor) ? 1.5 : leads ? 1 : 0.5;
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

import { findAct } from '../../art/people/acts.ts';
import type { Brief, Mood } from '../../brief/brief.ts';
import type { Time, Weather } from '../../brief/scene/scene.ts';
import type { ScenePlan } from '../../direction/plan-scene.ts';
import type { Box } from '../composition.ts';
import type { Frame } from '../frame.ts';

/** Where the lead, the sun and the words are: shares of the width, and px. */
export type Setting = { subjectX: number; sunX: number; text: Box };

// A prompt that names no hour means a fine day; in its warm half where words or mood do.
const WARM: ReadonlySet<Mood> = new Set(['warm', 'retro', 'handmade']);
// Behind clouds the hours differ little; the light of noon is the clearest.
const CLOUDED: readonly Weather[] = ['mist', 'overcast', 'rain', 'snow', 'storm'];

/** The hour of a prompt that names none. */
export function toHour({ scheme, moods }: Brief, weather: Weather): Time {
  if (scheme === 'dark') return 'night';
  if (CLOUDED.includes(weather)) return 'day';
  return moods.some((mood) => WARM.has(mood)) ? 'golden' : 'day';
}

// Where there is a desk nobody lounges.
const FOR_DESK = ['sofa', 'table', 'armchair'];

/** What a room leaves out, since the picture brings its own: any table for a table. */
export const toBrought = ({ cast }: ScenePlan): string[] =>
  cast.flatMap(({ actor }) => [
    actor.subject.name,
    ...(actor.subject.name === 'table' || (actor.hip && actor.posture === 'sitting') ? ['bistro-table'] : []),
    ...(actor.subject.name === 'desk' ? FOR_DESK : []),
    ...(actor.shows ?? []).flatMap((act) => findAct(act)?.replaces ?? []),
  ]);

// Waters that are seen from a bank: a boat has its place on them behind whoever stands there.
const SEEN_FROM_BANK: ReadonlySet<string> = new Set(['lake', 'mount-fuji', 'fjord', 'pond']);

/** Whether a place of water shows a bank: for who leads, and behind a boat that leads for a horse or a tree. */
export function needsLand({ cast, place }: ScenePlan): boolean {
  const [lead, ...others] = cast;
  // Far off, it has land of its own.
  if (lead?.far) return false;
  if (lead?.actor.stands !== 'water' || !SEEN_FROM_BANK.has(place)) return lead?.actor.stands === 'ground';
  return (
    lead.bond === undefined &&
    others.some(({ actor, bond }) => actor.stands === 'ground' && (!bond || bond.kind === 'beside'))
  );
}

// From who is at a window to its middle, a share of the width.
const BESIDE = 0.2;

type Words = { wordless: boolean; centred: boolean };

/** Subject and sun on the thirds; beside words, both on the other side of them; below words in the middle. */
export function toSetting(
  { width, height, shape, margin }: Frame,
  { wordless, centred }: Words,
  { cast }: ScenePlan,
): Setting {
  const wide = shape === 'landscape' || shape === 'banner';
  const floats = cast[0]?.actor.stands === 'air' || cast[0]?.actor.stands === 'deep';
  const text = wide
    ? { x: margin, y: margin, width: width * 0.52 - margin, height: height * 0.56 - margin }
    : { x: margin, y: margin, width: width - margin * 2, height: height * (floats ? 0.3 : 0.38) - margin };
  if (centred && wide && !wordless) {
    const box = { x: width * 0.14, y: margin, width: width * 0.72, height: height * 0.4 - margin };
    return { subjectX: 0.5, sunX: 0.92, text: box };
  }
  const [subjectX, sunX] = wordless
    ? ([wide ? 0.31 : 0.36, wide ? 0.67 : 0.7] as const)
    : ([wide ? 0.74 : 0.42, wide ? 0.9 : 0.8] as const);
  // A room has its window where the sun is: for who stands at it, that is beside them.
  const atWindow = cast.some(({ bond }) => bond?.kind === 'at');
  const near = subjectX + (subjectX < 0.5 ? BESIDE : -BESIDE) * (wide ? 1 : 1.4);
  return { subjectX, sunX: atWindow ? near : sunX, text };
}

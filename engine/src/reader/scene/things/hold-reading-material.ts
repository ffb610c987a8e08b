import type { SceneRelation, SceneThing } from '../../../brief/scene-ask.ts';

// No book: everybody who reads is drawn with one.
const READ: ReadonlySet<string> = new Set('newspaper magazine letter map'.split(' '));

/** Makes a reader hold what they read, unless the prompt places it elsewhere: `un hombre que lee el periódico`. */
export function holdReadingMaterial(
  things: readonly SceneThing[],
  relations: SceneRelation[],
): SceneRelation[] {
  const to = things.findIndex(({ noun }) => READ.has(noun));
  const of = things.findIndex(({ posture }) => posture === 'reading');
  const placed = relations.some(
    (one) => one.of === to || ('to' in one && one.to === to) || (one.of === of && one.kind === 'holding'),
  );
  return to < 0 || of < 0 || placed || things[to]?.count !== 1
    ? relations
    : [...relations, { kind: 'holding', of, to }];
}

import type { SceneAsk } from '../../brief/scene/scene.ts';
import type { Posture } from '../../brief/vocabulary/postures.ts';

const TOGETHER: ReadonlySet<string> = new Set(['with', 'beside', 'following', 'holding']);
const PACES: ReadonlySet<Posture> = new Set(['running', 'walking'] as const);

/** The pace of who a thing goes with: "a boy runs with his dog", and both run. */
export function paceOf(
  index: number,
  { things, relations }: Pick<SceneAsk, 'relations' | 'things'>,
): Posture | undefined {
  const companions = relations.flatMap((relation) =>
    'to' in relation && relation.to === index && TOGETHER.has(relation.kind)
      ? [relation.of]
      : relation.of === index && 'to' in relation && TOGETHER.has(relation.kind)
        ? [relation.to]
        : [],
  );
  return companions.map((other) => things[other]?.posture).find((one) => one && PACES.has(one));
}

import type { Posture, SceneAsk } from '../../brief/scene-ask.ts';

const TOGETHER: ReadonlySet<string> = new Set(['with', 'beside', 'following', 'holding']);
const PACES: ReadonlySet<Posture> = new Set(['running', 'walking'] as const);

/** Returns the pace of a thing's companion: in "a boy runs with his dog" both run. */
export function findCompanionPace(
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

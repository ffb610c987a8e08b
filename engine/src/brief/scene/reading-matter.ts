import type { SceneRelation } from './relations.ts';
import type { SceneThing } from './things.ts';

// A book is in the hands of everybody who reads.
const READ: ReadonlySet<string> = new Set('newspaper magazine letter map'.split(' '));

/** With who reads holding what is read, where the prompt names it and puts it nowhere else: `un hombre que lee el periódico`. */
export function holdRead(things: readonly SceneThing[], relations: SceneRelation[]): SceneRelation[] {
  const to = things.findIndex(({ noun }) => READ.has(noun));
  const of = things.findIndex(({ posture }) => posture === 'reading');
  const placed = relations.some(
    (one) => one.of === to || ('to' in one && one.to === to) || (one.of === of && one.kind === 'holding'),
  );
  return to < 0 || of < 0 || placed || things[to]?.count !== 1
    ? relations
    : [...relations, { kind: 'holding', of, to }];
}

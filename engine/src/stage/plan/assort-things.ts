import type { SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import { membersOf, setOf } from '../../lexicon/noun-sets.ts';

const PRODUCE = setOf('produce');
const HANDFUL = 5;
// Of each kind, where several share a basket.
const FEW = 3;

/** Fills a basket of uncounted fruit or vegetables with one of each kind, but no dishes. */
export function heapProduce(scene: SceneAsk): SceneAsk {
  const { things, relations, asks } = scene;
  const isHeap = ({ noun, count }: SceneThing, index: number): boolean =>
    PRODUCE.has(noun) &&
    (count > 1 || relations.some(({ of, kind }) => of === index && kind === 'in')) &&
    !asks.some((ask) => ask.part === 'number' && ask.thing === index && !ask.vague);
  const heaps = things.filter(isHeap);
  if (heaps.length === 0) return scene;
  const count = heaps.length > 1 ? FEW : HANDFUL;
  return { ...scene, things: things.map((thing) => (heaps.includes(thing) ? { ...thing, count } : thing)) };
}

/** Gives one of several its own kind: the second of three musicians plays the violin. */
export function kindOf(thing: SceneThing, nth: number): SceneThing {
  const kinds = thing.count > 1 ? membersOf(`kinds-of-${thing.noun}`) : [];
  return { ...thing, noun: kinds[nth % kinds.length] ?? thing.noun };
}

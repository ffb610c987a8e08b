const WOOD = /wood|holz|bois|mader|madeira|legno|houten|дерев/u;
const STONE = /stone|stein|pierre|piedra|pedra|pietra|stenen|камен/u;
// As they are drawn.
const WOODEN: ReadonlySet<string> = new Set(
  'table chair bench fence stool barrel crate cart'.split(' ').concat('log cabin', 'wooden cottage'),
);
const STONY: ReadonlySet<string> = new Set(['bridge', 'castle', 'well']);

/** Whether a thing is drawn of the material that a folded word names: a wooden table, a stone bridge. */
export const isMadeOf = (noun: string, material: string): boolean =>
  (WOODEN.has(noun) && WOOD.test(material)) || (STONY.has(noun) && STONE.test(material));

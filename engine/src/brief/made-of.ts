const WOOD =
  /wood|holz|holzern|bois|mader|madeira|legno|houten|дерев|drewn|(?<!\p{L})(?:tra|trae|træ|tre)(?!\p{L})|ahsap|tahta|kayu|خشب|लकड|木|나무|목재/u;
const STONE =
  /stone|stein|pierre|piedra|pedra|pietra|stenen|камен|кам'ян|kamienn|(?<!\p{L})(?:af|av) sten|(?<!\p{L})tas(?!\p{L})|batu|حجر|पत्थर|石|돌로/u;
// As they are drawn.
const WOODEN: ReadonlySet<string> = new Set(
  'table chair bench fence stool barrel crate cart boat desk bookshelf shelf bed door raft cradle sled gate sailboat cabin'
    .split(' ')
    .concat(
      'log cabin',
      'wooden cottage',
      'rowing boat',
      'fishing boat',
      'wooden raft',
      'wooden cart',
      'wine barrel',
    ),
);
const STONY: ReadonlySet<string> = new Set(['bridge', 'castle', 'well']);

/** Whether a thing is drawn of the material that a folded word names: a wooden table, a stone bridge. */
export const isMadeOf = (noun: string, material: string): boolean =>
  (WOODEN.has(noun) && WOOD.test(material)) || (STONY.has(noun) && STONE.test(material));

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

// Drawn as they are at home there.
const NATIVE: Readonly<Record<string, RegExp>> = {
  guitar:
    /^(?:spanish|spanisch|espanol|espagnol|espanhol|spagnol|spaans|испанск|іспанськ|hiszpansk|flamenc|acoustic|akustisch|acustic|acoustique|акустическ|klassisch|classic|clasic)/u,
  gondola: /^(?:venetian|venezian|venecian|venitien|венециан|weneck)/u,
  'paper lantern': /^(?:chinese|chinesisch|chin[oe]is|chin[oa]|cinese|китайск|japanese|japanisch|japon)/u,
  kimono: /^(?:japan|japon|giappon)/u,
  matryoshka: /^(?:russian|russisch|russe|rus[oa]|russ[oa]|русск)/u,
  samovar: /^(?:russian|russisch|russe|rus[oa]|russ[oa]|русск)/u,
  windmill: /^(?:dutch|holland|hollandisch|hollandais|holandes|olandes|голландск)/u,
  croissant: /^(?:french|franzosisch|francais|frances|французск)/u,
};

/** Whether a thing is drawn as it is in the country that a folded adjective names: a Spanish guitar. */
export const isNative = (noun: string, adjective: string): boolean => NATIVE[noun]?.test(adjective) === true;

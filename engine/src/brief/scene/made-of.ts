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

// With a wisp over it.
const STEAMING =
  /^(?:steaming|piping|dampfend|heiss|fumant|brulant|humeant|caliente|fumegant|quente|bollente|stomend|горяч|дымящ|paruja|goraca?|rykande|dampende|rygende|dumani)/u;

// Drawn as they are at home there, or as they are served.
const NATIVE: Readonly<Record<string, RegExp>> = {
  coffee: STEAMING,
  espresso: STEAMING,
  latte: STEAMING,
  cappuccino: STEAMING,
  cup: STEAMING,
  mug: STEAMING,
  'coffee cup': STEAMING,
  tea: STEAMING,
  'tea cup': STEAMING,
  teacup: STEAMING,
  soup: STEAMING,
  stew: STEAMING,
  broth: STEAMING,
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

/** Whether a thing is drawn as a folded adjective says without being asked: a Spanish guitar, a steaming cup. */
export const isNative = (noun: string, adjective: string): boolean => NATIVE[noun]?.test(adjective) === true;

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Folded words that lead to what somebody wears: the garment is what is drawn. */
export const WEARING_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list('dressed clad wearing wears'),
  de: list('gekleidet gekleidete gekleideter gekleideten tragend tragende'),
  fr: list('vetu vetue vetus vetues habille habillee habilles habillees'),
  es: list('vestida vestidas vestidos luciendo luce'),
  pt: list('vestindo vestida vestidas vestidos usando'),
  it: list('indossa indossano indossando vestita vestite vestiti'),
  nl: list('gekleed geklede draagt dragend'),
  ru: list('одетый одетая одетые одет одета одеты носит носят носящая носящий'),
  ar: list('ترتدي يرتدي يرتدون يرتدين ترتديان مرتدية مرتديا تلبس يلبس'),
  da: list('iført ifort klædt klaedt'),
};

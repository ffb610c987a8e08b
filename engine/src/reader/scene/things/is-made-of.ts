import { bilingualRule, type LanguageRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';

const WOOD = bilingualRule('u')`${'wood'}`;
const STONE = bilingualRule('u')`${'stone'}`;
// Materials of the drawings.
const WOODEN = setOf('wooden');
const STONY = setOf('stony');

/** Whether the drawing of a thing has the material that a folded word names: a wooden table, a stone bridge. */
export const isMadeOf = (noun: string, material: string, language: string): boolean =>
  (WOODEN.has(noun) && WOOD(language).test(material)) || (STONY.has(noun) && STONE(language).test(material));

// Drawn with steam.
const STEAMING = bilingualRule('u', { folded: true })`^${'steaming'}`;

// Adjectives that the drawing of a thing shows anyway.
const RUSSIAN = bilingualRule('u', { folded: true })`^${'russian'}`;
const NATIVE: Readonly<Record<string, LanguageRule>> = {
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
  guitar: bilingualRule('u', { folded: true })`^${'spanish'}`,
  gondola: bilingualRule('u', { folded: true })`^${'venetian'}`,
  'paper lantern': bilingualRule('u', { folded: true })`^(?:${'chinese'}|${'japanese'})`,
  kimono: bilingualRule('u', { folded: true })`^${'japanese'}`,
  matryoshka: RUSSIAN,
  samovar: RUSSIAN,
  windmill: bilingualRule('u', { folded: true })`^${'dutch'}`,
  croissant: bilingualRule('u', { folded: true })`^${'french'}`,
};

/** Whether the drawing of a thing shows a folded adjective anyway: a Spanish guitar, a steaming cup. */
export const isImplied = (noun: string, adjective: string, language: string): boolean =>
  NATIVE[noun]?.(language).test(adjective) === true;

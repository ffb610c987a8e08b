import type { Entry } from '../../../lexicon/vocabulary.ts';
import { toWordSet } from '../../reading/reading.ts';
import type { StatedRole } from './roles.ts';

/** What leads from a role to its words where nobody set a colon: "tagline is ...", "subtitle should say ...". */
export const FIELD_VERBS =
  'is, reads, says, should be, should read, should say, will be, ist, lautet, soll sein, soll lauten, heißt, est, dit, será, es, sea, dice, é, diz, è, dice, sia, moet zijn'.split(
    ', ',
  );

/** Names of roles that lead to capitals without a colon, behind a comma: "..., title LISBON", "..., titre Tenir bon". */
export const BARE_LABELS: ReadonlySet<string> = toWordSet(
  'title headline heading subtitle tagline slogan titel überschrift untertitel schlagzeile titre sous-titre ' +
    'título subtítulo titolo sottotitolo kop ondertitel заголовок подзаголовок название надпись ' +
    'rubrik undertitel overskrift undertittel tytuł podtytuł başlık judul subjudul',
);

/** Clauses that give the name for the card: "name is Quiet Light", "se llama Luna". */
export const SPOKEN_NAMES: readonly Entry<StatedRole>[] = [
  {
    value: 'title',
    terms: {
      en: "name is, the name is, brand is, brand name is, company name is, shop name is, channel name is, band name is, it's called, its called, it is called, the shop is called, the show is called, we are called",
      de: 'name ist, der name ist, es heißt, er heißt, sie heißt',
      fr: "le nom est, nom est, ça s'appelle, il s'appelle, elle s'appelle",
      es: 'el nombre es, nombre es, se llama',
      pt: 'o nome é, nome é, se chama, chama se',
      it: 'il nome è, nome è, si chiama',
      nl: 'de naam is, naam is, het heet',
      ru: 'называется, название такое',
    },
  },
];

/** Joins the name of a role to what is said before it: "... WITH a button 'Join'". */
export const LEADING_TO_ROLE = 'and|with|mit|und|avec|et|con|y|com|e|met|en|с|и|med|och|og|z|i';

/** Between such a name and its quotation. */
export const SAYING_BEHIND_ROLE = 'says|reads|saying|reading|text|is|ist|lautet|dit|est|dice|diz|es|é|è';

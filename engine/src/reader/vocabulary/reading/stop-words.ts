import { toWordSet as list } from '../../reading/reading.ts';

/** Words of languages that are told apart by them although the lexicon has no folder for them; folded. */
export const FURTHER_STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  fi: list(
    'ja on ei se että kanssa sekä myös kun joka ovat mutta vain kuin jos ne hän alla päällä vieressä edessä takana luona läpi',
  ),
  cs: list(
    'a v na se s z do je pro jak ne náš naše bez po od ve ze za pod nad při přes který která kde jeho její nový mezi jsou k u',
  ),
  hu: list(
    'a az egy és van nem hogy mint egyik alatt fölött mellett előtt mögött között felé ban ben nak nek vagy',
  ),
  ro: list('și în cu pe la un o de din pentru sub lângă este care sunt fără prin către ale lui'),
};

/** No neighbour of English has these: a text with one of them is no other language in disguise. */
export const SURELY_ENGLISH: ReadonlySet<string> = list(
  'the and our your you we with from this that to of for are is it at by how why what',
);

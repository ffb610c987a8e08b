import { inflectionOf } from '../../lexicon/inflection.ts';
import {
  bodyWordsIn,
  closedClassWordsIn,
  functionWordsIn,
  harmlessWords,
  startersIn,
  wearingWordsIn,
} from '../../lexicon/word-lists.ts';

const GERMANIC: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);
// "Einladungskarte", "uitnodigingskaart": what is made, whatever for.
const ARTEFACT =
  /\p{L}{4}(?:karten?|plakate?s?|posters?|flyers?|banners?|covers?|kaart(?:en|je)?|omslag|affisch(?:en)?|kort(?:et)?|plakat(?:en)?|invitasjon|inbjudan)$/u;

/** Whether a folded word names nothing that a picture could show: it only sets the tone, the size, the place. */
export const namesNothing = (folded: string, language: string): boolean =>
  harmlessWords().has(folded) ||
  (GERMANIC.has(language) && ARTEFACT.test(folded)) ||
  formsOf(folded, language).some(
    (form) =>
      functionWordsIn(language).has(form) === true ||
      closedClassWordsIn(language).has(form) === true ||
      bodyWordsIn(language).has(form) === true ||
      wearingWordsIn(language).has(form) === true,
  );

/** The word, and what is left of it without what Arabic writes onto it. */
const formsOf = (folded: string, language: string): string[] => [
  folded,
  ...(inflectionOf(language).smallWordForms ?? []).map(([part, by]) => folded.replace(part, by)),
];

/** The same, or a word that a noun phrase begins with. */
export const isSmallWord = (folded: string, language: string): boolean =>
  namesNothing(folded, language) || startersIn(language).has(folded) === true;

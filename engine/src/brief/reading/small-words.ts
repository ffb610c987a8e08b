import { BODY_WORDS, CLOSED_CLASS_WORDS } from '../vocabulary/closed-class-words.ts';
import { FUNCTION_WORDS, HARMLESS_WORDS, STARTERS } from '../vocabulary/function-words.ts';
import { WEARING_WORDS } from '../vocabulary/wearing-words.ts';

const GERMANIC: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);
// "Einladungskarte", "uitnodigingskaart": what is made, whatever for.
const ARTEFACT =
  /\p{L}{4}(?:karten?|plakate?s?|posters?|flyers?|banners?|covers?|kaart(?:en|je)?|omslag|affisch(?:en)?|kort(?:et)?|plakat(?:en)?|invitasjon|inbjudan)$/u;

/** Whether a folded word names nothing that a picture could show: it only sets the tone, the size, the place. */
export const namesNothing = (folded: string, language: string): boolean =>
  HARMLESS_WORDS.has(folded) ||
  (GERMANIC.has(language) && ARTEFACT.test(folded)) ||
  formsOf(folded, language).some(
    (form) =>
      FUNCTION_WORDS[language]?.has(form) === true ||
      CLOSED_CLASS_WORDS[language]?.has(form) === true ||
      BODY_WORDS[language]?.has(form) === true ||
      WEARING_WORDS[language]?.has(form) === true,
  );

/** Arabic writes "and", "with", "for" and the article onto the word. */
const formsOf = (folded: string, language: string): string[] =>
  language === 'ar'
    ? [
        folded,
        folded.slice(1),
        folded.replace(/^[وبلفك]?ال/u, ''),
        folded.replace(/(?:تان|تين)$/u, 'ة'),
        folded.replace(/(?:ان|ين)$/u, ''),
      ]
    : [folded];

/** The same, or a word that a noun phrase begins with. */
export const isSmallWord = (folded: string, language: string): boolean =>
  namesNothing(folded, language) || STARTERS[language]?.has(folded) === true;

const NOUNS =
  'magazine, mag, zine, journal, magazin, zeitschrift, zeitschriften, revue, revista, rivista, tijdschrift, blad, tidning, tidskrift, magasin, magazyn, czasopismo, dergi, журнал, журнала';
const COVERS =
  'cover, front cover, front page, cover page, titelblatt, titelseite, couverture, une, portada, capa, copertina, omslag, forside, okładka, kapağı, обложка, обложку';
const NAMED =
  'titled, entitled, titolata, titolato, titulado, called, named, namens, mit dem titel, intitulé, intitulée, titulada, titulado, llamada, llamado, chamada, chamado, intitolata, intitolato, genaamd, getiteld, som heter, pod tytułem, под названием';

const anyOf = (words: string): string =>
  words
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .join('|');
const LINK =
  "(?:(?:of|for|de|d['’]|du|di|da|do|della|del|van|einer|eines|für|for a|for the|un|una|une|um|uma|av|af)\\s?){0,2}";

/** What asks for the cover of a magazine, in either order of its two nouns (the group), up to where its name may stand. */
export const MAGAZINE_COVER = new RegExp(
  `(?<!\\p{L})((?:${anyOf(NOUNS)})[\\s-]?(?:${anyOf(COVERS)})|(?:${anyOf(COVERS)})\\s${LINK}(?:${anyOf(NOUNS)}))(?!\\p{L})\\s*[,:–—-]?\\s*(?:(?:${anyOf(NAMED)})\\s*:?\\s+)?`,
  'iu',
);

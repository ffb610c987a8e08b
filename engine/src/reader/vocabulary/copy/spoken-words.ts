const alternatives = (rows: readonly string[]): string =>
  rows
    .flatMap((row) => row.split(', '))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Lead from a card to its words wherever they stand: "a banner saying Welcome Home", "mit dem Text Guten Morgen". */
export const SAYING = alternatives([
  'saying, that says, which says, it says, it should say, it must say, should say, that reads, which reads, it reads, it should read, should read, with the text, with text, with the words, with the title, with the headline, titled, entitled',
  'es soll draufstehen, darauf soll stehen, drauf steht, darauf steht, mit dem text, mit text, mit der aufschrift, mit dem schriftzug, mit dem titel, mit der überschrift',
  'qui dit, ça doit dire, il doit dire, elle doit dire, avec le texte, avec texte, avec les mots, avec le titre, avec l’inscription, intitulé, intitulée',
  'que dice, que diga, que ponga, debe decir, tiene que decir, con el texto, con texto, con las palabras, con el título, titulado, titulada',
  'que diz, que diga, deve dizer, tem que dizer, com o texto, com texto, com as palavras, com o título, intitulado, intitulada',
  'che dice, deve dire, ci deve essere scritto, con il testo, con scritto, con la scritta, con il titolo, intitolato, intitolata',
  'er moet staan, er staat, met de tekst, met tekst, met de titel, met de woorden, getiteld',
]);

/** Lead to them only behind a comma, for elsewhere somebody does so: "a girl reads". */
export const SAYS = alternatives(['says, reads, text, dit, texte, dice, texto, diz, testo, tekst']);

const alternatives = (rows: readonly string[]): string =>
  rows
    .flatMap((row) => row.split(', '))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** What leads to the name of whom a card is for: "name Lena Fox", "naam: Sanne de Wit". */
export const NAME_LABELS = alternatives([
  'name, named, her name, his name, my name, name is, my name is, full name',
  'nom, nombre, nome, naam, namn, navn, imię, isim, имя',
  'il nome, o nome, el nombre, mit namen',
]);

/** What leads from the thing asked for to whom it is for. None behind which names stand in another case. */
export const FOR_WHOM = alternatives(['for, für, pour, para, per, voor, för, til, till']);

/** Articles between the two: "for a product designer", "für eine Fotografin". */
export const INDEFINITE = alternatives([
  'a, an, our, my, un, une, una, uno, um, uma, ein, eine, einen, einem, een, en, ett, et',
]);

/** What whoever asks says before the own house, club or family: "my bakery", "notre salon". */
export const OWN = alternatives([
  'my, our, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, unserer, mon, ma, mes, notre, nos',
  'mi, mis, nuestro, nuestra, nuestros, nuestras, meu, minha, o meu, a minha, nosso, nossa, o nosso, a nossa',
  'mio, mia, il mio, la mia, nostro, nostra, il nostro, la nostra, mijn, onze, ons, min, mitt, vår, vårt',
]);

/** Who has it, speaking. */
export const WE = alternatives(['we, wir, nous, estamos, somos, wij, vi, мы']);

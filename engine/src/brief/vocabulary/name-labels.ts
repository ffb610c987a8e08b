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

import { foldText } from '../../../lexicon/fold-text.ts';
import { toWordSet } from '../../reading/reading.ts';

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

/** What has a name of its own behind its noun: "our open source library Tidewater", "nuestra librería Luna". */
export const BEARERS: ReadonlySet<string> = toWordSet(
  'library tool app plugin package framework project product startup company brand agency label band choir orchestra quartet duo ' +
    'ensemble team club group network community festival conference podcast show newsletter blog channel magazine journal zine ' +
    'game site website platform service service store shop restaurant hotel farm ranch school collective foundation charity theatre theater ' +
    'trio quartett duett kapelle orchester big-band chor verein firma marke verlag laden hof schule stiftung netzwerk spiel werkzeug bibliothek programm magazin kanal ' +
    'chorale troupe groupe association entreprise marque équipe revue chaîne boutique logiciel outil projet jeu atelier école ' +
    'coro grupo banda asociación empresa marca equipo revista canal tienda herramienta proyecto juego boletín biblioteca ' +
    'associação loja ferramenta projeto jogo equipe gruppo associazione azienda marchio squadra rivista canale negozio strumento ' +
    'progetto gioco koor vereniging bedrijf merk winkel tijdschrift kanaal spel',
);

/** Between such a noun and whoever asks, as OWN, where the thing is known: "the podcast Loose Threads". */
export const THE = alternatives(['the, der, die, das, den, dem, le, la, el, o, a, il, het, de']);

/** "Trio Mondlicht", "Band The Moths": such a noun and a name behind it, whatever the name would mean. */
export const namesBearer = (words: string): boolean => {
  const [noun = '', name = ''] = words.trim().split(/\s+/);
  return BEARERS.has(foldText(noun)) && /^\p{Lu}/u.test(name);
};

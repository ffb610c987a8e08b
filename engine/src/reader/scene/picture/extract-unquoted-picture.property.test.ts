import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../../../lexicon/fold-text.ts';
import { textsOf } from '../../copy/unshown.ts';
import { parsePrompt } from '../../parse-prompt.ts';
import { readText } from '../../reading/reading.ts';

type Posters = {
  language: string;
  heads: readonly string[];
  /** What leads from the title to the picture; none where the noun behind it would take an ending. */
  with?: string;
  titles: readonly string[];
  facts: readonly string[];
  /** Things, people and places that have drawings, put as pictures are. */
  pictures: readonly string[];
};

const POSTERS: readonly Posters[] = [
  {
    language: 'en',
    with: 'with',
    heads: ['poster: ', 'flyer for ', 'Instagram post: ', 'banner for '],
    titles: ['Night Bazaar', 'Harvest Supper', 'summer reading club'],
    facts: ['Friday 9pm', 'Blue Door Club', '12 Elm Street', 'free entry', 'bring a mug'],
    pictures: [
      'a fox with a lantern in the snow',
      'children flying kites on a hill',
      'cupcakes and cookies on a table',
      'two cats sitting on a red sofa',
      'saxophone player on stage',
      'tulips and a watering can',
    ],
  },
  {
    language: 'de',
    with: 'mit',
    heads: ['Plakat: ', 'Flyer für ', 'Banner: '],
    titles: ['Nachtbasar', 'Erntefest', 'Sommerkonzert'],
    facts: ['Freitag 20 Uhr', 'Lindenstraße 12', 'Eintritt frei', '5 Euro'],
    pictures: [
      'ein Fuchs mit einer Laterne im Schnee',
      'zwei Kinder auf einer Wiese',
      'eine Geigerin unter einem Baum',
      'ein Tisch mit Büchern und Lampen',
    ],
  },
  {
    language: 'fr',
    with: 'avec',
    heads: ['affiche : ', 'affiche pour ', 'flyer pour '],
    titles: ['Bazar de nuit', 'Concert de printemps', 'Vide-grenier'],
    facts: ['samedi 20h', 'Salle Ravel', '12 rue des Arts', 'entrée libre'],
    pictures: [
      'un renard dans la neige devant une maison',
      'deux chats sur un canapé rouge',
      'une pianiste sur scène',
      'des enfants sous un arbre',
    ],
  },
  {
    language: 'es',
    with: 'con',
    heads: ['cartel: ', 'cartel para ', 'póster: '],
    titles: ['Bazar nocturno', 'Feria del Libro', 'Fiesta del barrio'],
    facts: ['sábado 18:00', 'Plaza Mayor', 'entrada libre', '5 euros'],
    pictures: [
      'una mesa con libros bajo un árbol',
      'niños leyendo en un banco',
      'un búho con una guitarra bajo la luna',
      'dos gatos sobre un sofá rojo',
    ],
  },
  {
    language: 'it',
    with: 'con',
    heads: ['locandina: ', 'locandina per ', 'volantino: '],
    titles: ['Bazar notturno', 'Festa della birra', 'Concerto di primavera'],
    facts: ['sabato ore 21', 'Piazza Grande', 'ingresso libero'],
    pictures: [
      'una volpe con una lanterna nella neve',
      'due gatti su un divano rosso',
      'bambini sotto un albero',
      'un cane nel bosco',
    ],
  },
  {
    language: 'pt',
    with: 'com',
    heads: ['cartaz: ', 'cartaz para ', 'panfleto: '],
    titles: ['Bazar noturno', 'Feira de Artesanato', 'Concerto de primavera'],
    facts: ['sábado 20h', 'Praça Central', 'entrada gratuita'],
    pictures: [
      'uma raposa com uma lanterna na neve',
      'dois gatos num sofá vermelho',
      'crianças debaixo de uma árvore',
      'um cão na praia',
    ],
  },
  {
    language: 'ru',
    heads: ['афиша: ', 'плакат: '],
    titles: ['Ярмарка мастеров', 'Праздник урожая', 'Концерт камерного хора'],
    facts: ['пятница 20:00', 'вход свободный', 'ул. Садовая 5'],
    pictures: [
      'лиса с фонарём в снегу',
      'дети под деревом',
      'две кошки на красном диване',
      'букет роз на столе',
    ],
  },
];

const LEAST_LETTERS = 4;

/** The words of a stretch that say something, folded. */
const wordsOf = (text: string): string[] =>
  readText(text).words.flatMap(({ folded }) =>
    folded.length >= LEAST_LETTERS || /\d/.test(folded) ? [folded] : [],
  );

describe('a request without quotation marks for words and a picture', () => {
  test.each(POSTERS)(
    'in $language prints its words and none of the picture',
    ({ heads, with: link, titles, facts, pictures }) => {
      fc.assert(
        fc.property(
          fc.constantFrom(...heads),
          fc.constantFrom(...titles),
          fc.subarray([...facts], { minLength: 1, maxLength: 3 }),
          fc.constantFrom(...pictures),
          fc.nat(link ? 4 : 3),
          (head, title, said, picture, at) => {
            const clauses = [title, ...said];
            if (at === 4) clauses[0] = `${title} ${link} ${picture}`;
            else clauses.splice(Math.min(at + 1, clauses.length), 0, picture);
            const prompt = head + clauses.join(', ');
            const { copy, scene } = parsePrompt(prompt);
            const printed = foldText(textsOf(copy).join(' '));
            const kept = [title, ...said].flatMap(wordsOf);
            const drawn = wordsOf(picture).filter((word) => !kept.some((other) => other.includes(word)));
            expect({ prompt, lost: kept.filter((word) => !printed.includes(word)) }).toEqual({
              prompt,
              lost: [],
            });
            expect({ prompt, printed: drawn.filter((word) => printed.includes(word)) }).toEqual({
              prompt,
              printed: [],
            });
            expect(scene?.asks.length).toBeGreaterThan(0);
          },
        ),
        { numRuns: 60 },
      );
    },
    60_000,
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../brief/warning.ts';
import { foldText } from '../../lexicon/fold-text.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { readText } from '../reading/reading.ts';
import { textsOf } from './unshown.ts';

type Speech = {
  language: string;
  /** What asks; none of its words is copy. */
  heads: string[];
  titles: string[];
  clauses: string[];
  /** How it shall look: none of these is copy. */
  wishes: string[];
  /** Small words that lead to a fact, and go with it. */
  dropped: RegExp;
};

const SPEECHES: Speech[] = [
  {
    language: 'en',
    heads: ['poster for ', 'flyer: ', 'Instagram post for ', 'make a card for ', 'banner, '],
    titles: [
      'Harvest supper',
      'the book swap',
      'Robotics meetup',
      'our bake sale',
      'Tern 1.8',
      'a nail salon',
    ],
    clauses: [
      'Saturday 14 June, 3 pm',
      'every Tuesday',
      '12 Elm Street',
      'the Old Dairy',
      'free entry',
      '£8 at the door',
      'bring a friend',
      'limited seats',
      'call 555 0142',
      'ages 6 to 12',
      'hosted by Ada Park',
      'second drink half price',
      'we close at nine',
      'soup and bread',
      'from the team at Orbital',
      'acme.dev/join',
    ],
    wishes: ['dark', 'big numbers', 'bold type', 'warm colours', 'minimal style', 'large text'],
    dropped: /^(?:at|the|from|on|by|hosted|our|a|with)$/,
  },
  {
    language: 'de',
    heads: ['Plakat für ', 'Flyer: ', 'Bitte erstelle eine Karte für '],
    titles: ['Sommerkonzert', 'Flohmarkt', 'den Lesekreis', 'Tag der offenen Tür'],
    clauses: [
      'Samstag, 14. Juni, 15 Uhr',
      'jeden Dienstag',
      'Lindenstraße 12',
      'Eintritt frei',
      '8 € pro Person',
      'Kaffee und Kuchen',
      'begrenzte Plätze',
      'Kinder willkommen',
    ],
    wishes: ['dunkel', 'große Schrift', 'warme Farben'],
    dropped: /^(?:den|der|am)$/,
  },
  {
    language: 'es',
    heads: ['cartel para ', 'Publicación de Instagram: ', 'tarjeta para '],
    titles: ['Feria del libro', 'Concierto de otoño', 'el taller de cerámica'],
    clauses: [
      'sábado 14 de junio, 18:00',
      'Calle Mayor 14',
      'entrada libre',
      'plazas limitadas',
      'trae a un amigo',
      '12 € por persona',
    ],
    wishes: ['letras grandes', 'colores alegres', 'fondo oscuro'],
    dropped: /^(?:el|la)$/,
  },
  {
    language: 'fr',
    heads: ['affiche pour ', 'post Instagram : ', 'flyer pour '],
    titles: ['Concert de printemps', 'la fête du pain', 'Vide-grenier du quartier'],
    clauses: [
      'samedi 14 juin, 18h',
      '12 rue des Arts',
      'entrée libre',
      'places limitées',
      'apportez une chaise',
      '8 € par personne',
    ],
    wishes: ['gros caractères', 'couleurs chaudes', 'fond sombre'],
    dropped: /^(?:la|le)$/,
  },
  {
    language: 'ru',
    heads: ['афиша: ', 'сделай постер для '],
    titles: ['Концерт камерного хора', 'Субботник', 'День открытых дверей'],
    clauses: ['14 июня в 18:00', 'ул. Садовая 5', 'вход свободный', 'инструменты выдаём', '500 ₽ с человека'],
    wishes: ['крупный шрифт', 'тёплые цвета', 'тёмный фон'],
    dropped: /^$/,
  },
];

/** Quoted titles, and what is said beside them. */
type Quoted = { language: string; heads: string[]; titles: string[]; clauses: string[]; dropped: RegExp };

const QUOTED: Quoted[] = [
  {
    language: 'en',
    heads: ['', 'poster: ', 'flyer for our club, ', 'Instagram post ', 'make a card that says '],
    titles: ['"Hold Fast"', '"pixelkit"', '“Soup Sunday”', '"The Long Shift"'],
    clauses: [
      'image tools for node',
      'peer-to-peer databases',
      'a documentary about whales',
      'every Tuesday at 7 pm',
      'with live music and cake',
      'free entry',
      'hosted by Ada Park',
      '12 Elm Street',
      'doors open at nine',
      '£8 at the door',
      'tools for developers',
      'streetwear brand NØRD',
      'poster sale and prints',
      'we ship worldwide',
      'second season',
      'since 1987',
    ],
    dropped: /^(?:a|at|by|for|hosted|with)$/,
  },
  {
    language: 'de',
    heads: ['', 'Plakat: ', 'Karte mit dem Titel ', 'Instagram-Post '],
    titles: ['„Lichtblick“', '"Nachtzug"', '»Fernweh«'],
    clauses: [
      'Gesprächsabende für Trauernde',
      'jeden Dienstag',
      'reisen mit kleinem Budget',
      'Werkzeuge für Entwickler',
      'Lindenstraße 12',
      'ab 8 Jahren',
      'Anmeldung im Büro',
      '8 € pro Person',
    ],
    dropped: /^(?:im|am|ab)$/,
  },
  {
    language: 'es',
    heads: ['', 'cartel: ', 'tarjeta con el título '],
    titles: ['"Casa Lumen"', '«Mar Adentro»'],
    clauses: [
      'velas hechas a mano en Oaxaca',
      'todos los martes',
      'plazas limitadas',
      'herramientas para programadores',
      'Calle Mayor 14',
      'con música en vivo',
      'trae a un amigo',
    ],
    dropped: /^(?:con|en)$/,
  },
  {
    language: 'fr',
    heads: ['', 'affiche : ', 'carte avec le titre '],
    titles: ['« Petit Jour »', '"quickfold"'],
    clauses: [
      'outils de compression pour python',
      'tous les mardis',
      'places limitées',
      '12 rue des Arts',
      'avec musique et gâteaux',
      'apportez une chaise',
      'depuis 1987',
    ],
    dropped: /^(?:avec|et)$/,
  },
  {
    language: 'ru',
    heads: ['', 'афиша: ', 'открытка с надписью '],
    titles: ['«Зерно»', '"Ночной поезд"'],
    clauses: [
      'свежий хлеб каждое утро',
      'вход свободный',
      'инструменты для разработчиков',
      'ул. Садовая 5',
      'живая музыка и торт',
      '500 ₽ с человека',
    ],
    dropped: /^и$/,
  },
  {
    language: 'pt',
    heads: ['', 'cartaz: ', 'cartão com o título '],
    titles: ['"Maré Alta"'],
    clauses: [
      'aulas de surf para mulheres',
      'toda terça-feira',
      'vagas limitadas',
      'ferramentas para programadores',
      'Rua das Flores 12',
      'com música e bolo',
    ],
    dropped: /^(?:com|e)$/,
  },
  {
    language: 'ja',
    heads: ['', 'ポスター '],
    titles: ['「月光珈琲」'],
    clauses: ['自家焙煎の豆と手作りケーキ', '毎週火曜日', '入場無料', '1987年創業'],
    dropped: /^$/,
  },
];

const wordsOf = (text: string): string[] => readText(text).words.map(({ folded }) => folded);

describe('nothing that is asked for is lost in silence', () => {
  test.each(SPEECHES)('every word of a request in $language is on its card or in a warning', (speech) => {
    const { heads, titles, clauses, wishes, dropped } = speech;
    const said = fc.uniqueArray(fc.constantFrom(...clauses), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.constantFrom(...titles),
        said,
        fc.constantFrom('', ...wishes.map((wish) => `, ${wish}`)),
        (head, title, told, wish) => {
          const words = [title, ...told].join(', ');
          const { copy, warnings } = parsePrompt(`${head}${words}${wish}`);
          const shown = foldText([...textsOf(copy), ...messagesOf(warnings)].join(' '));
          const missing = wordsOf(words).filter((word) => !shown.includes(word) && !dropped.test(word));
          expect({ prompt: head + words + wish, missing }).toEqual({
            prompt: head + words + wish,
            missing: [],
          });
        },
      ),
      { numRuns: 250 },
    );
  });

  test.each(SPEECHES)('no wish about looks is printed in $language', ({ heads, titles, clauses, wishes }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.constantFrom(...titles),
        fc.constantFrom(...clauses),
        fc.constantFrom(...wishes),
        (head, title, told, wish) => {
          const { copy } = parsePrompt(`${head}${title}, ${told}, ${wish}`);
          expect(textsOf(copy).map(foldText).join(' | ')).not.toContain(foldText(wish));
        },
      ),
    );
  });

  test.each(QUOTED)(
    'quoted words of $language are printed exactly, and every word beside them is printed, told or pictured',
    ({ heads, titles, clauses, dropped }) => {
      const said = fc.uniqueArray(fc.constantFrom(...clauses), { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(
          fc.constantFrom(...heads),
          fc.constantFrom(...titles),
          fc.constantFrom(' ', ', ', ' - ', '. ', '\n'),
          said,
          (head, title, link, told) => {
            const prompt = head + title + link + told.join(', ');
            const { copy, warnings, scene } = parsePrompt(prompt);
            const printed = textsOf(copy);
            expect({ prompt, printed: printed.join('\n') }).toEqual({
              prompt,
              printed: expect.stringContaining(title.slice(1, -1).trim()),
            });
            const pictured = scene?.asks.map(({ words }) => words) ?? [];
            const shown = foldText([...printed, ...messagesOf(warnings), ...pictured].join(' '));
            const missing = wordsOf(told.join(' ')).filter(
              (word) => !shown.includes(word) && !dropped.test(word),
            );
            expect({ prompt, missing }).toEqual({ prompt, missing: [] });
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});

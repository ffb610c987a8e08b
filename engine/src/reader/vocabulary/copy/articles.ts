import { toWordSet } from '../../reading/reading.ts';

/** Small words that whoever asks says before the thing itself: "a flyer for OUR bake sale", "für UNSER Sommerfest". */
export const LEADING_WORDS: ReadonlySet<string> = toWordSet(
  'our my the this your unser unsere unserem unseren unserer mein meine meinem meinen meiner das der die dem den des ' +
    'notre nos mon ma mes le la les nuestro nuestra nuestros nuestras mi mis el los las nosso nossa nossos nossas meu minha ' +
    'nostro nostra nostri nostre mio mia il lo gli onze ons mijn de het наш наша наше нашу нашего нашей мой моя мою vår vårt ' +
    'våra min mitt nasz nasza nasze naszą naszego bizim',
);

/** Words of whole sentences: what holds one of them is told, and no name for a card. */
export const SENTENCE_WORDS: ReadonlySet<string> = toWordSet(
  'i we you they he she it is are was were will be been has have had do does did can could should would must please ' +
    'wir ihr sie ich du ist sind war wird werden hat haben kann nous vous ils elles je tu est sont sera seront avons ' +
    'estamos somos es son fue será serán hay estão somos é são foi será siamo sono è era sarà abbiamo wij we is zijn was wordt ' +
    'мы вы они я ты будет будем есть был была vi är blir var jesteśmy jest są będzie',
);

/** What is told of somebody or something named before it: "Le Petit Marché" ouvre ses portes, "Agile" matters. */
export const TELLING_VERBS: ReadonlySet<string> = toWordSet(
  'considered explained revisited opens closes returns comes turns wins joins moves goes gets makes needs matters works means rocks lives dies ' +
    'öffnet schließt kommt kehrt feiert sucht zieht wird lebt macht gewinnt ouvre ferme revient cherche devient fête recrute ' +
    'abre cierra vuelve busca celebra cumple llega gana fecha volta procura comemora chega apre chiude torna cerca compie ' +
    'festeggia arriva vince opent sluit komt zoekt viert wordt открывается закрывается ищет возвращается празднует переезжает ' +
    'відкривається шукає повертається öppnar stänger söker firar åbner lukker søger fejrer åpner stenger feirer otwiera szuka zamyka',
);

import { foldText } from '../../../lexicon/fold-text.ts';

/** What a headline opens with and no picture does, by language: a deed without a doer, and what cannot be seen. */
const HEADS: Readonly<Record<string, string>> = {
  en: '(?:learning|teaching|living|working|travell?ing|cooking|baking|gardening|parenting|moving|coping) (?:to|with|without|abroad)|life (?:in|on|with|at|as|after|without)|(?:lessons|stories|notes|news) from|(?:secrets|history) of|the (?:art|history|future|science|secrets?|joys?|power|state|story) of',
  de: '(?:leben|kochen|backen|basteln|lernen|lesen|reisen|wohnen|arbeiten|gärtnern|wandern|spielen) (?:mit|ohne|für)|die (?:kunst|geschichte|zukunft|geheimnisse) (?:des|der|von)',
  fr: "(?:vivre|cuisiner|voyager|apprendre|jardiner|lire|travailler|jouer) (?:avec|sans|pour|à)|(?:l'art|l'histoire) (?:de|du|des)",
  es: '(?:vivir|cocinar|viajar|aprender|leer|trabajar|jugar) (?:con|sin|para|a)|(?:el arte|la historia) (?:de|del)',
  pt: '(?:viver|cozinhar|viajar|aprender|ler|trabalhar|brincar) (?:com|sem|para|a)|a (?:arte|história) (?:de|do|da)',
  it: "(?:vivere|cucinare|viaggiare|imparare|leggere|lavorare|giocare) (?:con|senza|per|a)|(?:l'arte|la storia) (?:di|del|della)",
  nl: '(?:leven|koken|bakken|leren|lezen|reizen|wonen|werken|fietsen|wandelen|tuinieren) (?:met|zonder|voor)|de (?:kunst|geschiedenis) van',
  ru: '(?:жизнь|жить|готовим|готовить|учиться|учимся|читаем|читать) (?:с|со|без|в|на|у)|искусство|история',
  sv: '(?:livet|laga mat|baka|lära|läsa|resa|bo|arbeta|leva) (?:med|utan)',
  da: '(?:livet|lave mad|bage|lære|læse|rejse|bo|arbejde) (?:med|uden)',
  nb: '(?:livet|lage mat|bake|lære|lese|reise|bo|jobbe) (?:med|uten)',
  pl: '(?:życie|gotowanie|nauka|podróże|czytanie|praca) (?:z|ze|bez)',
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(HEADS).map(([language, words]) => [
    language,
    new RegExp(`^(?:${foldText(words)})(?![\\p{L}\\p{M}])`, 'u'),
  ]),
);

/** Whether folded words open like a headline: "cooking with kids", "life on the road". */
export const hasHeadlineHead = (folded: string, language: string): boolean =>
  PATTERNS.get(language)?.test(folded) ?? false;

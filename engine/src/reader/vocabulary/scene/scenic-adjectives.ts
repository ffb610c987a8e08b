import { foldText } from '../../../lexicon/fold-text.ts';

/** How a place looks or feels, in a description and against no picture of it: by language, `~` for its endings. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  en: 'empty quiet calm busy crowded abandoned deserted old ancient vast wide misty foggy snowy rainy sunny stormy moonlit starry dark bright green lush tropical winding rocky sandy grassy frozen remote hidden peaceful lonely beautiful majestic dusty sunlit candlelit narrow steep cosy cozy tiny spooky interior',
  de: 'leer~ still~ ruhig~ belebt~ verlassen~ alt~ uralt~ weit~ neblig~ verschneit~ regnerisch~ sonnig~ stürmisch~ dunkl~ tropisch~ felsig~ einsam~ schmal~ steil~ gemütlich~ staubig~',
  fr: 'vide~ calme~ désert~ abandonné~ vieux vieil vieille~ ancien~ brumeu~ enneigé~ pluvieu~ ensoleillé~ sombre~ tropical~ rocheu~ solitaire~ étroit~ paisible~',
  es: 'vací~ tranquil~ desiert~ abandonad~ viej~ antigu~ nevad~ lluvios~ solead~ oscur~ tropical~ rocos~ solitari~ estrech~ mojad~ concurrid~',
  pt: 'vazi~ tranquil~ desert~ abandonad~ velh~ antig~ nevad~ chuvos~ ensolarad~ escur~ tropical~ rochos~ solitári~ estreit~ movimentad~',
  it: 'vuot~ tranquill~ desert~ abbandonat~ vecchi~ antic~ nebbios~ innevat~ piovos~ soleggiat~ bui~ tropical~ rocci~ solitari~ strett~ affollat~',
  nl: 'leeg lege rustige stille drukke verlaten oud oude mistig~ besneeuwd~ regenachtige zonnig~ donker~ tropisch~ eenzame smalle gezellige',
  ru: 'пуст~ тих~ безлюдн~ заброшенн~ стар~ древн~ туманн~ заснеженн~ дождлив~ солнечн~ тёмн~ тропическ~ скалист~ одинок~ узк~ уютн~',
  uk: 'пуст~ порожн~ тих~ безлюдн~ стар~ давн~ туманн~ засніжен~ дощов~ сонячн~ темн~ самотн~ вузьк~',
  pl: 'pust~ cich~ opuszczon~ star~ mglist~ zaśnieżon~ deszczow~ słoneczn~ ciemn~ samotn~ wąsk~',
  sv: 'tom tomt tomma stilla lugn~ övergiven övergivna gammal gamla dimmig~ snöig~ regnig~ solig~ mörk~ ensam~ smal~',
  da: 'tom tomme stille rolig~ forladt~ gammel gamle tåget~ snedækket regnfuld~ mørk~ ensom~ smal~',
  nb: 'tom tomme stille rolig~ forlatt~ gammel gamle tåkete snødekt~ regnfull~ mørk~ ensom~ smal~',
  tr: 'boş sessiz sakin kalabalık terk edilmiş eski sisli karlı yağmurlu güneşli karanlık dar ıssız',
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(ADJECTIVES).map(([language, words]) => [
    language,
    new RegExp(`^(?:${foldText(words).replaceAll(' ', '|').replaceAll('~', '\\p{L}{0,3}')})$`, 'u'),
  ]),
);

/** Whether a folded word describes how a place looks. */
export const isScenic = (folded: string, language: string): boolean =>
  PATTERNS.get('en')?.test(folded) === true || PATTERNS.get(language)?.test(folded) === true;

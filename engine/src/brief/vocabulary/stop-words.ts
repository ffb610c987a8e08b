import { toWordSet as list } from '../reading/reading.ts';

/** Words that tell a language, folded; English first, because the first of equals wins. */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    "the i a an and of to in is for with on our your how we at from by about this that no who what why it is are was be you your all not more new get when can make up out will or if do they one now its it's don't am pm",
  ),
  de: list(
    'der die das und ein eine einen mit für im ist auf von zu wir über den dem nicht uns unsere zum zur bei aus wie ohne sommer jetzt neue neuer neues erstelle',
  ),
  fr: list(
    'tout toute le la de les un une des et du pour avec sur dans est nous notre nos au aux par qui que sans comment votre crée une nouvelle on quand ce cette se ou à',
  ),
  es: list(
    'el lo de los las un una y en del para con sobre en es nuestro nuestra al por que sin cómo su tu crea nuevo nueva diseña',
  ),
  pt: list(
    'o de os as um uma e do da dos das para com sobre em é nosso nossa ao por que sem como na crie novo nova não',
  ),
  it: list(
    'il lo gli un una e del della dei delle per con su nel è nostro nostra al che senza come crea nuovo nuova di e chi va ma si più alla allo nella sulla dal ed anche',
  ),
  nl: list('het een van voor met over op is wij ons onze aan door naar zonder hoe niet maak bij nieuwe'),
  sv: list(
    'och en ett för med på är vi vår vårt våra av till om utan hur det som inte den de i under vid genom mot från sig när var ska kan nya ny sina sin där två efter så du din ni man får blir alla allt',
  ),
  da: list(
    'og en et til med på er vi vores af om uden hvordan det som ikke den de i under ved gennem mod fra sig når der skal kan nye ny efter to hvor sådan du din man får alle denne dette',
  ),
  nb: list(
    'og en ei et til med på er vi vår vårt våre av om uten hvordan det som ikke den de i under ved gjennom mot fra seg når skal kan nye ny etter to hvor mellom noen slik du din man får alle denne dette',
  ),
  pl: list(
    'i w na z do dla się jest o jak nie nasz nasza nasze bez po od ze za pod nad przy przez u a lub oraz który która gdzie jego jej ich nowy nowa podczas między są',
  ),
  tr: list(
    've bir için ile bu da de nasıl yeni bizim ne bir altında üstünde üzerinde yanında önünde arkasında içinde arasında kenarında gibi daha çok olan iki üç olarak doğru',
  ),
  id: list(
    'dan yang di untuk dengan ini itu dari kami kita cara ke tentang pada sebuah seekor seorang para adalah atau saat',
  ),
  // These are told apart, and no description in them is understood.
  fi: list(
    'ja on ei se että kanssa sekä myös kun joka ovat mutta vain kuin jos ne hän alla päällä vieressä edessä takana luona läpi',
  ),
  cs: list(
    'a v na se s z do je pro jak ne náš naše bez po od ve ze za pod nad při přes který která kde jeho její nový mezi jsou k u',
  ),
  hu: list(
    'a az egy és van nem hogy mint egyik alatt fölött mellett előtt mögött között felé ban ben nak nek vagy',
  ),
  ro: list('și în cu pe la un o de din pentru sub lângă este care sunt fără prin către ale lui'),
};

/** No neighbour of English has these: a text with one of them is no other language in disguise. */
export const SURELY_ENGLISH: ReadonlySet<string> = list(
  'the and our your you we with from this that to of for are is it at by how why what',
);

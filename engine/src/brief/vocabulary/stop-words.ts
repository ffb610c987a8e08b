import { toWordSet as list } from '../reading.ts';

/** Words that tell a language, folded; English first, because the first of equals wins. */
export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    "the i a an and of to in is for with on our your how we at from by about this that no who what why it is are was be you your all not more new get when can make up out will or if do they one now its it's don't",
  ),
  de: list(
    'der die das und ein eine einen mit für im ist auf von zu wir über den dem nicht uns unsere zum zur bei aus wie ohne sommer jetzt neue neuer neues erstelle',
  ),
  fr: list(
    'le la de les un une des et du pour avec sur dans est nous notre nos au aux par qui que sans comment votre crée une nouvelle on quand ce cette se ou à',
  ),
  es: list(
    'el de los las un una y del para con sobre en es nuestro nuestra al por que sin cómo su tu crea nuevo nueva diseña',
  ),
  pt: list(
    'o de os as um uma e do da dos das para com sobre em é nosso nossa ao por que sem como na crie novo nova não',
  ),
  it: list(
    'il lo gli un una e del della dei delle per con su nel è nostro nostra al che senza come crea nuovo nuova di e chi va ma si più alla allo nella sulla dal ed anche',
  ),
  nl: list('het een van voor met over op is wij ons onze aan door naar zonder hoe niet maak bij nieuwe'),
  sv: list('och en ett för med på är vi vår av till om utan hur det som inte'),
  da: list('og en et til med på er vi vores af om uden hvordan det som ikke'),
  pl: list('i w na z do dla się jest o jak nie nasz nasza bez po od'),
  tr: list('ve bir için ile bu da de nasıl yeni bizim ne'),
  id: list('dan yang di untuk dengan ini itu dari kami kita cara ke tentang'),
};

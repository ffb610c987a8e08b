const list = (words: string): readonly string[] => words.split(' ');

/** What is printed, as one speaks of how it shall look: "big NUMBERS", "gros CARACTÈRES". */
export const LETTER_NOUNS: readonly string[] = [
  ...list(
    'numbers number figures numerals digits text texts type letters lettering words title headline heading copy',
  ),
  ...list('font fonts print caps typography'),
  ...list('schrift zahlen ziffern buchstaben text titel überschrift lettern'),
  ...list('caractères chiffres lettres texte titre police typographie'),
  ...list('letras números cifras texto título tipografía caracteres letra'),
  ...list('letras números texto título fonte tipografia algarismos'),
  ...list('lettere numeri cifre testo titolo caratteri scritta scritte'),
  ...list('letters cijfers tekst titel lettertype'),
  ...list('буквы буквами цифры цифрами текст шрифт шрифтом заголовок'),
  ...list('bokstäver siffror text rubrik bogstaver tal litery cyfry literami cyframi harfler rakamlar yazı'),
  ...list('أرقام حروف خط نص بخط بأرقام بحروف अक्षर अक्षरों अंक शीर्षक'),
];

/** How large or heavy that shall be. */
export const LETTER_SIZES: readonly string[] = [
  ...list(
    'big bigger large larger huge giant bold bolder heavy oversized massive thick chunky loud fat tall',
  ),
  ...list('groß große großer großen großes fett fette fetter fetten dicke dicker riesige riesiger'),
  ...list('gros grosse grosses grand grande grands grandes gras grasse énorme énormes'),
  ...list('grande grandes negrita gruesa gruesas enorme enormes gigantes grueso gruesos'),
  ...list(
    'negrito grossas grossos grandi grassetto enormi giganti grosse grossi groot grote vet vette dikke',
  ),
  ...list('большие большими большой большим крупный крупные крупными крупным жирный жирным жирные огромными'),
  ...list('stora stor fet feta store duże duża dużymi pogrubione büyük kalın iri'),
  ...list('كبير كبيرة عريض عريضة ضخمة बड़े बड़ा मोटे मोटा'),
];

/** Words for small ones. */
export const SMALL_LETTERS: readonly string[] = [
  ...list(
    'small tiny kleine kleiner kleinen petit petite petits petites pequeña pequeñas pequeño pequena pequenas',
  ),
  ...list(
    'piccolo piccole piccoli klein мелкий мелким мелкие мелкими små liten mała małe küçük صغير صغيرة छोटे छोटा',
  ),
];

/** The same where no blanks part the words: a clause of these alone. */
export const LETTERING_UNSPACED =
  /^(?:(?:大|巨大|特大|超大|粗|太|大きな?|太い|큰|굵은|큼직한)(?:的|い|な)?\s?(?:字|字体|字體|文字|数字|數字|标题|標題|フォント|タイトル|글씨|글자|숫자|제목)(?:で|로|으로)?)$/u;

import type { Entry } from '../../../lexicon/vocabulary.ts';

/**
 * What a greeting card says, by the words that stand beside the word for the card: "thank you card", "tarjeta de
 * agradecimiento". The first of a list is the message itself; it is printed on posters and posts too.
 */
export const GREETING_MESSAGES: readonly Entry<{ says: string }>[] = [
  ...rows('en', [
    'Thank you|thanks',
    'Happy birthday|birthday, bday',
    'Congratulations|congrats, congratulation',
    'Merry Christmas|christmas, xmas',
    'Happy New Year|new year, new years',
    'Happy Easter|easter',
    "Happy Valentine's Day|valentine's day, valentines day, valentine's, valentine",
    "Happy Mother's Day|mother's day, mothers day",
    "Happy Father's Day|father's day, fathers day",
    'Happy anniversary|anniversary',
    'Happy Diwali|diwali',
    'Eid Mubarak|eid',
    'Happy holidays|holiday',
    "Season's greetings|seasons greetings",
    'Welcome|',
    'Welcome back|',
    'Get well soon|get well',
    'Good luck|',
    'Best wishes|',
    'With sympathy|sympathy, condolence, condolences',
    'Sorry for your loss|',
    'Happy retirement|retirement',
    'Happy engagement|engagement',
    'Goodbye|farewell',
  ]),
  ...rows('de', [
    'Danke|dankes',
    'Vielen Dank|',
    'Herzlichen Dank|',
    'Alles Gute zum Geburtstag|geburtstag, geburtstags',
    'Herzlichen Glückwunsch|glückwunsch, gratulation, glückwünsche',
    'Frohe Weihnachten|weihnachten, weihnachts',
    'Frohes neues Jahr|neujahr, neujahrs',
    'Frohe Ostern|ostern, oster',
    'Willkommen|',
    'Herzlich willkommen|',
    'Gute Besserung|genesung, genesungs',
    'Viel Glück|',
    'Viel Erfolg|',
    'Alles Gute|',
  ]),
  ...rows('fr', [
    'Merci|remerciement, remerciements',
    'Joyeux anniversaire|anniversaire, bon anniversaire, d’anniversaire',
    'Félicitations|félicitation',
    'Joyeux Noël|noël',
    'Bonne année|nouvel an',
    'Joyeuses Pâques|pâques',
    'Bonne fête maman|fête des mères',
    'Bienvenue|',
    'Bon rétablissement|rétablissement',
    'Bonne chance|',
    'Meilleurs vœux|vœux, voeux, meilleurs voeux',
  ]),
  ...rows('es', [
    'Gracias|agradecimiento, agradecimientos',
    'Muchas gracias|',
    'Feliz cumpleaños|cumpleaños',
    'Felicidades|felicitación',
    'Feliz Navidad|navidad, navideña',
    'Feliz año nuevo|año nuevo, feliz año',
    'Feliz día de la madre|día de la madre',
    'Bienvenidos|bienvenida',
    'Bienvenida|',
    'Bienvenido|',
    'Que te mejores pronto|',
    'Buena suerte|',
  ]),
  ...rows('pt', [
    'Obrigado|agradecimento',
    'Obrigada|',
    'Feliz aniversário|aniversário',
    'Parabéns|felicitações',
    'Feliz Natal|natal',
    'Feliz Ano Novo|ano novo',
    'Feliz Páscoa|páscoa',
    'Bem-vindos|boas vindas, bem vindos',
    'Bem-vindo|bem vindo',
    'Melhoras|',
    'Boa sorte|',
  ]),
  ...rows('it', [
    'Grazie|ringraziamento, ringraziamenti',
    'Buon compleanno|compleanno',
    'Congratulazioni|',
    'Auguri|',
    'Tanti auguri|',
    'Buon Natale|natale, natalizio',
    'Buon anno|anno nuovo, capodanno',
    'Buona Pasqua|pasqua',
    'Benvenuti|',
    'Benvenuto|benvenuto',
    'Buona fortuna|',
    'Buona guarigione|',
  ]),
  ...rows('nl', [
    'Bedankt|bedank',
    'Dank je wel|',
    'Gefeliciteerd|felicitatie',
    'Fijne verjaardag|verjaardag, verjaardags',
    'Vrolijk kerstfeest|kerst',
    'Gelukkig nieuwjaar|nieuwjaars',
    'Welkom|',
    'Beterschap|',
    'Veel succes|succes',
  ]),
  ...rows('ru', [
    'Спасибо|благодарностью, благодарность',
    'С днём рождения|день рождения, дню рождения',
    'Поздравляем|поздравлением, поздравление',
    'С Новым годом|новый год, новому году',
    'С Рождеством|рождество',
    'С 8 Марта|8 марта',
    'Добро пожаловать|',
    'Выздоравливай|',
    'Удачи|',
  ]),
  ...rows('zh', [
    '生日快乐|生日',
    '谢谢|感谢, 致谢',
    '恭喜|祝贺',
    '新年快乐|新年',
    '圣诞快乐|圣诞, 圣诞节',
    '欢迎|',
    '早日康复|',
    '中秋快乐|中秋, 中秋节',
  ]),
  ...rows('ja', [
    'お誕生日おめでとう|誕生日, お誕生日, バースデー',
    'ありがとう|サンキュー, お礼, 感謝',
    'おめでとう|お祝い',
    'メリークリスマス|クリスマス',
    'ようこそ|',
  ]),
  ...rows('ko', [
    '생일 축하해요|생일, 생일 축하',
    '감사합니다|감사, 땡큐',
    '축하합니다|축하',
    '메리 크리스마스|크리스마스, 성탄절',
    '환영합니다|환영',
    '새해 복 많이 받으세요|새해, 신년',
  ]),
  ...rows('ar', [
    'شكرا|شكر',
    'عيد ميلاد سعيد|عيد ميلاد',
    'مبروك|',
    'عيد مبارك|عيد',
    'رمضان كريم|',
    'أهلا وسهلا|ترحيب',
  ]),
  ...rows('hi', [
    'धन्यवाद|आभार',
    'जन्मदिन मुबारक|जन्मदिन',
    'बधाई हो|बधाई',
    'शुभ दीपावली|दिवाली, दीपावली',
    'स्वागत है|स्वागत',
  ]),
  ...rows('sv', [
    'Tack|',
    'Grattis på födelsedagen|födelsedags',
    'Grattis|',
    'God jul|jul',
    'Gott nytt år|nyårs',
    'Välkommen|',
  ]),
  ...rows('pl', [
    'Dziękujemy|podziękowaniem, podziękowanie',
    'Wszystkiego najlepszego|urodziny, urodzinowa',
    'Gratulacje|',
    'Wesołych Świąt|świąteczna, święta',
  ]),
  ...rows('tr', [
    'Teşekkürler|teşekkür',
    'Doğum günün kutlu olsun|doğum günü',
    'Tebrikler|tebrik',
    'Hoş geldiniz|',
  ]),
];

/** Cards that are one word with what they say; the word before the card is a message's above. */
export const CARD_ENDINGS = /(?:karten?|kaart(?:je)?|kort(?:et)?)$/u;

/** Cards that are sent to somebody. */
export const GREETING_THINGS: readonly Entry<'card'>[] = [
  {
    value: 'card',
    terms: {
      en: 'card, greeting card, postcard, note, e card, ecard',
      de: 'karte, grußkarte, postkarte',
      fr: 'carte, carte postale',
      es: 'tarjeta, postal, tarjeta postal',
      pt: 'cartão, cartão postal',
      it: 'biglietto, cartolina, biglietto d’auguri, card',
      nl: 'kaart, kaartje, wenskaart',
      ru: 'открытк*, карточк*',
      zh: '贺卡, 賀卡, 卡片, 明信片, 卡',
      ja: 'カード, グリーティングカード, はがき',
      ko: '카드, 엽서',
      ar: 'بطاقة, كرت',
      hi: 'कार्ड',
      sv: 'kort, gratulationskort',
      pl: 'kartka, kartkę',
      tr: 'kartı, kart',
    },
  },
];

/** What may stand between a card and its message: "carte DE joyeux anniversaire", "открытка С благодарностью". */
export const CARD_LINK =
  /^\s?(?:(?:de|d['’]|di|da|do|des|del|du|of|for|zum|zur|zu|para|per|pour|с|со|к|ко|ke|med|met|till|z|że|with|saying|to say|that says|:)\s?)?$/iu;

/** Whom it is for, behind the card: "for grandpa Erik", "送给妈妈". */
export const RECIPIENT =
  /^\s*(?:(?:for|to|für|an|pour|à|au|aux|para|a|al|per|voor|aan|для|till|för|dla|do|के लिए)\s|إلى\s|ل(?=\p{L})|[,\uff0c、\s]?(?:送给|送給|献给|给|致))/iu;

/** Languages in which a name stays as it is behind "for" and behind the greeting alike. */
export const ADDRESSED_LANGUAGES: ReadonlySet<string> = new Set([
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'sv',
]);

/** Before a name these read as if that person had signed them, or as spoken to a crowd. */
export const SIGNING =
  /^(?:with sympathy|best wishes|season's greetings|happy holidays|sorry for your loss|alles gute|(?:vielen |herzlichen )?dank(?:e)?)$/iu;

/** Whom a greeting is said to: one or two names, a Portuguese article before them; "Kunden" or "Helfer" are none. */
export const ADDRESSEE =
  /^(?:[ao]\s)?((?!\p{Lu}\p{Ll}+(?:en|er|innen)$)\p{Lu}[\p{L}\p{M}-]*(?:\s(?:(?:&|and|und|et|y|e|en|och)\s)?\p{Lu}[\p{L}\p{M}-]*){0,2})$/u;

/** Who sends it, behind the card or whom it is for: "from the team", "de la familia Ortega". */
export const CARD_SENDER =
  /^\s*(?:from|von|vom|de la part de|de parte de|da parte di|de|da|do|di|dalla|dal|della|van|от|från|fra|od)\s/iu;

/** Where the words for whom end: who sends it, what is seen on it, how it looks. */
export const RECIPIENT_END =
  /,(?!\d)|\.(?!\d)|[;:!?\n\uff0c。、–—]|\s(?:from|von|de la part|de parte|da parte|от|with|mit|avec|con|com|met|showing|med|ze|featuring)\s/iu;

/** Rows of "message|words that ask for it" in one language. */
function rows(language: string, lines: readonly string[]): Entry<{ says: string }>[] {
  return lines.map((line) => {
    const [says = '', asked = ''] = line.split('|');
    return { value: { says }, terms: { [language]: [says, asked].filter(Boolean).join(', ') } };
  });
}

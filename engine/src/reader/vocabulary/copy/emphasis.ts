import type { Entry } from '../../../lexicon/vocabulary.ts';

/** Words behind or before a quotation that say how large or where it stands: no copy, and no wish that a look could miss. */
export const EMPHASIS: readonly string[] =
  'big bigger huge large larger small smaller tiny bold letters lettering caps capitals uppercase top middle center centre below underneath above under reading reads says saying written text title line words line then it that else nothing groß größer klein kleiner buchstaben oben darunter mitte grand gros petit lettres haut dessous grande pequeño pequena letras arriba cima abajo lettere grandi piccolo sotto sopra groot klein letters boven eronder крупно мелко буквами сверху снизу'.split(
    ' ',
  );

/** Words that only say what kind of name follows: "company name Halden", "streetwear brand NØRD". */
export const NAME_LABEL =
  /^(?:(?:(?:our|my|the|a|an)\s)?(?:\p{Ll}[\p{L}-]*\s){0,2}(?:company|brand|shop|business|team|product|artist|band|venue)(?: name| called| named)|(?:\p{L}[\p{L}-]*\s){0,2}(?:brand|startup|start-up|agency|label|marke|marque|marca|merk|бренд|märke|marka)|firmenname|markenname|nom de l['’]entreprise|nombre de la empresa|nome da empresa|nome dell['’]azienda|bedrijfsnaam)\s*[:：]?\s+(?=\p{Lu})/iu;

/** The same without a word that says more of it: nothing is lost with "company name", but with "streetwear brand". */
export const BARE_NAME_LABEL =
  /^(?:(?:(?:our|my|the|a|an)\s)?(?:company|brand|shop|business|team|product|artist|band|venue)(?: name| called| named)?|firmenname|markenname|nom de l['’]entreprise|nombre de la empresa|nome da empresa|nome dell['’]azienda|bedrijfsnaam)\s*[:：]?\s+(?=\p{Lu})/iu;

/** What costs nothing is told on the card: "free pizza", "entrée libre". */
export const FREE: readonly Entry<'free'>[] = [
  {
    value: 'free',
    terms: {
      en: 'free, free entry, free admission, no cover, complimentary, included, half price, sold out, limited seats, all welcome, everyone welcome, for members, members only, family friendly, beginner friendly',
      de: 'kostenlos, gratis, eintritt frei, freier eintritt, inklusive, ausverkauft, für alle, umsonst',
      fr: 'gratuit, gratuite, entrée libre, entrée gratuite, offert, offerte, complet, ouvert à tous',
      es: 'gratis, entrada libre, entrada gratuita, gratuito, gratuita, incluido, agotado',
      pt: 'grátis, entrada livre, entrada franca, gratuito, gratuita, incluído, esgotado',
      it: 'gratis, ingresso libero, ingresso gratuito, gratuito, gratuita, incluso, esaurito',
      nl: 'gratis, vrije toegang, toegang gratis, inbegrepen, uitverkocht',
      ru: 'бесплатно, вход свободный, вход бесплатный, в подарок',
      zh: '免费, 免費, 免票, 赠送',
      ja: '無料, 入場無料, 参加無料',
      ko: '무료, 무료 입장, 입장 무료',
      ar: 'المقاعد محدودة, مقاعد محدودة, العدد محدود, مجانا, مجاني, الدخول مجاني',
      hi: 'मुफ़्त, निःशुल्क, प्रवेश निःशुल्क',
    },
  },
];

/** How long and how one works: with a capital in German, and without one to tell by in Asian scripts. */
export const WORKING_TIMES: readonly Entry<'time'>[] = [
  {
    value: 'time',
    terms: {
      en: 'full time, part time, permanent, contract, internship, freelance, weekends, evenings, shifts, immediate start',
      de: 'wochenende, wochenenden, abends, vollzeit, teilzeit, unbefristet, befristet, minijob, ab sofort, werkstudent*, freiberuflich, schicht*',
      fr: 'cdi, cdd, temps plein, temps partiel, stage, alternance',
      es: 'jornada completa, media jornada, tiempo completo, medio tiempo, indefinido',
      pt: 'tempo integral, meio período, meio periodo, clt, estágio',
      it: 'tempo pieno, part time, tempo indeterminato, stage',
      nl: 'voltijd, deeltijd, vast contract, stage',
      ru: 'полный день, полная занятость, частичная занятость, стажировка',
      zh: '全职, 兼职, 实习, 长期',
      ja: '正社員, アルバイト, パート, 契約社員',
      ko: '정규직, 계약직, 상시, 풀타임, 파트타임',
      ar: 'دوام كامل, دوام جزئي, عن بعد',
      hi: 'पूर्णकालिक, अंशकालिक',
    },
  },
];

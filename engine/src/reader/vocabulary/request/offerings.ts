import { foldText } from '../../../lexicon/fold-text.ts';

/** What is taught, read aloud or joined, and no picture shows: by language; `~` stands for any letters. A single lesson can be seen. */
const OFFERINGS: Readonly<Record<string, string>> = {
  en: 'lessons|tuition|tutoring|classes for|course for|courses|beginners|free entry|for free|lesson free|class free|on the house|sign up|enrol|enroll|book now|rsvp',
  de: '~kurse?|~unterricht|~lesung|anfänger|anmeldung|eintritt frei|freier eintritt|probestunde|kostenlos',
  fr: "cours (?:de|d'|pour)|débutants?|inscriptions?|gratuite?s?|entrée libre|séance de dédicace|sur réservation",
  es: 'clases de|clases para|curso de|cursos|principiantes|inscripciones|inscripción|entrada libre|plazas limitadas|gratis',
  pt: 'aulas? de|curso de|cursos|iniciantes|inscrições|entrada livre|entrada franca|vagas limitadas|grátis',
  it: 'corso di|corsi|lezioni|principianti|iscrizioni|ingresso libero|posti limitati|gratuito|gratis',
  nl: '~cursus|~lessen|beginners|aanmelden|gratis toegang|proefles|inschrijven',
  ru: 'курсы?|уроки|начинающих|запись|бесплатно|вход свободный|набор в',
  zh: '报名|培训班|体验课|免费入场|免费试课',
  ja: '受講|入場無料|参加無料|体験会|初心者歓迎|お申し込み',
  ko: '레슨|강좌|수강|무료 입장|참가비|초보 환영|신청',
  ar: 'دورة|دروس|التسجيل|مجانا|الدخول مجاني',
  hi: 'कक्षाएं|प्रवेश निःशुल्क|पंजीकरण|निःशुल्क',
  sv: '~kurs|lektioner|nybörjare|anmälan|fri entré|gratis',
  da: '~kursus|undervisning|begyndere|tilmelding|gratis adgang',
  nb: '~kurs|undervisning|nybegynnere|påmelding|gratis inngang',
  pl: 'kurs|lekcje|początkujących|zapisy|wstęp wolny|bezpłatn~',
  uk: 'курси?|уроки|початківців|запис на|безкоштовно|вхід вільний',
  tr: 'kursu|dersleri|kayıt|ücretsiz|başlangıç seviyesi',
  id: 'kursus|les privat|pendaftaran|pemula|gratis',
};

const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(OFFERINGS).map(([language, words]) => [
    language,
    new RegExp(
      UNSPACED.has(language)
        ? words
        : `(?<![\\p{L}\\p{M}])(?:${foldText(words).replaceAll('~', '\\p{L}*')})(?![\\p{L}\\p{M}])`,
      'u',
    ),
  ]),
);

/** Whether folded words offer something to join or to learn: "guitar lessons for adults, first lesson free". */
export const isOffering = (folded: string, language: string): boolean =>
  PATTERNS.get(language)?.test(folded) ?? false;

const TAUGHT =
  'course|courses|class|classes|lesson|lessons|workshop|workshops|club|studio|exhibition|exhibit|school|tutorial|masterclass|society|' +
  'kurs|kurse|unterricht|ausstellung|atelier|cours|stage|exposition|école|curso|cursos|clase|clases|taller|exposición|escuela|' +
  'aula|aulas|oficina|exposição|escola|corso|corsi|lezioni|laboratorio|mostra|scuola|cursus|lessen|tentoonstelling|les|' +
  'курс|курсы|урок|уроки|мастер-класс|выставка|школа|гурток|виставка|kurser|utställning|udstilling|utstilling|warsztaty|wystawa|zajęcia|kursu|sergisi|kelas|kursus|pameran';
const TAUGHT_LINKS = "de la|de l['’]|de|d['’]|di|da|del|für|in|of|on|for|om|по|з|i|w|van|voor|til";
const BEFORE_MANNER = new RegExp(`(?<!\\p{L})(?:${TAUGHT})\\s(?:(?:${TAUGHT_LINKS})\\s?)?$`, 'iu');
const BEHIND_MANNER = new RegExp(`^(?:malerei|painting)?[\\s-]?(?:${TAUGHT})(?!\\p{L})`, 'iu');
const COMPOUND =
  /(?:kurs|kurse|unterricht|workshop|ausstellung|schule|malerei|cursus|lessen|kursus|undervisning)$/iu;

/** Whether a manner of drawing is what is taught or shown, no wish: "curso de acuarela", "watercolour class", "Aquarellkurs". */
export const isTaught = (text: string, { start, end }: { start: number; end: number }): boolean =>
  BEFORE_MANNER.test(text.slice(Math.max(0, start - 40), start)) ||
  BEHIND_MANNER.test(text.slice(end, end + 30)) ||
  COMPOUND.test(text.slice(start, end));

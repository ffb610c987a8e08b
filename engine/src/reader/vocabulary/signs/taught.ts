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

import type { Reading } from '../reading/reading.ts';

export type NamedSex = 'woman' | 'man';

type Span = { start: number; end: number };
type Rule = Readonly<Record<NamedSex, RegExp>>;

// How a word for a trade ends where it names a woman, and else a man.
const ENDINGS: Readonly<Record<string, Rule>> = {
  de: {
    woman: /(?:in|innen|frau|schwester|dame)$/u,
    man: /(?:mann|männer|bruder|er|or|ist|ent|oge|arzt|koch|bauer)$/u,
  },
  fr: {
    woman: /(?:euse|trice|ière|ienne|onne|ère|esse|euses|trices|ières)$/u,
    man: /(?:eur|teur|ier|ien|on|er|ant|eurs|iers|iens)$/u,
  },
  es: {
    woman: /(?:ora|era|ina|ica|ana|adora|tora|triz|esa|oras|eras|adoras)$/u,
    man: /(?:or|ero|ino|ico|ano|ores|eros|inos|icos|anos)$/u,
  },
  pt: {
    woman: /(?:ora|eira|ina|ica|ana|triz|esa|oras|eiras)$/u,
    man: /(?:or|eiro|ino|ico|ano|ores|eiros)$/u,
  },
  it: { woman: /(?:trice|iera|essa|ina|ica|aia|trici|iere)$/u, man: /(?:tore|iere|ino|ico|aio|tori|ieri)$/u },
  nl: { woman: /(?:ster|in|es|trice|euse|vrouw)$/u, man: /(?:man|aar|er|eur)$/u },
  ru: {
    woman: /(?:ица|ницa|ница|щица|чица|ка|ша|иня|есса)$/u,
    man: /(?:тель|ник|щик|чик|ист|ар|ец|ер|ор)$/u,
  },
};
// Articles of one gender, right before the noun or one adjective away.
const ARTICLES: Readonly<Record<string, Rule>> = {
  de: {
    woman: /(?:^|\s)(?:eine|einer)\s(?:\p{L}+e\s)?$/iu,
    man: /(?:^|\s)(?:ein|einem|einen)\s(?:\p{L}+\s)?$/iu,
  },
  fr: { woman: /(?:^|\s)une\s(?:\p{L}+\s)?$/iu, man: /(?:^|\s)un\s(?:\p{L}+\s)?$/iu },
  es: { woman: /(?:^|\s)una\s(?:\p{L}+\s)?$/iu, man: /(?:^|\s)un\s(?:\p{L}+\s)?$/iu },
  pt: { woman: /(?:^|\s)uma\s(?:\p{L}+\s)?$/iu, man: /(?:^|\s)um\s(?:\p{L}+\s)?$/iu },
  it: { woman: /(?:^|\s)(?:una\s(?:\p{L}+\s)?|un')$/iu, man: /(?:^|\s)(?:un|uno)\s(?:\p{L}+\s)?$/iu },
};
// A verb of the same clause, by its gender: "रहा है", "गाती है".
const VERBS: Readonly<Record<string, Rule>> = {
  hi: {
    woman: /^[^।,.!?;]{0,80}?(?:रही|ती)(?:\s(?:है|थी)|\s*$)/u,
    man: /^[^।,.!?;]{0,80}?(?:रहा|ता)(?:\s(?:है|था)|\s*$)/u,
  },
};
// Said of somebody whose trade has one word for all.
const SAID: Rule = {
  woman: /(?:(?<!\p{L})(?:female|woman|lady|girl)\s|女性の?|女|여자\s?|여성\s?|여)$/iu,
  man: /(?:(?<!\p{L})(?:male|man)\s|男性の?|男|남자\s?|남성\s?|남)$/iu,
};
const OWN: Rule = {
  woman: /^[^.!?,;]{0,60}?(?<!\p{L})(?:her|herself)(?!\p{L})/iu,
  man: /^[^.!?,;]{0,60}?(?<!\p{L})(?:his|himself)(?!\p{L})/iu,
};

const SEXES = ['woman', 'man'] as const;
const findIn = (rule: Rule | undefined, text: string): NamedSex | undefined =>
  SEXES.find((sex) => rule?.[sex].test(text));

/** The sex that a mention of somebody gives by its form, its article, an adjective, its verb or what is called theirs. */
export function sexOf({ text }: Reading, language: string, { start, end }: Span): NamedSex | undefined {
  const [before, word, after] = [
    text.slice(Math.max(0, start - 30), start),
    text.slice(start, end),
    text.slice(end),
  ];
  return (
    findIn(SAID, before) ??
    findIn(ARTICLES[language], before) ??
    findIn(ENDINGS[language], word.toLowerCase()) ??
    findIn(VERBS[language], after) ??
    (language === 'en' ? findIn(OWN, after) : undefined)
  );
}

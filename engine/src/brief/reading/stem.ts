/** `bound`: a word without an ending is no noun of the language (`per` is no `pera`). */
type Ending = { ending: RegExp; least: number; bound?: true };

// Case and number of nouns.
const ENDINGS: Readonly<Record<string, Ending>> = {
  // `bistecca`, `bistecche`; `specchio`, `specchi`.
  it: { ending: /(?<=[cg])h?i?[aeio]$|io$|[aeio]$/u, least: 3, bound: true },
  ar: { ending: /(?:تان|تين|ان|ين|ون|ات|ة|ا)$/u, least: 2 },
  hi: { ending: /(?:ियों|ियाँ|ियां|ओं|ों|ें|े|ा|ी|ि)$/u, least: 3 },
};

/**
 * Where one word has many endings, and a letter may belong to either: the term gives up its last vowel, the
 * text every ending that the language has, and they meet in one stem.
 */
type Suffixes = {
  /** Of a whole rest of a word: which rests are endings. */
  endings: RegExp;
  least: number;
  /** Endings that only a stem of more letters has. */
  longer?: RegExp;
  /** What a base form loses before an ending. */
  dropped?: RegExp;
  /** A vowel before the last consonant that is there only without an ending. */
  fleeing?: RegExp;
  /** Many of what ends in a vowel are its bare stem, with a vowel that flees or changes: `коров`, `кошек`, `owiec`, `корів`. */
  endless?: (word: string) => string[];
  /** Base forms are seen as often as others: the language is known without its stems. */
  bare?: true;
  /** Other shapes of a stem before its ending: `wod|zie` is of `woda`, `ağac|ı` of `ağaç`. */
  shapes?: (stem: string, ending: string) => string[];
};

const DANISH_ENDINGS = /^(?:s|n|t|r|e|en|et|er|ne|ens|ets|erne|ene|ernes|enes)$/u;

const SUFFIXES: Readonly<Record<string, Suffixes>> = {
  de: { endings: /^(?:s|e|n|en|er|es|em|ern|nen|innen|se|sen)$/u, least: 3, dropped: /e$/u, bare: true },
  ru: {
    endings:
      /^(?:ями|ами|ого|его|ому|ему|иям|иях|ием|иеи|ях|ам|ям|ах|ов|ев|еи|ои|ом|ем|ою|ею|ых|их|ия|ию|ии|а|я|у|ю|е|и|ы|о|ь)$/u,
    least: 3,
    dropped: /(?:и[яеи]|[аяоеьиы])$/u,
    fleeing: /[ео](?=[кцлрн]$)/u,
    endless: (word) => [word.replace(/[ео](?=\p{L}$)/u, '')],
    bare: true,
  },
  sv: {
    endings: /^(?:s|n|t|a|en|et|ar|or|er|na|ens|ets|arna|orna|erna|arnas|ornas|ernas)$/u,
    least: 3,
    dropped: /[ae]$/u,
  },
  da: { endings: DANISH_ENDINGS, least: 3, dropped: /e$/u, shapes: undoubled },
  nb: {
    endings: /^(?:a|s|n|t|r|e|en|et|er|ne|ens|ets|erne|ene|ernes|enes)$/u,
    least: 3,
    dropped: /e$/u,
    shapes: undoubled,
  },
  pl: {
    endings: /^(?:a|e|y|i|u|o|ie|ia|iu|io|om|iom|ow|iow|em|iem|owi|iowi|ach|iach|ami|iami|mi|ej|iej)$/u,
    least: 3,
    dropped: /[aeo]$/u,
    fleeing: /e(?=[kc]$)/u,
    endless: (word) => [word.replace(/i?e(?=\p{L}$)/u, '')],
    shapes: softPolish,
  },
  uk: {
    endings:
      /^(?:а|я|у|ю|е|є|и|і|о|ь|ові|еві|єві|ом|ем|єм|ою|ею|єю|ам|ям|ами|ями|ах|ях|ів|еи|ои|ии|ого|ому|их|им)$/u,
    least: 3,
    dropped: /[аяоеєьи]$/u,
    fleeing: /[ео](?=[кц]$)/u,
    endless: (word) => [
      word.replace(/[ео](?=\p{L}$)/u, ''),
      word.replace(/і(?=\p{L}$)/u, 'о'),
      word.replace(/і(?=\p{L}$)/u, 'е'),
    ],
    shapes: softUkrainian,
  },
  tr: {
    // Many, whose, and where: `dağ|lar|ın|da`.
    endings:
      /^(?:l[ae]r)?(?:s?[iu]|[iu]m|[iu]miz)?(?:[yn]?[iu]|n?[iu]n|[yn]?[ae]|n?[dt][ae](?:n|ki)?|y?l[ae]|ken|li|lu|ca|ce)?$/u,
    least: 3,
    longer: /^(?:l?[ae]|l[iu])$/u,
    shapes: hardTurkish,
  },
  nl: { endings: /^(?:en|s|eren|je|jes|tje|tjes|pje|pjes)$/u, least: 3, shapes: dutchStems },
  id: { endings: /^(?:nya)$/u, least: 3 },
};

// Words of their own that look like a form of a noun: Turkish `koyu` (dark) like `köyü`, Polish `lewej` (left) like `lew`.
const NO_FORMS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['schale', 'schalen']),
  ru: new Set('три пять шесть семь лет раз пар мест слов дел'.split(' ')),
  uk: new Set('літ раз пар міст слів'.split(' ')),
  nl: new Set('koken waren paren boren varen boeken leren delen'.split(' ')),
  pl: new Set(
    'lewa lewy lewe lewej lewym lewo placi place sam sama same samo lat tam dam par raz'.split(' '),
  ),
  ar: new Set(['مراة']),
  hi: new Set('घड़ा घड़े घड़ों'.split(' ')),
  da: new Set('flyer fisker have haver vare varen faret farene dame damen damer'.split(' ')),
  nb: new Set('flyer fisker vare varen dame damen damer'.split(' ')),
  sv: new Set('ska haren'.split(' ')),
  tr: new Set('sali koyu kaza kara kari banka topla dali guler kizil'.split(' ')),
};

// Plurals and their base forms, the likelier first: `balões` of `balão`, `peces` of `pez`, `nonni` of `nonno`, not `nonna`.
const PLURALS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    [/(?:oes|aes)$/u, 'ao'],
    [/ns$/u, 'm'],
    [/is$/u, 'l'],
    [/is$/u, 'il'],
  ],
  es: [[/ces$/u, 'z']],
  fr: [[/aux$/u, 'al']],
  it: [
    [/(?<=[cg])hi$/u, 'o'],
    [/(?<=[cg])he$/u, 'a'],
    [/i$/u, 'o'],
    [/e$/u, 'a'],
    [/i$/u, 'e'],
  ],
  ar: [
    [/(?:ات|تين|تان)$/u, 'ة'],
    [/(?:ين|ان|ات)$/u, ''],
    // Whose it is: `قطته`, `كلبها`, `خيمتهم`.
    [/ت(?:ه|ها|هم|هما|ي|ك|نا)$/u, 'ة'],
    [/(?:ه|ها|هم|هما)$/u, ''],
  ],
  hi: [
    [/(?:ियों|ियाँ|ियां)$/u, 'ी'],
    [/(?:ियों|ियाँ|ियां)$/u, 'िया'],
    [/(?:े|ों)$/u, 'ा'],
    [/ों$/u, ''],
  ],
};

// Words of three letters are mostly others.
const LEAST_ENDLESS = 4;

/** What is left of a folded word without its ending, marked so that it never equals a whole word. */
function stemOf(word: string, language: string): string | undefined {
  const rule = ENDINGS[language];
  if (!rule || (rule.bound && word !== '' && !rule.ending.test(word))) return undefined;
  const bare = word.replace(rule.ending, '');
  if (bare.length >= rule.least) return `~${bare}`;
  // Short words have short endings: `зме|и`, not `зм|еи`.
  for (let end = rule.least; end < word.length; end++)
    if (word.slice(end).replace(rule.ending, '') === '') return `~${word.slice(0, end)}`;
  return `~${word}`;
}

/** The stems by which a term of the vocabulary is found. */
export function termStems(word: string, language: string): string[] {
  const rule = SUFFIXES[language];
  // The base form may end as if it had an ending: `بركان`, `بركانين`.
  if (!rule) return [...asList(stemOf(word, language)), `^${word}`];
  const bare = rule.dropped ? word.replace(rule.dropped, '') : word;
  // A vowel that flees: `kubek`, `kubka`.
  const fled = rule.fleeing ? word.replace(rule.fleeing, '') : word;
  // `kawiarnia`, `kawiarni`.
  const softer = language === 'pl' ? word.replace(/i[ae]$/u, '') : word;
  const cut = [bare, softer, fled].filter((stem) => stem !== word && stem.length >= rule.least);
  return [`~${word}`, ...cut.map((stem) => `~${stem}-`)];
}

// Endings of adjectives that agree with their noun, folded.
const AGREEING: Readonly<Record<string, RegExp>> = {
  ru: /(?:ыми|ими|ого|его|ому|ему|ыи|ии|ои|ым|им|ом|ем|ая|яя|ую|юю|ою|ею|ое|ее|ые|ие|ых|их)$/u,
  uk: /(?:ього|ьому|ьою|ого|ому|ими|іми|ии|іи|им|ім|ою|оі|их|іх|а|я|у|ю|е|є|і)$/u,
  pl: /(?:iego|iemu|ego|emu|ymi|imi|iej|ych|ich|ym|im|ej|ia|ie|y|i|a|e)$/u,
};

/** What is left of an adjective of a phrase, marked apart from the stems of nouns. */
export function agreeingStem(word: string, language: string): string[] {
  const stem = AGREEING[language] && word.replace(AGREEING[language], '');
  return stem !== undefined && stem !== word && stem.length > 2 ? [`=${stem}`] : [];
}

/** `Imkerin`, `Lehrerinnen`, `Köchin`: women by the word for men. */
function menOf(word: string, language: string): string[] {
  const man = language === 'de' && /\p{L}{3}in(?:nen)?$/u.test(word) ? word.replace(/in(?:nen)?$/u, '') : '';
  return man ? [`~${man}`, `~${man}-`] : [];
}

/** The stems of a word without an ending, where that may be the genitive of many. */
export function manyStems(word: string, language: string): string[] {
  const shapes = SUFFIXES[language]?.endless;
  if (!shapes || word.length < LEAST_ENDLESS || VOWEL.test(word.slice(-1)) || NO_FORMS[language]?.has(word))
    return [];
  return [...new Set([word, ...shapes(word)])].filter((stem) => stem.length > 2).map((stem) => `~${stem}-`);
}

/** The stems that a word of a text may have; the longest first. */
export function textStems(word: string, language: string): string[] {
  const rule = SUFFIXES[language];
  const agreeing = agreeingStem(word, language);
  if (NO_FORMS[language]?.has(word)) return [];
  if (!rule)
    return [
      ...(PLURALS[language] ?? []).flatMap(([many, one]) =>
        many.test(word) ? [`^${word.replace(many, one)}`] : [],
      ),
      ...asList(stemOf(word, language)),
    ];
  const stems: string[] = [...agreeing];
  for (let end = word.length - 1; end >= rule.least; end--) {
    const [stem, ending] = [word.slice(0, end), word.slice(end)];
    if (!rule.endings.test(ending) || (rule.longer && end === rule.least && rule.longer.test(ending)))
      continue;
    for (const shape of [stem, ...(rule.shapes?.(stem, ending) ?? [])]) {
      stems.push(`~${shape}`);
      // Only before a vowel does a base form lose its own.
      if (VOWEL.test(ending)) stems.push(`~${shape}-`);
    }
  }
  return [...stems, ...manyStems(word, language), ...menOf(word, language)];
}

/** Whether its nouns carry so many endings that a base form is rarely seen. */
export const hasManyEndings = (language: string): boolean =>
  language in SUFFIXES && SUFFIXES[language]?.bare !== true;

/** Whether nouns of the language are found by their stems. */
export const hasStems = (language: string): boolean =>
  language in ENDINGS || language in SUFFIXES || language in PLURALS;

const VOWEL = /^[aeiouyаяоеєиіїуюыь]/u;

const asList = (stem: string | undefined): string[] => (stem === undefined ? [] : [stem]);

/** `katten`, `kat`: a short vowel doubles the consonant behind it. */
function undoubled(stem: string): string[] {
  return /([bdfgklmnprst])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
}

/** `katten` is of `kat`, `bomen` of `boom`, `wolven` of `wolf`, `huizen` of `huis`. */
export function dutchStems(stem: string): string[] {
  const voiceless = stem.replace(/v$/u, 'f').replace(/z$/u, 's');
  return [voiceless, ...undoubled(stem), voiceless.replace(/([aeou])([bdfgklmnprst])$/u, '$1$1$2')];
}

/** `rzece` is of `rzeka`, `wodzie` of `woda`, `chacie` of `chata`, `górze` of `góra`. */
function softPolish(stem: string, ending: string): string[] {
  const harder: readonly (readonly [RegExp, string])[] =
    ending === 'ie'
      ? [
          [/sc$/u, 'st'],
          [/zdz$/u, 'zd'],
          [/dz$/u, 'd'],
          [/c$/u, 't'],
        ]
      : ending === 'e'
        ? [
            [/dz$/u, 'g'],
            [/rz$/u, 'r'],
            [/sz$/u, 'ch'],
            [/c$/u, 'k'],
          ]
        : [];
  return harder.flatMap(([soft, hard]) => (soft.test(stem) ? [stem.replace(soft, hard)] : []));
}

/** `річці` is of `річка`, `дорозі` of `дорога`. */
function softUkrainian(stem: string, ending: string): string[] {
  if (ending !== 'і') return [];
  const hard: Readonly<Record<string, string>> = { ц: 'к', з: 'г', с: 'х' };
  const last = hard[stem.slice(-1)];
  return last ? [stem.slice(0, -1) + last] : [];
}

/** `ağacı`, `kitabı`, `köpeği`: the last consonant is hard in `ağaç`, `kitap`, `köpek`. */
function hardTurkish(stem: string, ending: string): string[] {
  const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };
  const last = hard[stem.slice(-1)];
  return last && /^[aeiu]/u.test(ending) ? [stem.slice(0, -1) + last] : [];
}

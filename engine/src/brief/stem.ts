/** `bound`: a word without an ending is no noun of the language (`per` is no `pera`). */
type Ending = { ending: RegExp; least: number; bound?: true };

// Case and number of nouns; English, French, Spanish and Portuguese plurals are forms of their own.
const ENDINGS: Readonly<Record<string, Ending>> = {
  de: { ending: /(?:innen|ern|en|er|es|em|e|n|s)$/u, least: 3 },
  it: { ending: /[aeio]$/u, least: 3, bound: true },
  ru: {
    ending:
      /(?:ями|ами|ого|его|ому|ему|иям|иях|ием|иеи|ях|ам|ям|ах|ов|ев|еи|ои|ом|ем|ою|ею|ых|их|ия|ию|ии|а|я|у|ю|е|и|ы|о|ь)$/u,
    least: 3,
  },
  ar: { ending: /(?:تان|تين|ان|ين|ون|ات|ة|ا)$/u, least: 2 },
  hi: { ending: /(?:ियों|ियाँ|ियां|ओं|ों|ें|े|ा|ी|ि)$/u, least: 3 },
};

/** What is left of a folded word without its ending, marked so that it never equals a whole word. */
export function stemOf(word: string, language: string): string | undefined {
  const rule = ENDINGS[language];
  if (!rule || (rule.bound && word !== '' && !rule.ending.test(word))) return undefined;
  const stem = word.replace(rule.ending, '');
  return `~${stem.length >= rule.least ? stem : word}`;
}

import type { Reading } from '../reading/reading.ts';

type Span = { start: number; end: number };

// Verbs of calls to action that are nouns elsewhere, folded, and what only a verb is followed by.
const CALLS: Readonly<Record<string, RegExp>> = {
  en: /^(?:book(?!s)|ring|phone|mail|stamp|park)\s+(?:(?:it|them|yours?|now|via|online|today|early|ahead|here|by|until|before|soon|us|me|directly|free|tickets?|seats?|tables?|at)\b|(?:in advance|this week)\b|an?\s+(?:free\s+)?(?:tables?|seat|spot|place|room|ticket|call|demo|tour|slot|visit|session|appointment|lesson|class)\b)/u,
  de: /^(?:buch|buche[nt]?)\s+(?:(?:jetzt|gleich|heute|hier|online|noch|bis|uber|dein\p{L}*|euer|eure\p{L}*|ihr\p{L}*|einen|frei\p{L}*)(?!\p{L})|sie\s)/u,
  nl: /^boek(?:en)?\s+(?:nu|hier|online|vandaag|via|je|jouw|uw|tijdig|snel|direct)(?!\p{L})/u,
  sv: /^boka?\s+(?:nu|har|online|idag|din|ditt|via|plats|biljett)(?!\p{L})/u,
  fr: /^livres?\s+(?:chez|en\s\d|sous|gratuitement|partout)(?!\p{L})/u,
};
// The same behind the word that calls: "please book", "jetzt buchen", "how to book".
const CALLED: Readonly<Record<string, RegExp>> = {
  en: /(?:\b(?:please|to|can|must|and) |\bnow )$/u,
  de: /(?<!\p{L})(?:jetzt|gleich|hier|online|platz|platze|tickets?|vorab|bitte|zu) $/u,
  nl: /(?<!\p{L})(?:nu|hier|online|te) $/u,
};
const CALLED_VERBS: Readonly<Record<string, RegExp>> = {
  en: /^book\s*(?:[.,;:!?)]|via|now|online|$)/u,
  de: /^buchen(?!\p{L})/u,
  nl: /^boeken?(?!\p{L})/u,
};

/** Words of which a part names a thing and the whole does not, folded. */
const FIGURES =
  /(?<!\p{L})(?:dress codes?|dress rehearsals?|bank holidays?|ice[ -]breakers?|black friday|star (?:ratings?|speakers?|guests?)|key (?:notes?|speakers?|dates?|facts?|points?|takeaways?)|hat tricks?|cloud nine|rain checks?|fish ?bowl (?:talks?|discussions?)|elephant in the room|piece of cake|bread and butter|house (?:rules|music)|open house|full house|rocket science|tip of the iceberg|night owls?|early[ -]birds?|en train d(?:e(?!\p{L})|['’]\p{L}+)|cold feet|fire sales?|boot camps?|box office|window shopping|pie charts?)(?!\p{L})/gu;

// "Newspaper style", "comic book look": how a picture is made, not what it shows.
const MEDIUM =
  /(?:paper|book|magazine|magazin|post ?card|poster|stamp|ticket|chalkboard|blackboard|zeitung|journal|periodico|giornale|jornal|krant)s?$/u;
const MANNER = /^[\s-](?:styled?|look|aesthetics?|vibes?|layout|feel|stil|optik)(?!\p{L})/u;
const IN_MANNER =
  /(?<!\p{L})(?:in the (?:style|look|manner) of|im stil|(?:dans le|au) style|(?:al|en el) estilo de|no estilo de|nello stile di|in de stijl van)\s(?:\p{L}+['\s]){0,2}$/u;

// "17. Mai", "in Mai": a month whose stem is a thing's.
const MONTH = /^(?:mai|mar[sz]|mei|mars|mart|maj)(?!\p{L})/u;
const OF_DATE =
  /(?:\d\.?|(?<!\p{L})(?:im|in|en|ende|anfang|mitte|begin|eind|fin|debut|maggio|den|i|bis|ab|seit))\s*$/u;

// Swedish `får` and `and` are a sheep and a duck where they are counted or described: "gets", and the English word.
const COUNTED =
  /(?:^|[,.;:]\s?|(?<!\p{L})(?:en|ett?|\d+|tva|to|tre|fyra|fire|fem|seks|sex|sju|nagra|nogle|noen|flera|flere|manga|mange|vita|hvide|hvite|svarta|sorte|svarte|sma|gamla|och|og|med|av|som|eller)\s)$/u;

// Words that are things behind an article alone: Dutch "bij" is a bee in "een bij", "rosa" a flower in "una rosa".
const LED_BY_ARTICLE: Readonly<Record<string, readonly [word: RegExp, led: RegExp]>> = {
  fr: [
    /^lit(?!\p{L})/u,
    /(?<!\p{L})(?:un|le|[mts]on|notre|leur|du|au|ce|de|en|grand|petit|vieux|beau|double|meme)\s$/u,
  ],
  es: [/^rosas?(?!\p{L})/u, /(?<!\p{L})(?:una|la|las|unas|dos|tres|cuatro|cinco|con|y)\s$/u],
  pt: [/^rosas?(?!\p{L})/u, /(?<!\p{L})(?:uma|as|umas|duas|tres|quatro|cinco|com|e)\s$/u],
  it: [/^ros[ae](?!\p{L})/u, /(?<!\p{L})(?:una|la|le|delle|due|tre|quattro|cinque|con|e)\s$/u],
  nl: [/^bij(?!\p{L})/u, /(?<!\p{L})(?:een|de|die|deze|geen|elke|\p{L}{3,}e)\s$/u],
  ...Object.fromEntries(
    ['sv', 'da', 'nb'].map((language) => [language, [/^(?:får|and)(?!\p{L})/u, COUNTED]]),
  ),
};
// "Para kotów" are two cats; "para tańczy", "пара в парке" are two people: nothing, a place or a verb follows.
const TWO_PEOPLE: Readonly<Record<string, RegExp>> = {
  pl: /^par[aęą](?:$|[,.;]|\s(?:na|w|we|z|ze|pod|przy|nad|obok|przed|za|nocą|\p{L}+(?:ąca|ący|ących)|tańcz\p{L}+|spaceruj\p{L}+|siedz\p{L}+|stoi|stoją|idzie|całuj\p{L}+|trzyma\p{L}*|patrz\p{L}+|je|pije|śpi|się|zakochan\p{L}+|młod\p{L}+)(?!\p{L}))/u,
  ru: /^пар[ауые](?:$|[,.;]|\s(?:на|в|во|с|со|под|у|за|перед|возле|около|влюбл\p{L}+|\p{L}+(?:ет|ит|ют|ят|ет(?:ся)?|щ(?:ая|ую|их)))(?!\p{L}))/u,
  uk: /^пар[ауи](?:$|[,.;]|\s(?:на|в|у|з|із|під|біля|за|перед|коло|закохан\p{L}+|\p{L}+(?:є|ить|ють|ять|еться|ється))(?!\p{L}))/u,
};

// Fruit that is a trade behind the gear of it: "canne à pêche", "barca da pesca".
const OF_FISHING: Readonly<Record<string, readonly [word: RegExp, gear: RegExp]>> = {
  fr: [/^peches?(?!\p{L})/u, /(?<!\p{L})(?:a|de|de la|la partie de) $/u],
  it: [/^pesca(?!\p{L})/u, /(?<!\p{L})(?:da|di|a|che) $/u],
};

/** Whether a noun's word stands for no thing: a month, the verb of a call to action, a part of a figure of speech, a manner. */
export function namesNoThing({ text, folded }: Reading, language: string, { start, end }: Span): boolean {
  const before = folded.slice(0, start);
  const from = folded.slice(start);
  const led = LED_BY_ARTICLE[language];
  if (led?.[0].test(text.slice(start).toLowerCase()) && !led[1].test(before)) return true;
  const people = TWO_PEOPLE[language];
  if (
    people &&
    /^(?:para|pare|пар[аую])$/u.test(folded.slice(start, end)) &&
    !people.test(text.slice(start).toLowerCase())
  )
    return true;
  const fished = OF_FISHING[language];
  if (fished?.[0].test(from) && fished[1].test(before)) return true;
  if (MONTH.test(from) && (OF_DATE.test(before) || /^\p{L}+\s\d/u.test(from))) return true;
  if (CALLS[language]?.test(from)) return true;
  if (CALLED[language]?.test(before) && CALLED_VERBS[language]?.test(from)) return true;
  if (MEDIUM.test(folded.slice(start, end)) && (MANNER.test(folded.slice(end)) || IN_MANNER.test(before)))
    return true;
  return [...folded.matchAll(FIGURES)].some(
    (figure) =>
      figure.index <= start && end <= figure.index + figure[0].length && end - start < figure[0].length,
  );
}

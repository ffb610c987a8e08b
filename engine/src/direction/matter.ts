import type { Brief, Kind, Topic } from '../brief/brief.ts';

// Words for the medium read like topics: a blog is writing, a podcast is sound. They say little about the matter.
const MEDIUM: Partial<Record<Kind, Topic>> = {
  article: 'writing',
  podcast: 'music',
  hiring: 'people',
  quote: 'writing',
  release: 'time',
};

// Kinds that their medium can be drawn for when nothing else is known; a clock says nothing about a release.
const SPEAKING: readonly Kind[] = ['podcast', 'hiring'];

const ASKS =
  /^(?:please|kindly|bitte|merci de|veuillez|s['’]il vous plaît|por favor|per favore|si prega|alsjeblieft|graag|proszę|prosimy|пожалуйста|просим|просьба|будь ласка|lütfen|tolong|mohon|vänligen|venligst|vennligst|请|請|يرجى|कृपया)(?!\p{L})/iu;

/** A card that asks its readers for something: its thanks are manners, and nothing to celebrate. */
export const asksReaders = ({ copy }: Pick<Brief, 'copy'>): boolean => ASKS.test(copy.title);

// "Brewing at home", "evde yoga".
const AT_HOME =
  /(?<!\p{L})(?:(?:at|from) home|zu ?hause|daheim|chez soi|à la maison|maison en|en casa|em casa|a casa|in casa|thuis|дома|вдома|evde|hemma|hjemme|w domu|di rumah)(?!\p{L})|在家|家で|おうちで|집에서|في المنزل|घर (?:पर|की|का|के)/iu;

/** What a card is about is done at home: that is no house to be seen. */
export const isAtHome = ({ prompt }: Pick<Brief, 'prompt'>): boolean => AT_HOME.test(prompt);

/** The brief with the topics that its card is about, without what only its medium is about. */
export function toMatter(brief: Brief): Brief {
  const { kind, topics } = brief;
  const matter = topics.filter(
    (topic) =>
      topic !== MEDIUM[kind] &&
      !(topic === 'celebration' && asksReaders(brief)) &&
      !(topic === 'home' && isAtHome(brief)),
  );
  return { ...brief, topics: matter.length > 0 || !SPEAKING.includes(kind) ? matter : topics };
}

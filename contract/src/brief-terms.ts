import type { BriefLayout, BriefRole } from './brief.ts';

/** What each role is for, for those who write briefs. */
export const ROLES: Readonly<Record<BriefRole, string>> = {
  eyebrow: 'short label above the title, such as "Webinar" or "Episode 12"',
  title: 'the headline, set largest (at most one)',
  subtitle: 'the line that explains the title',
  body: 'sentences for the readers of the card',
  item: 'one row of a list, menu, agenda or price list',
  date: 'such as "12 March" or "every Tuesday"',
  time: 'such as "7 pm" or "from 9 until late"',
  place: 'venue, address or town',
  person: 'speaker, guest, artist, couple, or who is celebrated (one block each)',
  brand: 'shop, company, club or sender',
  price: 'with its unit, such as "£2 per head"',
  discount: 'such as "40% off" or "2 for 1"',
  figure: 'the number that the card is about, such as "87%"',
  action: 'what readers should do, such as "Book now"',
  contact: 'web address, telephone number, e-mail address or handle',
  quote: 'a saying or review',
  author: 'who said or wrote it',
  source: 'where a statistic comes from',
  code: 'coupon code',
  rating: 'such as "4.9 of 5"',
  option: 'a choice of a poll, or a side of a comparison',
  goal: 'what an appeal wants to raise',
  note: 'small print, such as "over 18s only"',
};

export const LAYOUTS: Readonly<Record<BriefLayout, string>> = {
  left: 'texts on the left',
  right: 'texts on the right',
  top: 'texts at the top',
  bottom: 'texts at the bottom',
  center: 'texts centered',
  'large-title': 'the title as large as possible',
  'no-added-text': "no name or tagline of a design document's brand",
};

const toList = (terms: Readonly<Record<string, string>>): string =>
  Object.entries(terms)
    .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
    .join('; ');

export const ROLE_MEANINGS = toList(ROLES);
export const LAYOUT_MEANINGS = toList(LAYOUTS);

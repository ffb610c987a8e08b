import type { PageParameters } from './parameter.ts';
import type { SignedCard } from './snippets/snippet.ts';

/** A card as the form has it. */
export type CardDraft = {
  template: string;
  /** An empty text is none. */
  params: Readonly<Record<string, string>>;
  width: number;
  height: number;
  format: 'png' | 'jpeg';
};

export type Expiry = 'month' | 'year' | 'decade' | 'never';

/** What people read. */
export const EXPIRIES: Readonly<Record<Expiry, string>> = {
  month: 'in 30 days',
  year: 'in a year',
  decade: 'in 10 years',
  never: 'never',
};

const DAYS: Readonly<Record<Exclude<Expiry, 'never'>, number>> = { month: 30, year: 365, decade: 3650 };
const DAY_SECONDS = 86_400;
const DEFAULTS = { width: 1200, height: 630, format: 'png' } as const;

/** Counted from the beginning of the day (UTC), so that the same card has the same URL all day. */
export function toExpiresAt(expiry: Expiry, now: Date): number | 'never' {
  if (expiry === 'never') return expiry;
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS);
  // The day that has begun is not taken off.
  return (today + 1 + DAYS[expiry]) * DAY_SECONDS;
}

export const toParams = (params: CardDraft['params']): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));

type Options = Partial<Pick<CardDraft, 'width' | 'height' | 'format'>>;

/** What is not the default: a shorter URL, and the same card. */
export const toOptions = ({
  width,
  height,
  format,
}: Pick<CardDraft, 'width' | 'height' | 'format'>): Options => ({
  ...(width !== DEFAULTS.width && { width }),
  ...(height !== DEFAULTS.height && { height }),
  ...(format !== DEFAULTS.format && { format }),
});

/** What the snippets are about. */
export function toSignedCard(card: CardDraft, page: PageParameters, url: string): SignedCard {
  const { origin, searchParams } = new URL(url);
  const options = Object.entries(toOptions(card)).map(([name, value]) => [name, String(value)]);
  return {
    baseUrl: origin,
    template: card.template,
    params: toParams(card.params),
    page,
    options: Object.fromEntries(options),
    expires: searchParams.get('expires') ?? '',
  };
}

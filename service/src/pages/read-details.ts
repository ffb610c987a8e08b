import { findOfType, type LinkedObject, toObject, toTexts } from './linked-data.ts';
import type { PageDetails, PageKind } from './page-facts.ts';
import type { ScannedPage } from './scan-html.ts';
import { clean, firstText, toCount, toDuration, toLocale, toPay, toPrice, toTime } from './text-values.ts';

/** What is read for the details: the object that the page is about, and the others of its JSON-LD. */
export type PageSource = { page: ScannedPage; object: LinkedObject; objects: readonly LinkedObject[] };

const TEXT_CHARACTERS = 400;
const MAX_LINES = 5;

/** What pages of this kind say beside what every page says. */
export function readDetails(kind: PageKind, source: PageSource): PageDetails {
  return READERS[kind]?.(source) ?? {};
}

const first = (...values: unknown[]): string | undefined => firstText(values, TEXT_CHARACTERS);

// Of silent reading (Brysbaert 2019).
const WORDS_A_MINUTE = 238;

/** How long so many words take, as JSON-LD writes times. */
function toReadingTime(words: string | undefined): string | undefined {
  const count = /^\d{2,6}$/.test(words ?? '') ? Number(words) : 0;
  return count > 0 ? `PT${Math.max(1, Math.round(count / WORDS_A_MINUTE))}M` : undefined;
}

const READERS: { readonly [Kind in PageKind]?: (source: PageSource) => PageDetails } = {
  article: ({ page, object }) => ({
    readingTime: toDuration(
      first(object.timeRequired) ?? toReadingTime(first(object.wordCount)),
      page.language,
    ),
  }),

  docs: ({ page, object, objects }) => ({
    breadcrumb: listCrumbs(objects).slice(-3).join(' / ') || undefined,
    version: first(object.version, object.softwareVersion, page.meta.get('docsearch:version')),
  }),

  product: ({ page, object }) => {
    const { meta, language } = page;
    const offer = toObject(object.offers);
    const ratings = toObject(object.aggregateRating);
    return {
      price: toPrice(
        first(offer.price, offer.lowPrice, meta.get('product:price:amount'), meta.get('og:price:amount')),
        first(offer.priceCurrency, meta.get('product:price:currency'), meta.get('og:price:currency')),
        language,
      ),
      brand: first(object.brand, meta.get('product:brand')),
      rating: toRating(ratings, language),
      reviews: toReviews(first(ratings.reviewCount, ratings.ratingCount), language),
    };
  },

  event: ({ page, object }) => ({
    time: toTime({ from: first(object.startDate), to: first(object.endDate) }, page.language),
    place: toPlace(object.location),
    host: first(object.organizer),
    speakers: toLines(toTexts(object.performer)),
  }),

  changelog: ({ object }) => ({
    product: first(object.name),
    version: first(object.softwareVersion),
    items: toLines(toTexts(object.releaseNotes).flatMap((text) => text.slice(0, 4000).split('\n'))),
  }),

  repository: ({ page, object }) => {
    const [owner, name] = toRepository(page);
    return {
      name: first(object.name, name),
      owner: first(object.author, object.creator, owner),
      language: first(object.programmingLanguage),
    };
  },

  podcast: ({ page, object }) => ({
    show: first(object.partOfSeries, page.meta.get('og:site_name')),
    episode: toEpisode(first(object.episodeNumber)),
    guest: first(object.actor, object.contributor),
    duration: toDuration(
      first(object.duration, object.timeRequired, toObject(object.associatedMedia).duration),
      page.language,
    ),
  }),

  quote: ({ page, object }) => {
    const author = toObject(object.spokenByCharacter ?? object.author ?? object.creator);
    const { reviewRating } = object;
    return {
      quote: first(object.reviewBody, object.text, object.description),
      role: first([author.jobTitle, author.worksFor].filter(Boolean), object.itemReviewed),
      rating: toRating(toObject(reviewRating), page.language),
    };
  },

  profile: ({ page, object }) => ({
    role: first([object.jobTitle, object.worksFor].filter(Boolean)),
    handle: toHandle(first(object.alternateName, page.meta.get('profile:username'))),
  }),

  job: ({ page, object }) => {
    const salary = toObject(object.baseSalary);
    const pay = toObject(salary.value);
    return {
      company: first(object.hiringOrganization),
      place: toPlace(object.jobLocation),
      remote: first(object.jobLocationType) === 'TELECOMMUTE' ? 'Remote' : undefined,
      salary: toPay(
        {
          least: first(pay.minValue, pay.value, salary.minValue, salary.value),
          most: first(pay.maxValue, salary.maxValue),
        },
        first(salary.currency, pay.currency),
        page.language,
      ),
      employment: toEmployment(first(object.employmentType), page.language),
    };
  },
};

/** The way to the page, without its first stop, which is the site, and its last, which is the page. */
export function listCrumbs(objects: readonly LinkedObject[]): string[] {
  const list = findOfType(objects, 'BreadcrumbList');
  return [list?.itemListElement]
    .flat()
    .map(toObject)
    .toSorted((a, b) => (Number(a.position) || 0) - (Number(b.position) || 0))
    .flatMap((entry) => first(entry.name, entry.item) ?? [])
    .slice(1, -1);
}

/** Out of five, with one digit behind the point. */
function toRating({ ratingValue, bestRating }: LinkedObject, language: string): string | undefined {
  const best = Number(bestRating ?? 5);
  const share = Number(first(ratingValue)?.replace(',', '.') ?? 'none') / best;
  if (!(best > 0 && share >= 0 && share <= 1)) return undefined;
  return new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 1 }).format(5 * share);
}

function toReviews(text: string | undefined, language: string): string | undefined {
  const count = toCount(text, language);
  // Only English has a word for them here.
  return count !== undefined && isEnglish(language)
    ? `${count} ${text === '1' ? 'review' : 'reviews'}`
    : count;
}

/** The name of a place with its town, or the town and region of its address. */
function toPlace(value: unknown): string | undefined {
  const place = toObject(value);
  if (place['@type'] === 'VirtualLocation') return first(place.name) ?? 'Online';
  const address = toObject(place.address);
  const [name, town] = [first(place.name), first(address.addressLocality)];
  return first(
    name && town && !name.includes(town) ? [name, town] : name,
    [address.addressLocality, address.addressRegion ?? address.addressCountry].filter(Boolean),
    place.address,
    value,
  );
}

const toLines = (texts: readonly string[]): string | undefined =>
  texts
    .map((text) => clean(text.replace(/^\s*[-*•]\s+/, ''), 120))
    .filter((text) => text !== '')
    .slice(0, MAX_LINES)
    .join('\n') || undefined;

/** Owner and name, as `go-import` or the title of a forge's page has them. */
function toRepository({ meta }: ScannedPage): (string | undefined)[] {
  const imported = meta.get('go-import')?.trim().split(/\s+/)[0]?.split('/').slice(1);
  if (imported?.length === 2) return [imported[0], imported[1]];
  const titled = /^(?:[\w.-]+ - )?([\w.-]{1,100})\/([\w.-]{1,100})(?::|$)/.exec(
    meta.get('og:title')?.trim() ?? '',
  );
  return titled ? [titled[1], titled[2]] : [];
}

const toEpisode = (number: string | undefined): string | undefined =>
  number !== undefined && /^\d{1,6}$/.test(number) ? `#${number}` : number;

const toHandle = (name: string | undefined): string | undefined =>
  name !== undefined && /^@?[\w.-]{1,60}$/.test(name) ? `@${name.replace(/^@/, '')}` : undefined;

/** `FULL_TIME` as "Full time". */
function toEmployment(type: string | undefined, language: string): string | undefined {
  if (type === undefined) return undefined;
  if (!/^[A-Z_]+$/.test(type)) return type;
  if (!isEnglish(language)) return undefined;
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
}

const isEnglish = (language: string): boolean => toLocale(language).startsWith('en');

import type { PageFacts, PageKind } from '../pages/page-facts.ts';

/** A template with its parameters, and the one of them that the page's picture goes to. */
export type PageContent = {
  template: string;
  values: Readonly<Record<string, string | undefined>>;
  image?: 'image' | 'cover' | 'avatar';
  /** And the one that the author's portrait goes to. */
  portrait?: 'avatar';
};

/** The template that suits a page's kind, with what the page says of itself. */
export function toPageContent(facts: PageFacts): PageContent {
  const { template, values, image, portrait } = CONTENTS[facts.kind](facts);
  const { description, themeColor } = facts;
  const accent = isColorful(themeColor) ? themeColor : undefined;
  // A choir that invites to its own concert is named once.
  const site = Object.values(values).includes(facts.site) ? undefined : facts.site;
  return {
    template,
    values: { description, site, accent, ...values },
    ...(image && { image }),
    ...(portrait && { portrait }),
  };
}

const CONTENTS: { readonly [Kind in PageKind]: (facts: PageFacts) => PageContent } = {
  page: ({ title, section, author, date, site, themeColor, iconUrl }) =>
    (themeColor ?? iconUrl) === undefined
      ? { template: 'og_standard', values: { title, eyebrow: section, author, date } }
      : {
          template: 'og_brand',
          values: { title, tagline: section, footer: site, accent: themeColor },
        },

  article: ({ title, section, author, date, details: { readingTime } }) => ({
    template: 'article',
    values: { title, category: section, author, date, readingTime },
    image: 'image',
    portrait: 'avatar',
  }),

  docs: ({ title, section, details: { breadcrumb, version } }) => ({
    template: 'docs',
    values: { title, section, breadcrumb, version },
  }),

  product: ({ title, details: { price, brand, rating, reviews } }) => ({
    template: 'product',
    values: { name: title, price, brand, rating, reviews },
    image: 'image',
  }),

  event: ({ title, date, details: { time, place, host, speakers } }) => ({
    template: 'event',
    values: { title, date, time, place, host, speakers },
    image: 'image',
  }),

  // The changes are more telling than a sentence about them.
  changelog: ({ title, description, date, details: { product, version, items } }) => ({
    template: 'changelog',
    values: {
      title,
      product,
      version,
      items,
      date,
      description: items === undefined ? description : undefined,
    },
  }),

  repository: ({ title, details: { name, owner, language } }) => ({
    template: 'repository',
    values: { name: name ?? title, owner, language },
    image: 'avatar',
  }),

  podcast: ({ title, date, details: { show, episode, guest, duration } }) => ({
    template: 'podcast',
    values: { title, date, show, episode, guest, duration },
    image: 'cover',
  }),

  quote: ({ title, author, details: { quote, role, rating } }) => ({
    template: 'quote',
    values: { quote: quote ?? title, author, role, rating },
    image: 'avatar',
  }),

  profile: ({ title, details: { role, handle } }) => ({
    template: 'profile',
    values: { name: title, role, handle },
    image: 'avatar',
  }),

  job: ({ title, details: { company, place, remote, salary, employment } }) => ({
    template: 'job',
    values: { title, company, place, remote, salary, kind: employment },
  }),
};

// Browsers tint their frame with it: white, black and grey there say nothing of a brand.
const LEAST_SPREAD = 40;

function isColorful(color: string | undefined): boolean {
  if (color === undefined) return false;
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) >= LEAST_SPREAD;
}

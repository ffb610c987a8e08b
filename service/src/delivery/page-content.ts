import type { TemplateDescription } from '@cardwright/engine';
import type { PageFacts, PageKind } from '../pages/page-facts.ts';

/** A template with its parameters, and the one of them that the page's picture goes to. */
export type PageContent = {
  template: string;
  values: Readonly<Record<string, string | undefined>>;
  image?: string;
  /** And the one that the author's portrait goes to. */
  portrait?: string;
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

// What else designers call it.
const TITLES = ['title', 'headline', 'heading', 'name'];
const PICTURES = ['image', 'picture', 'photo', 'cover'];
const PORTRAIT = 'avatar';
const LOGO = 'logo';

/**
 * A template that its owner chose, whatever the page's kind, with what the page says under the names of its parameters. Its title and its
 * picture go to the first parameters that can show them if none is called so. `defaults`: values of parameters without a page.
 */
export function fillTemplate(
  { name, parameters }: Pick<TemplateDescription, 'name' | 'parameters'>,
  { title, section, themeColor, details, ...facts }: PageFacts,
  defaults: Readonly<Record<string, string>>,
): PageContent {
  const { description, author, date, site } = facts;
  const said: Readonly<Record<string, string | undefined>> = {
    ...{ section, category: section, eyebrow: section, tagline: section },
    ...{ description, author, date, site, footer: site, accent: themeColor },
    ...details,
  };
  const find = (type: 'text' | 'image-url', names: readonly string[], others: readonly string[]) => {
    const able = parameters.filter((one) => one.type === type).map((one) => one.name);
    return (
      names.find((one) => able.includes(one)) ??
      able.find((one) => said[one] === undefined && defaults[one] === undefined && !others.includes(one))
    );
  };
  const lead = find('text', TITLES, []);
  const image = find('image-url', PICTURES, [LOGO, PORTRAIT]);
  return {
    template: name,
    values: { ...said, ...(lead !== undefined && { [lead]: title }) },
    ...(image !== undefined && { image }),
    portrait: PORTRAIT,
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

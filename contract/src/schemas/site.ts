import { z } from 'zod';
import { PAGE_SHAPE_NAMES } from '../page-shapes.ts';
import { instant } from './instant.ts';

export const SITE_DAILY_CARDS = { usual: 100, most: 100_000 } as const;

const host = z
  .string()
  .describe('Host name, in lower case; names in other scripts in their ASCII form (`xn--`).');
const theme = z.enum(['light', 'dark']);
const template = z
  .string()
  .max(80)
  .meta({ examples: ['launch', 'launch.v3'] })
  .describe(
    "The template of its cards: one of the account's own, at its latest version or always at one, or a built-in one. What a page says goes to the parameters of the same name: `title`, `description`, `author`, `date`, `site`, `section`, `image`, `logo` ... By default, the built-in template that suits each page.",
  );
const dailyCards = z.int().min(1).max(SITE_DAILY_CARDS.most);

export const createSiteRequest = z.strictObject({
  host: z
    .string()
    .max(300)
    .meta({ examples: ['example.com'] })
    .describe(
      'The host name alone, such as `example.com`: no scheme, port or path. `www.example.com` is another one.',
    ),
  theme: theme.optional().describe('Background of its cards. Default: that of each template.'),
  brand: z
    .string()
    .max(200)
    .optional()
    .describe(
      'The name of a saved brand, whose colors, font and logo its cards have, as they are when the site is registered. Default: what each page declares.',
    ),
  template: template.optional(),
  daily_cards: dailyCards
    .default(SITE_DAILY_CARDS.usual)
    .describe('New cards that may be drawn in a day (UTC), since anybody can request cards of the site.'),
});

export const updateSiteRequest = z
  .strictObject({
    theme: theme.nullable().describe('Background of its cards; null for that of each template.'),
    brand: z
      .string()
      .max(200)
      .nullable()
      .describe('The name of a saved brand, as it is now; null for what each page declares.'),
    template: template
      .nullable()
      .describe('The template of its cards, as in `POST /sites`; null for the one that suits each page.'),
    daily_cards: dailyCards.describe('New cards that may be drawn in a day (UTC).'),
  })
  .partial()
  .describe('What is left out stays as it is.');

export const site = z.object({
  host,
  status: z.enum(['pending', 'verified']).describe('Cards are drawn only for verified sites.'),
  verified_by: z
    .enum(['file', 'meta', 'operator'])
    .nullable()
    .describe('How control of the host was proven, or `operator` if that was not needed.'),
  proof: z
    .object({
      token: z.string().describe('Always the same for this account and host.'),
      file_url: z.string().describe('A file here with the token on a line of its own is a proof.'),
      meta_tag: z.string().describe('This tag in the page at `/` is a proof, too.'),
    })
    .describe('What `POST /sites/{host}/verify` looks for. Either one is enough.'),
  theme: theme.nullable().describe("Background of its cards; null: each template's own."),
  brand: z.string().nullable().describe('The brand of its cards; null: what each page declares.'),
  template: z.string().nullable().describe('The template of its cards; null: the one that suits each page.'),
  daily_cards: dailyCards.describe('New cards that may be drawn in a day (UTC).'),
  cards_today: z.int().min(0).describe('Cards that were drawn today (UTC).'),
  card_url: z.string().describe('URL of the card of the page at `/`. Append the path of another page.'),
  created_at: instant.describe('When it was registered.'),
  verified_at: instant.nullable().describe('When control of the host was proven.'),
});

export const siteList = z.object({ sites: z.array(site).describe('The sites by host.') });
export const deletedSite = z.object({ message: z.string().describe('Human-readable confirmation.') });

export const siteCardQuery = z.object({
  shape: z
    .enum(PAGE_SHAPE_NAMES)
    .optional()
    .describe(
      '`wide` (1200x630, the default), `square` (1200x1200), `portrait` (1000x1500) or `story` (1080x1920). Each is a separate card.',
    ),
  v: z
    .string()
    .optional()
    .describe('Ignored. Platforms keep images by their URL: with another value, they fetch the card again.'),
});

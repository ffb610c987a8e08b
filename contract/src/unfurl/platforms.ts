/** How a platform fetches a link and its image, and what it then shows; from its own pages and clients. */
export type Platform = {
  name: string;
  userAgent: string;
  /** Of the page and the image together. */
  timeLimitMs: number;
  /** How much of a page it reads. */
  pageBytes: number;
  /** The largest image that it takes. */
  maxBytes: number;
  /** Sent with the request for the image. */
  imageHeaders: Readonly<Record<string, string>>;
  followsRedirects: boolean;
  needsLength: boolean;
  maxUrlCharacters: number;
  /** The first of these tags that the page has. */
  imageTags: readonly string[];
  /** Asks `twitter:card` whether the image is large. */
  readsCard: boolean;
  /** What robots.txt calls it, where it keeps to that. */
  robotsName: string | undefined;
  /** Below it there is no image, or a small one. */
  leastLarge: { width: number; height: number };
  least: { width: number; height: number };
  /** Why no image is ever large; undefined where it can be. */
  alwaysSmall: string | undefined;
  /** Width by height that a large image is cut to; undefined where it is shown whole. */
  crop: number | undefined;
};

const OG_TAGS = ['og:image', 'og:image:url', 'og:image:secure_url'];
const TWITTER_TAGS = ['twitter:image', 'twitter:image:src'];

const MEGABYTE = 1_000_000;

// Where a platform names no limit of its own, this is ours.
const USUAL = {
  timeLimitMs: 20_000,
  pageBytes: MEGABYTE,
  maxBytes: 5 * MEGABYTE,
  imageHeaders: {},
  followsRedirects: true,
  needsLength: false,
  maxUrlCharacters: Number.POSITIVE_INFINITY,
  imageTags: OG_TAGS,
  readsCard: false,
  robotsName: undefined,
  leastLarge: { width: 1, height: 1 },
  least: { width: 1, height: 1 },
  alwaysSmall: undefined,
  crop: undefined,
} as const;

export const PLATFORMS: readonly Platform[] = [
  {
    ...USUAL,
    name: 'Facebook',
    userAgent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    maxBytes: 8 * MEGABYTE,
    imageHeaders: { range: 'bytes=0-524288' },
    leastLarge: { width: 600, height: 315 },
    least: { width: 200, height: 200 },
    crop: 1.91,
  },
  {
    ...USUAL,
    name: 'X',
    userAgent: 'Twitterbot/1.0',
    maxBytes: 5 * MEGABYTE,
    followsRedirects: false,
    imageTags: [...TWITTER_TAGS, ...OG_TAGS],
    readsCard: true,
    robotsName: 'Twitterbot',
    leastLarge: { width: 300, height: 157 },
    least: { width: 144, height: 144 },
    crop: 2,
  },
  {
    ...USUAL,
    name: 'LinkedIn',
    userAgent: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    alwaysSmall: 'posts that are not sponsored show 128x72 pixels',
    crop: 16 / 9,
  },
  {
    ...USUAL,
    name: 'Discord',
    userAgent: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    timeLimitMs: 10_000,
    maxBytes: 8 * MEGABYTE,
    maxUrlCharacters: 2048,
    imageTags: [...OG_TAGS, ...TWITTER_TAGS],
    readsCard: true,
  },
  {
    ...USUAL,
    name: 'WhatsApp',
    pageBytes: 300_000,
    userAgent: 'WhatsApp/2.23.20.0',
    maxBytes: 600_000,
  },
  {
    ...USUAL,
    name: 'Signal',
    // Its own: it goes under another's name.
    userAgent: 'WhatsApp/2',
    maxBytes: 1_048_576,
    needsLength: true,
  },
  {
    ...USUAL,
    name: 'iMessage',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 ' +
      'Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    maxBytes: 10 * MEGABYTE,
    leastLarge: { width: 900, height: 1 },
  },
  {
    ...USUAL,
    name: 'Slack',
    // Its robot asks for no more: https://docs.slack.dev/robots
    pageBytes: 32_768,
    userAgent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    imageTags: [...OG_TAGS, ...TWITTER_TAGS],
  },
  {
    ...USUAL,
    name: 'Telegram',
    userAgent: 'TelegramBot (like TwitterBot)',
    imageTags: [...OG_TAGS, ...TWITTER_TAGS],
  },
  {
    ...USUAL,
    name: 'Bluesky',
    userAgent: 'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
    maxBytes: MEGABYTE,
    crop: 1.91,
  },
  {
    ...USUAL,
    name: 'Mastodon',
    userAgent: 'Mastodon/4.4 (http.rb/5.2; +https://joinmastodon.org/) Bot',
    maxBytes: 2 * MEGABYTE,
    imageTags: [...OG_TAGS, ...TWITTER_TAGS],
    crop: 1.91,
  },
];

import { LRUCache } from 'lru-cache';

// The first that matches: some call themselves by the names of others, too. From the platforms' own pages and from requests.
const VISITORS: readonly (readonly [name: string, pattern: RegExp])[] = [
  // Apple's Messages sends the names of both in one.
  ['iMessage', /facebookexternalhit.*twitterbot/i],
  ['Telegram', /telegrambot/i],
  ['WhatsApp', /whatsapp/i],
  ['Facebook', /facebookexternalhit|facebot|meta-externalagent/i],
  ['LinkedIn', /linkedinbot/i],
  ['Slack', /slackbot|slack-imgproxy/i],
  ['Discord', /discordbot/i],
  ['Bluesky', /bluesky/i],
  ['Mastodon', /mastodon|pleroma|misskey|akkoma/i],
  ['Pinterest', /pinterest/i],
  ['Reddit', /redditbot/i],
  ['Microsoft Teams', /skypeuripreview|microsoft teams/i],
  ['X', /twitterbot/i],
  ['Gmail', /googleimageproxy/i],
  ['Google', /google/i],
  ['Bing', /bingbot|bingpreview/i],
  ['Apple', /applebot/i],
  ['Other crawlers', /bot\b|crawl|spider|preview|embed|unfurl|fetch/i],
  ['Browsers', /mozilla|opera/i],
];
const OTHERS = 'Other programs';

// Crawlers send the same few texts for ever; browsers send many.
const known = new LRUCache<string, string>({ max: 1_000 });

/** Which platform asks, by its `User-Agent`. Only this name is kept, which says nothing of a person. */
export function toVisitor(userAgent: string | undefined): string {
  if (userAgent === undefined) return OTHERS;
  const text = userAgent.slice(0, 300);
  let name = known.get(text);
  if (name === undefined) {
    name = VISITORS.find(([, pattern]) => pattern.test(text))?.[0] ?? OTHERS;
    known.set(text, name);
  }
  return name;
}

import { expect, test } from 'vitest';
import { toVisitor } from './to-visitor.ts';

test.each([
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'Facebook'],
  ['Twitterbot/1.0', 'X'],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'LinkedIn'],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'Slack'],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', 'Discord'],
  ['WhatsApp/2.23.20.0', 'WhatsApp'],
  ['TelegramBot (like TwitterBot)', 'Telegram'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'iMessage',
  ],
  ['Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)', 'Bluesky'],
  ['http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.social/)', 'Mastodon'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Google'],
  ['Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)', 'Gmail'],
  ['SomethingNew-Bot/1.0', 'Other crawlers'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Browsers'],
  ['curl/8.14.1', 'Other programs'],
  ['', 'Other programs'],
  [undefined, 'Other programs'],
])('%s is %s', (userAgent, visitor) => {
  expect(toVisitor(userAgent)).toBe(visitor);
});

test('a hostile user agent is neither kept nor slow', () => {
  expect(toVisitor(`${'a'.repeat(100_000)}bot`)).toBe('Other programs');
  expect(toVisitor(`<script>${' '.repeat(200)}`)).toBe('Other programs');
});

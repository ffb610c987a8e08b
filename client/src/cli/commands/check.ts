import { advise, PLATFORMS, toSize, type Visit, visit } from '@cardwright/contract/unfurl';
import { checkDelivery, type Finding } from '../check/delivery.ts';
import { fetchAs } from '../check/fetch-as.ts';
import { defineCommand, JSON_OPTION } from '../command.ts';
import { EXIT, usageError } from '../command-error.ts';
import { showProgress } from '../show-progress.ts';
import type { Paint } from '../terminal.ts';

export const check = defineCommand({
  name: 'check',
  summary: 'Show how each platform will display a link.',
  details:
    `Fetches it like the crawlers of ${PLATFORMS.map(({ name }) => name).join(', ')},`.replace(
      /(?<=^.{60,80},) /,
      '\n',
    ) +
    '\nwith their size and time limits. Exits with code 1 if any of them shows no image. A signed card that has not been\n' +
    'rendered yet costs one credit.',
  args: [{ name: 'URL', description: 'A page with og: or twitter: tags, or an image.' }],
  options: { ...JSON_OPTION },
  examples: [
    ['cardwright check https://example.com/post', 'check a page and its image'],
    ['cardwright check "$URL"', 'check a card URL from cardwright sign'],
  ],
  async run({ values, args: [given = ''], terminal, signal }) {
    const scheme = /^(?:localhost|127\.0\.0\.1)\b/.test(given) ? 'http' : 'https';
    const url = /^[a-z]+:\/\//i.test(given) ? given : `${scheme}://${given}`;
    if (!URL.canParse(url) || !/^https?:/i.test(url))
      throw usageError(`"${given}" is not a URL of a page or image, such as https://example.com/post.`);
    const { visits, findings } = await showProgress(terminal, 'Fetching as each platform', async () => {
      const all = await Promise.all(PLATFORMS.map((platform) => visit(url, platform, fetchAs, signal)));
      const imageUrl = all.find((one) => one.imageUrl !== undefined)?.imageUrl;
      return {
        visits: all,
        findings: imageUrl === undefined ? [] : await checkDelivery(imageUrl, new Date(), signal),
      };
    });
    terminal.data(
      values.json ? toJson(url, visits, findings) : toReport(url, visits, findings, terminal.paint),
    );
    return visits.some(({ shows }) => shows === 'none') ? EXIT.failed : EXIT.done;
  },
});

const MARKS = { large: '✓', small: '~', none: '✗' } as const;

function toReport(url: string, visits: readonly Visit[], findings: readonly Finding[], paint: Paint): string {
  const tags = visits.find((one) => one.tags !== undefined)?.tags;
  const { image, imageUrl } = visits.find((one) => one.image !== undefined) ?? {
    imageUrl: visits.find((one) => one.imageUrl)?.imageUrl,
  };
  const rows = [
    ['title', tags?.get('og:title') ?? tags?.get('title')],
    ['text', tags?.get('og:description')],
    ['image', imageUrl === url ? undefined : imageUrl],
    ['is', image && `${image.type}, ${image.width}x${image.height}, ${toSize(image.bytes)}`],
  ].flatMap(([term = '', value]) => (value ? [`  ${paint.dim(term.padEnd(6))} ${value}`] : []));
  const advice = advise(visits);
  const colors = { large: paint.green, small: paint.yellow, none: paint.red };
  const width = Math.max(...visits.map(({ platform }) => platform.length));
  return [
    paint.bold(url),
    ...rows,
    '',
    paint.bold('Platforms'),
    ...visits.map(
      ({ platform, shows, what }) => `  ${colors[shows](MARKS[shows])} ${platform.padEnd(width)}  ${what}`,
    ),
    ...(advice.length === 0 ? [] : ['', paint.bold('To mend')]),
    ...advice.map(({ problem, mend }) => `  ${paint.yellow('!')} ${problem} ${mend}`),
    ...(findings.length === 0 ? [] : ['', paint.bold('Delivery')]),
    ...findings.map(({ isGood, text }) => `  ${isGood ? paint.green('✓') : paint.yellow('!')} ${text}`),
  ].join('\n');
}

const toJson = (url: string, visits: readonly Visit[], findings: readonly Finding[]): string =>
  JSON.stringify(
    {
      url,
      platforms: visits.map(({ tags, ...one }) => ({ ...one, tags: tags && Object.fromEntries(tags) })),
      advice: advise(visits),
      delivery: findings,
    },
    null,
    2,
  );

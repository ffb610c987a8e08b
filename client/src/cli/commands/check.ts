import { countOf } from '@cardwright/contract';
import { advise, type FetchAs, PLATFORMS, toSize, type Visit, visit } from '@cardwright/contract/unfurl';
import { fetchBuilt, findBuiltPages, toFileUrl } from '../check/built-pages.ts';
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
    'rendered yet costs one credit. Of a folder with a built site, every page is read from there, and its image fetched.',
  args: [
    {
      name: 'URL',
      description: 'A page with og: or twitter: tags, an image, or an .html file or a folder of them.',
    },
  ],
  options: { ...JSON_OPTION },
  examples: [
    ['cardwright check https://example.com/post', 'check a page and its image'],
    ['cardwright check "$URL"', 'check a card URL from cardwright sign'],
    ['cardwright check dist', 'check all pages of a built site'],
  ],
  async run({ values, args: [given = ''], terminal, signal }) {
    const pages = findBuiltPages(given);
    const checked: Checked[] = [];
    if (pages === undefined) {
      const url = toUrl(given);
      checked.push(
        await showProgress(terminal, 'Fetching as each platform', () => checkLink(url, url, fetchAs, signal)),
      );
    } else
      await showProgress(terminal, 'Checking', async (say) => {
        for (const [index, page] of pages.entries()) {
          say(`Checking ${index + 1} of ${pages.length}: ${page}`);
          checked.push(await checkLink(page, toFileUrl(page), fetchBuilt(page), signal));
        }
      });
    const [first] = checked;
    if (values.json)
      terminal.data(
        JSON.stringify(first && checked.length === 1 ? toJson(first) : checked.map(toJson), null, 2),
      );
    else if (first && checked.length === 1) terminal.data(toReport(first, terminal.paint));
    else terminal.data(toSummary(checked, terminal.paint));
    return checked.some(isLacking) ? EXIT.failed : EXIT.done;
  },
});

type Checked = { link: string; visits: readonly Visit[]; findings: readonly Finding[] };

function toUrl(given: string): string {
  const scheme = /^(?:localhost|127\.0\.0\.1)\b/.test(given) ? 'http' : 'https';
  const url = /^[a-z]+:\/\//i.test(given) ? given : `${scheme}://${given}`;
  const isUrl = URL.canParse(url) && /^https?:/i.test(url);
  // What is neither has no dot, such as the folder of a build that has not been run.
  if (!isUrl || (url !== given && scheme === 'https' && !new URL(url).hostname.includes('.')))
    throw usageError(
      `"${given}" is neither a file or folder here nor the URL of a page or image, such as https://example.com/post.`,
    );
  return url;
}

async function checkLink(link: string, url: string, fetch: FetchAs, signal: AbortSignal): Promise<Checked> {
  const visits = await Promise.all(PLATFORMS.map((platform) => visit(url, platform, fetch, signal)));
  const imageUrl = visits.find((one) => one.imageUrl !== undefined)?.imageUrl;
  const findings = imageUrl === undefined ? [] : await checkDelivery(imageUrl, new Date(), signal);
  return { link, visits, findings };
}

const isLacking = ({ visits }: Checked): boolean => visits.some(({ shows }) => shows === 'none');

const MARKS = { large: '✓', small: '~', none: '✗' } as const;

/** A line for each page, and each thing to mend once, with the pages that have it. */
function toSummary(checked: readonly Checked[], paint: Paint): string {
  const places = new Map<string, string[]>();
  for (const { link, visits, findings } of checked)
    for (const text of toMend(visits, findings)) places.set(text, [...(places.get(text) ?? []), link]);
  return [
    paint.bold(`${checked.length} pages, ${checked.filter(isLacking).length} without an image somewhere`),
    ...checked.flatMap(({ link, visits }) => [
      `  ${visits.some(({ shows }) => shows === 'none') ? paint.red('✗') : paint.green('✓')} ${link}`,
      ...toLines(
        visits.filter(({ shows }) => shows === 'none'),
        paint,
      ).map((line) => `  ${line}`),
    ]),
    ...(places.size === 0 ? [] : ['', paint.bold('To mend')]),
    ...[...places].map(
      ([text, links]) =>
        `  ${paint.yellow('!')} ${text} (${links.length === checked.length ? 'all pages' : countOf(links.length, 'page')}${links.length === checked.length ? '' : `, such as ${links[0]}`})`,
    ),
  ].join('\n');
}

const toMend = (visits: readonly Visit[], findings: readonly Finding[]): string[] => [
  ...advise(visits).map(({ problem, mend }) => `${problem} ${mend}`),
  ...findings.filter(({ isGood }) => !isGood).map(({ text }) => text),
];

const COLORS = { large: 'green', small: 'yellow', none: 'red' } as const;

/** A line for each platform, or one for all that say the same where nothing is shown. */
function toLines(visits: readonly Visit[], paint: Paint): string[] {
  const [first] = visits;
  const isSame =
    first?.shows === 'none' && visits.length > 1 && visits.every(({ what }) => what === first.what);
  const rows = isSame ? [{ ...first, platform: 'all platforms' }] : visits;
  const width = Math.max(...rows.map(({ platform }) => platform.length));
  return rows.map(
    ({ platform, shows, what }) =>
      `  ${paint[COLORS[shows]](MARKS[shows])} ${platform.padEnd(width)}  ${what}`,
  );
}

function toReport({ link, visits, findings }: Checked, paint: Paint): string {
  const tags = visits.find((one) => one.tags !== undefined)?.tags;
  const { image, imageUrl } = visits.find((one) => one.image !== undefined) ?? {
    imageUrl: visits.find((one) => one.imageUrl)?.imageUrl,
  };
  const rows = [
    ['title', tags?.get('og:title') ?? tags?.get('title')],
    ['text', tags?.get('og:description')],
    ['image', imageUrl === link ? undefined : imageUrl],
    ['is', image && `${image.type}, ${image.width}x${image.height}, ${toSize(image.bytes)}`],
  ].flatMap(([term = '', value]) => (value ? [`  ${paint.dim(term.padEnd(6))} ${value}`] : []));
  const advice = advise(visits);
  return [
    paint.bold(link),
    ...rows,
    '',
    paint.bold('Platforms'),
    ...toLines(visits, paint),
    ...(advice.length === 0 ? [] : ['', paint.bold('To mend')]),
    ...advice.map(({ problem, mend }) => `  ${paint.yellow('!')} ${problem} ${mend}`),
    ...(findings.length === 0 ? [] : ['', paint.bold('Delivery')]),
    ...findings.map(({ isGood, text }) => `  ${isGood ? paint.green('✓') : paint.yellow('!')} ${text}`),
  ].join('\n');
}

const toJson = ({ link, visits, findings }: Checked): object => ({
  url: link,
  platforms: visits.map(({ tags, ...one }) => ({ ...one, tags: tags && Object.fromEntries(tags) })),
  advice: advise(visits),
  delivery: findings,
});

import type { FetchAs, Fetched } from './fetch-as.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';
import { judgeImage, type Verdict } from './judge.ts';
import type { PageTags } from './page-tags.ts';
import type { Platform } from './platforms.ts';
import { READ_HERE, type Sent, type SentReader } from './sent-reader.ts';
import { withDeadline } from './with-deadline.ts';

/** What one platform found behind a link, and what it will show. */
export type Visit = Verdict & {
  platform: string;
  /** Undefined where the link is the image itself, or nothing came. */
  tags: PageTags | undefined;
  imageUrl: string | undefined;
  image: (ImageHeader & { bytes: number }) | undefined;
};

// A page's head is at its beginning.
const MAX_PAGE_BYTES = 1_000_000;
// RFC 9309 asks crawlers to read that much at least.
const MAX_ROBOTS_BYTES = 512_000;
const MAX_REASON_BYTES = 16_384;

/**
 * Fetches a page, and its image, or an image alone, as one platform does. Never throws but when `signal` ends it, or what `reader`
 * throws.
 */
export const visit = (
  url: string,
  platform: Platform,
  fetchAs: FetchAs,
  signal: AbortSignal,
  reader: SentReader = READ_HERE,
): Promise<Visit> =>
  withDeadline(signal, platform.timeLimitMs, (deadline) =>
    visitUntil(url, platform, { fetchAs, reader }, deadline),
  );

type Means = { fetchAs: FetchAs; reader: SentReader };

async function visitUntil(
  url: string,
  platform: Platform,
  means: Means,
  deadline: AbortSignal,
): Promise<Visit> {
  const { fetchAs, reader } = means;
  const empty = { platform: platform.name, tags: undefined, imageUrl: undefined, image: undefined };
  const fail = (what: string, found: Partial<Visit> = {}): Visit => ({
    ...empty,
    ...found,
    shows: 'none',
    what: `no image: ${what}`,
  });
  const request = { headers: { 'user-agent': platform.userAgent }, signal: deadline };
  if (url.length > platform.maxUrlCharacters)
    return fail(
      `the link has ${url.length} characters, but ${platform.name} accepts at most ${platform.maxUrlCharacters}`,
    );
  const refusal = await findRefusal(url, platform, means, deadline);
  if (refusal !== undefined) return fail(refusal);
  const first = await fetchAs(url, { ...request, maxBytes: MAX_PAGE_BYTES });
  if ('problem' in first) return fail(first.problem);
  if (first.status !== 200) return fail(`the link returns ${first.status}${toReason(first)}`);
  if (!/^(?:text\/html|application\/xhtml)/.test(first.headers.get('content-type') ?? ''))
    return { ...empty, ...(await visitImage(url, platform, means, deadline, 'summary_large_image')) };
  const { pageBytes, name } = platform;
  const tags = await reader.readTags({ ...toSent(first), bytes: first.bytes.subarray(0, pageBytes) });
  if (tags === undefined) return fail('the page takes too much work to be read');
  const found = findImageTag(tags, platform);
  if (found === undefined) {
    const all = first.bytes.length > pageBytes ? await reader.readTags(toSent(first)) : tags;
    return fail(
      findImageTag(all ?? tags, platform) === undefined
        ? 'the page has no og:image'
        : `og:image stands behind the first ${Math.floor(pageBytes / 1000)} kB of the page, and ${name} reads no more`,
      { tags },
    );
  }
  if (!URL.canParse(found, first.url)) return fail(`${found} is not a URL`, { tags });
  const imageUrl = new URL(found, first.url).href;
  if (!/^https?:\/\//i.test(found)) return fail('og:image is not an absolute URL', { tags, imageUrl });
  return {
    ...empty,
    tags,
    ...(await visitImage(imageUrl, platform, means, deadline, tags.get('twitter:card') ?? '')),
  };
}

const findImageTag = (tags: ReadonlyMap<string, string>, { imageTags }: Platform): string | undefined =>
  imageTags.map((tag) => tags.get(tag)).find((value) => value);

type ImageVisit = Verdict & Pick<Visit, 'imageUrl' | 'image'>;

async function visitImage(
  imageUrl: string,
  platform: Platform,
  means: Means,
  signal: AbortSignal,
  card: string,
): Promise<ImageVisit> {
  const none = (what: string): ImageVisit => ({
    shows: 'none',
    what: `no image: ${what}`,
    imageUrl,
    image: undefined,
  });
  const refusal = await findRefusal(imageUrl, platform, means, signal);
  if (refusal !== undefined) return none(refusal);
  const answer = await means.fetchAs(imageUrl, {
    headers: { 'user-agent': platform.userAgent, 'accept-encoding': 'identity', ...platform.imageHeaders },
    maxBytes: platform.maxBytes + 1,
    followsRedirects: platform.followsRedirects,
    signal,
  });
  const problem = findProblem(answer, platform);
  if (problem !== undefined || 'problem' in answer) return none(problem ?? 'unreachable');
  const header = readImageHeader(answer.bytes);
  if (header === undefined) return none('it is not a PNG, JPEG, GIF or WebP');
  const image = { ...header, bytes: answer.length };
  return { ...judgeImage(platform, image, card), imageUrl, image };
}

function findProblem(answer: Fetched, { name, needsLength, maxUrlCharacters }: Platform): string | undefined {
  if ('problem' in answer) return answer.problem;
  const { status, headers, url } = answer;
  if (url.length > maxUrlCharacters)
    return `its URL has ${url.length} characters, but ${name} accepts at most ${maxUrlCharacters}`;
  if (status >= 300 && status < 400) return `it is a redirect, which ${name} does not follow`;
  if (status !== 200 && status !== 206) return `it returns ${status}${toReason(answer)}`;
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.startsWith('image/')) return `its Content-Type is ${type}`;
  return needsLength && !headers.has('content-length')
    ? `it has no Content-Length, which ${name} requires`
    : undefined;
}

/** Why a platform that keeps to robots.txt may not fetch something. */
async function findRefusal(
  url: string,
  { name, robotsName, userAgent }: Platform,
  { fetchAs, reader }: Means,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (robotsName === undefined) return undefined;
  const { origin, host, pathname, search } = new URL(url);
  const headers = { 'user-agent': userAgent };
  const answer = await fetchAs(`${origin}/robots.txt`, { headers, maxBytes: MAX_ROBOTS_BYTES, signal });
  if ('problem' in answer || answer.status !== 200) return undefined;
  return (await reader.isKeptOut(toSent(answer), robotsName, pathname + search))
    ? `${host}/robots.txt blocks ${name}; allow ${robotsName} there`
    : undefined;
}

const toSent = ({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): Sent => ({
  contentType: headers.get('content-type'),
  bytes,
});

/** What a service like Cardwright says of a refusal. */
function toReason({ bytes }: { bytes: Uint8Array }): string {
  if (bytes.length > MAX_REASON_BYTES) return '';
  try {
    const { error } = JSON.parse(new TextDecoder().decode(bytes)) as { error?: unknown };
    return typeof error === 'string' ? ` (${error})` : '';
  } catch {
    return '';
  }
}

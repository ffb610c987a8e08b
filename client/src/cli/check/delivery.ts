import { withDeadline } from '@cardwright/contract/unfurl';
import { isPrivateHost } from '../../private-host.ts';
import { fetchAs } from './fetch-as.ts';

/** Something about how an image is served that holds for all platforms. */
export type Finding = { isGood: boolean; text: string };

const TIME_LIMIT_MS = 10_000;
const DAY_MS = 86_400_000;

/** Whether an image is served as crawlers and caches like it. */
export const checkDelivery = (imageUrl: string, now: Date, signal: AbortSignal): Promise<Finding[]> =>
  withDeadline(signal, TIME_LIMIT_MS, (deadline) => checkUntil(imageUrl, now, deadline));

async function checkUntil(imageUrl: string, now: Date, deadline: AbortSignal): Promise<Finding[]> {
  const headers = { 'accept-encoding': 'identity' };
  const ask = (more: { method?: 'HEAD'; headers?: Record<string, string> }) =>
    fetchAs(imageUrl, {
      maxBytes: 0,
      signal: deadline,
      ...more,
      headers: { ...headers, ...more.headers },
    });
  const [get, head] = await Promise.all([ask({}), ask({ method: 'HEAD' })]);
  const findings = [...checkHost(imageUrl), ...checkExpiry(imageUrl, now)];
  if ('problem' in get || get.status !== 200) return findings;
  const isSame =
    !('problem' in head) &&
    head.status === 200 &&
    ['content-type', 'content-length'].every((name) => head.headers.get(name) === get.headers.get(name));
  findings.push(
    isSame
      ? { isGood: true, text: 'HEAD matches GET' }
      : { isGood: false, text: 'HEAD does not match GET; some crawlers send HEAD first' },
  );
  const tag = get.headers.get('etag');
  if (tag === null)
    return [...findings, { isGood: false, text: 'no ETag, so caches download it again every time' }];
  const again = await ask({ headers: { 'if-none-match': tag } });
  const isKnown = !('problem' in again) && again.status === 304;
  return [
    ...findings,
    isKnown
      ? { isGood: true, text: 'conditional requests return 304' }
      : { isGood: false, text: 'conditional requests with its ETag do not return 304' },
  ];
}

function checkHost(url: string): Finding[] {
  const { hostname, protocol } = new URL(url);
  if (isPrivateHost(hostname))
    return [
      { isGood: false, text: `platforms cannot reach ${hostname}; these results assume that they could` },
    ];
  return protocol === 'https:' ? [] : [{ isGood: false, text: 'not https, which some platforms require' }];
}

/** Of a signed card: platforms fetch again for years what stands in a page. */
function checkExpiry(url: string, now: Date): Finding[] {
  const { pathname, searchParams } = new URL(url);
  const seconds = Number(searchParams.get('expires'));
  if (!/\/i\/\w+$/.test(pathname) || !searchParams.has('sig') || !Number.isInteger(seconds)) return [];
  const left = seconds * 1000 - now.getTime();
  const days = Math.floor(left / DAY_MS);
  if (left <= 0) return [{ isGood: false, text: 'the signed URL has expired; sign it again' }];
  return days < 30
    ? [
        {
          isGood: false,
          text: `the signed URL expires in ${toTimeLeft(left)}; links shared later will show no image`,
        },
      ]
    : [{ isGood: true, text: `the signed URL is valid for another ${days} days` }];
}

function toTimeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  // Rounded, as the URL of a day is a few seconds short of it when it is looked at.
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

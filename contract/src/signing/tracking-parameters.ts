import type { QueryPair } from './query-pairs.ts';

const PREFIXES = ['utm_', '_hs', 'hsa_', 'mtm_', 'pk_'];
const NAMES = new Set([
  ...['fbclid', 'igsh', 'igshid', 'mibextid'], // Meta
  ...['gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'srsltid', '_ga', '_gl'], // Google
  ...['msclkid', 'ttclid', 'twclid', 'ref_src', 'ref_url', 'li_fat_id', 'rdt_cid', 'epik', 'sccid', 'yclid'],
  ...['mc_cid', 'mc_eid', 'mkt_tok', 'vero_id', 'oly_anon_id', 'oly_enc_id', '__s', 'ml_subscriber'], // mailing services
]);

/** Whether platforms append a parameter of this name to links, to see where visitors come from. It is never data. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return NAMES.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}

export const withoutTracking = (pairs: readonly QueryPair[]): QueryPair[] =>
  pairs.filter(({ name }) => !isTrackingParameter(name));

/**
 * The pairs that a signature may cover: all of them, without the tracking parameters after `sig` (a signer writes
 * `sig` last, so a platform appended those), and without any. What is left out authorizes nothing: it is never data.
 */
export function* signedReadings(pairs: readonly QueryPair[]): Generator<readonly QueryPair[]> {
  yield pairs;
  if (!pairs.some(({ name }) => isTrackingParameter(name))) return;
  const sigAt = pairs.findIndex(({ name }) => name === 'sig');
  const appended = pairs.filter(({ name }, at) => at < sigAt || !isTrackingParameter(name));
  if (appended.length < pairs.length) yield appended;
  const bare = withoutTracking(pairs);
  if (bare.length < appended.length) yield bare;
}

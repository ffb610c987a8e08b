import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Tells the client's address from the peer's and `X-Forwarded-For`, of which only trusted proxies' words count. */
export function createClientAddress(
  trustedProxies: readonly string[],
): (peer: string, forwardedFor: string | null) => string {
  const isTrusted = createTrustedPeer(trustedProxies);
  return (peer, forwardedFor) => {
    let client = toPlainAddress(peer) ?? peer;
    // Each proxy appends its peer, so the list is read from the end; a client may have written its beginning.
    for (const hop of forwardedFor?.split(',').reverse() ?? []) {
      if (!isTrusted(client)) break;
      const address = toPlainAddress(hop.trim());
      if (address === undefined) break;
      client = address;
    }
    return client;
  };
}

/** Tells whether an address is that of a trusted proxy. */
export function createTrustedPeer(trustedProxies: readonly string[]): (peer: string) => boolean {
  const trusted = toBlockList(trustedProxies);
  return (peer) => {
    const address = toPlainAddress(peer);
    return address !== undefined && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/** What one subscriber has: an IPv4 address, or the /64 network of an IPv6 address (RFC 6177). */
export function toRateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array(missing).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

// Some proxies add a port; a dual-stack socket shows IPv4 as ::ffff:1.2.3.4.
function toPlainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

function toBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

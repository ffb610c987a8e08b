import { signTarget, smallCard } from '../../../src/delivery/delivery-bench.fixture.ts';
import { startFaultProxy } from '../../cluster/support/fault-proxy.ts';

export type Traffic = { statements: number; bytes: number };

/** A way to a PostgreSQL server that counts what goes through it. */
export async function startCounter(databaseUrl: string): Promise<{
  url: string;
  read(): Traffic;
  close(): Promise<void>;
}> {
  const count: Traffic = { statements: 0, bytes: 0 };
  const url = new URL(databaseUrl);
  const proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) }, (_, data, from) => {
    count.bytes += data.length;
    // A statement without parameters is a message `Q`, any other begins with `P`.
    if (from === 'client' && /^[QP]/.test(data.toString('latin1', 0, 1))) count.statements += 1;
    return true;
  });
  url.port = String(proxy.port);
  return { url: url.href, read: () => ({ ...count }), close: proxy.close };
}

const ROUNDS = 15;

/** What one request costs the database, as the cheapest of some: the service also does chores, and looks by itself when it waits for long. */
export async function measureTraffic(
  baseUrl: string,
  read: () => Traffic,
): Promise<Record<'cached card' | 'fresh card' | 'prompt', Traffic>> {
  const headers = { 'content-type': 'application/json' };
  const post = async (path: string, body: object, more: Record<string, string>) => {
    const answer = await fetch(`${baseUrl}/api/v1${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, string>;
  };
  const { api_key: key = '' } = await post('/users', { email: 'traffic@example.com' }, {});
  const get = async (title: string): Promise<void> => {
    const { path, query } = signTarget(key, '/i/og_standard', smallCard(title));
    const answer = await fetch(`${baseUrl}${path}?${query}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a card was answered with ${answer.status}`);
  };
  const draw = async (title: string): Promise<void> => {
    const { image_url: url = '' } = await post(
      '/generate',
      { prompt: `Poster "${title}"`, width: 256, height: 256 },
      { 'x-api-key': key, prefer: 'wait=60' },
    );
    await (await fetch(new URL(new URL(url).pathname, baseUrl))).arrayBuffer();
  };
  const measure = async (request: (round: number) => Promise<void>): Promise<Traffic> => {
    const costs: Traffic[] = [];
    await request(-1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = read();
      await request(round);
      // What a node does right after the answer belongs to it.
      await new Promise((resolve) => setTimeout(resolve, 50));
      const after = read();
      costs.push({ statements: after.statements - before.statements, bytes: after.bytes - before.bytes });
    }
    const least = (of: (traffic: Traffic) => number): number => Math.min(...costs.map(of));
    return { statements: least((cost) => cost.statements), bytes: least((cost) => cost.bytes) };
  };
  return {
    'fresh card': await measure((round) => get(`fresh ${round}`)),
    'cached card': await measure(() => get('fresh 0')),
    prompt: await measure((round) => draw(`prompt ${round}`)),
  };
}

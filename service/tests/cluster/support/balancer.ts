import { createHash } from 'node:crypto';
import { Agent, createServer, request as send } from 'node:http';
import { patientMs } from '../../../../tests/support/machine-speed.ts';
import type { ClusterNode } from './node.ts';

// Longer than the `Keep-Alive` of the nodes, which goes on to the clients, says: a request on a connection that is being closed is lost.
const KEEP_ALIVE_MS = 70_000;
const PROBE_MS = 300;
const PROBE_TIMEOUT_MS = 3_000;
// After any fault, on a machine with other work too.
const READY_MS = patientMs(120_000);

export type Balancer = {
  baseUrl: string;
  /** Resolves once every node has said that it is ready; rejects with the name of one that does not in a while. */
  allReady(): Promise<void>;
  close(): Promise<void>;
};

/**
 * What docs/scaling.md asks of a load balancer: `/readyz` decides who is asked, the same image goes to the same node, and nothing is
 * tried twice. When no node is ready, all are asked: known cards are still served.
 */
export async function startBalancer(nodes: readonly ClusterNode[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const ready = new Set<ClusterNode>();
  let isClosed = false;
  const probe = async (node: ClusterNode): Promise<void> => {
    while (!isClosed) {
      const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
      const isReady = await fetch(`${node.baseUrl}/readyz`, { signal }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      if (isReady) ready.add(node);
      else ready.delete(node);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  };
  const probing = nodes.map(probe);

  let turn = 0;
  const choose = (url: string): ClusterNode => {
    const open = nodes.filter((node) => ready.has(node) && node.role !== 'worker');
    const candidates = open.length > 0 ? open : nodes.filter(({ role }) => role !== 'worker');
    turn += 1;
    const node = /^\/i(mages)?\//.test(url)
      ? candidates.toSorted((a, b) => weigh(a, url) - weigh(b, url))[0]
      : candidates[turn % candidates.length];
    if (node === undefined) throw new Error('no node answers requests');
    return node;
  };

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const { url = '/', method, headers } = request;
    const target = new URL(choose(url).baseUrl);
    const upstream = send(
      { host: target.hostname, port: target.port, path: url, method, headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => response.destroy()).pipe(response);
      },
    );
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'x-lost': 'true' }).end();
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    allReady: async () => {
      const until = performance.now() + READY_MS;
      while (ready.size < nodes.length) {
        const late = nodes.find((node) => !ready.has(node));
        if (late !== undefined && performance.now() > until) throw new Error(`${late.name} is not ready`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(probing);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

const weigh = ({ name }: ClusterNode, url: string): number =>
  createHash('sha256').update(name).update(url).digest().readUInt32BE();

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findFreePort } from '../../../../tests/support/find-free-port.ts';
import type { S3Options } from './open-s3.ts';
import { BUCKET, type S3Server } from './s3-server.fixture.ts';

// Of `tempauth`, which names accounts `ACCOUNT:USER`.
const KEY = 'test:tester';
const SECRET = 'testing';
const STORES = ['account', 'container', 'object'] as const;
const START_MS = 60_000;

type SwiftServer = Pick<S3Server, 'stop' | 'start' | 'remove'> & { options(): S3Options };

/**
 * OpenStack Swift with its S3 API, on one disk and with one copy of everything: an S3 server that others wrote. From
 * Debian: apt-get install swift-proxy swift-account swift-container swift-object
 */
export async function startSwift(): Promise<SwiftServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-swift-'));
  const running = new Map<string, ChildProcess>();
  const common = `swift_dir = ${folder}\nuser = ${userInfo().username}\nbind_ip = 127.0.0.1\nworkers = 0`;
  mkdirSync(join(folder, 'disks', 'd1'), { recursive: true });
  chmodSync(folder, 0o755);

  const start = (name: string, port: number, configuration: string): void => {
    const path = join(folder, `${name}-server.conf`);
    writeFileSync(path, `[DEFAULT]\n${common}\nbind_port = ${port}\n${configuration}`);
    run(name);
  };
  const run = (name: string): void => {
    const path = join(folder, `${name}-server.conf`);
    running.set(name, spawn(`/usr/bin/swift-${name}-server`, [path], { stdio: 'ignore' }));
  };
  const end = async (name: string): Promise<void> => {
    const child = running.get(name);
    running.delete(name);
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const remove = async (): Promise<void> => {
    await Promise.all([...running.keys()].map(end));
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const ports: number[] = [];
    for (const _ of STORES) ports.push(await findFreePort());
    execFileSync('/usr/bin/python3', ['-c', RINGS, folder, ...ports.map(String)]);
    for (const [index, store] of STORES.entries()) {
      start(
        store,
        ports[index] ?? 0,
        `devices = ${join(folder, 'disks')}\nmount_check = false\n[pipeline:main]\npipeline = ${store}-server\n` +
          `[app:${store}-server]\nuse = egg:swift#${store}\n`,
      );
    }
    const port = await findFreePort();
    start('proxy', port, PROXY);
    const endpoint = `http://127.0.0.1:${port}`;
    const credentials = { accessKeyId: KEY, secretAccessKey: SECRET };
    await untilDone(() => createBucket({ endpoint, credentials }));
    return {
      options: () => ({
        bucket: BUCKET,
        prefix: '',
        region: 'us-east-1',
        endpoint,
        pathStyle: true,
        credentials,
      }),
      stop: () => end('proxy'),
      start: async () => {
        run('proxy');
        await untilDone(() => fetch(`${endpoint}/healthcheck`));
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

// 16 partitions with one copy each; its own command takes a process for every step.
const RINGS = `
import sys
from swift.common.ring import RingBuilder
for name, port in zip(("account", "container", "object"), sys.argv[2:]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev(dict(region=1, zone=1, ip="127.0.0.1", port=int(port), device="d1", weight=1))
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + "/" + name + ".ring.gz")
`;

const PROXY = `
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SECRET} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

async function createBucket(server: {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}): Promise<void> {
  const client = new S3Client({ ...server, region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET })).finally(() => client.destroy());
}

/** Until the servers answer. */
async function untilDone(attempt: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;)
    try {
      await attempt();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(100);
    }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { randomText } from '../../base/ids.ts';
import { OperatorError } from '../../base/operator-error.ts';
import type { Database } from '../database.ts';
import { NODE_NAME } from '../dialect.ts';
import type { NoticeKind, Notices } from '../notices.ts';
import { NOTICE_KINDS, type Notice, readMessage } from './read-message.ts';

const CHANNEL = 'cardwright';
// Notices of this time are one statement: each takes a lock that all of a server's databases share.
const COLLECT_MS = 10;
// PostgreSQL takes less than 8,000 bytes; an id has at most 70.
const MOST_NOTICES = 80;
const CONNECT_MS = 3_500;
const RECONNECT_MS = 1_000;
// A connection can be gone without a word.
const PING_MS = 15_000;
const LOOK_MS = 1_000;

/**
 * Notices through LISTEN and NOTIFY. Listening needs a connection of its own, to the server itself and not to a pooler; sending
 * uses those of `database`. Throws `OperatorError` when it cannot connect.
 */
export async function openNotices(options: {
  database: Database;
  url: string;
  onError(error: unknown): void;
}): Promise<Notices> {
  const { database, url, onError } = options;
  const listeners = new Map<NoticeKind, ((id: string | undefined) => void)[]>();
  const from = randomText(12);
  const tell = (kind: NoticeKind, id: string | undefined): void => {
    for (const listener of listeners.get(kind) ?? []) listener(id);
  };
  const tellAll = (): void => {
    for (const kind of NOTICE_KINDS) tell(kind, undefined);
  };
  const receive = (payload: string | undefined): void => {
    const message = readMessage(payload);
    if (message?.from === from) return;
    if (message === undefined) tellAll();
    else for (const [kind, id] of message.notices) tell(kind, id ?? undefined);
  };

  const stopListening = await listen(url, receive, { onResumed: tellAll, onError });

  // By their text, so that the same notice is sent once.
  let pending = new Set<string>();
  let sending: Promise<void> | undefined;
  const sendPending = async (): Promise<void> => {
    while (pending.size > 0) {
      await sleep(COLLECT_MS);
      const notices = [...pending];
      pending = new Set(notices.slice(MOST_NOTICES));
      const message = `{"from":"${from}","notices":[${notices.slice(0, MOST_NOTICES).join(',')}]}`;
      await sql`select pg_notify(${CHANNEL}, ${message})`.execute(database).catch(onError);
    }
    sending = undefined;
  };

  return {
    send: (kind, id) => {
      const notice: Notice = [kind, id ?? null];
      pending.add(JSON.stringify(notice));
      sending ??= sendPending();
    },
    on: (kind, listener) => {
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]);
    },
    lookMs: LOOK_MS,
    close: async () => {
      await sending;
      stopListening();
    },
  };
}

/** Listens until stopped, over one connection after the other. */
async function listen(
  url: string,
  receive: (payload: string | undefined) => void,
  { onResumed, onError }: { onResumed(): void; onError(error: unknown): void },
): Promise<() => void> {
  let client: pg.Client | undefined;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: NODE_NAME,
    });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    if (isStopped) return void next.end().catch(() => {});
    client = next;
    next.once('end', () => {
      client = undefined;
      reconnect().catch(onError);
    });
  };

  const reconnect = async (): Promise<void> => {
    while (!isStopped) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      try {
        if (isStopped) return;
        await connect();
        return onResumed();
      } catch (error) {
        onError(error);
      }
    }
  };

  const ping = setInterval(() => {
    const pinged = client;
    // Destroyed, because the end of a silent connection would wait for an answer; then 'end' follows.
    pinged?.query('select 1').catch(() => pinged.connection.stream.destroy());
  }, PING_MS);
  ping.unref();

  try {
    await connect();
  } catch (cause) {
    clearInterval(ping);
    const { hostname, port } = new URL(url);
    throw new OperatorError(
      `Cannot listen to PostgreSQL at ${hostname || 'localhost'}:${port || '5432'}: ${cause instanceof Error ? cause.message : cause}. ` +
        'Check CARDWRIGHT_DATABASE_DIRECT_URL.',
      { cause },
    );
  }
  return () => {
    isStopped = true;
    clearInterval(ping);
    client?.end().catch(() => {});
  };
}

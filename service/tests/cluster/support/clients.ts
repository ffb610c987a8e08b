import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signTarget, smallCard } from '../../../src/delivery/delivery-bench.fixture.ts';
import type { Chance } from './chance.ts';

/**
 * What a client knows of a request: it was done, it was not, or nobody can tell, because the answer did not arrive or says so. Only
 * `unknown` may have been done or not.
 */
export type Outcome = 'ok' | 'fail' | 'unknown';

export type Entry = {
  operation: 'generate' | 'fresh card' | 'known card' | 'look' | 'list' | 'erase';
  outcome: Outcome;
  /** 0 when no answer arrived. */
  status: number;
  ms: number;
  /** What failed at that time. */
  during: string;
  /** The idempotency key, the title of the card, or the email address. */
  subject: string;
  /** The answer. */
  text: string;
  /** Whether the service may answer so. */
  isRight: boolean;
};

export type History = {
  entries: Entry[];
  /** By idempotency key: the ids that were promised for it. */
  promised: Map<string, Set<string>>;
  /** By title: the hashes of the images that were delivered. */
  delivered: Map<string, Set<string>>;
  /** Email addresses of accounts whose erasure was confirmed. */
  erased: Set<string>;
};

export const createHistory = (): History => ({
  entries: [],
  promised: new Map(),
  delivered: new Map(),
  erased: new Set(),
});

export type Account = { email: string; apiKey: string };

type Answer = { outcome: Outcome; status: number; ms: number; body: Buffer; headers: Headers };

// Longer than anything may take: whoever waits that long hangs.
const HANG_MS = 60_000;
/** How the prompts begin whose generations have no attempt left (`doom`). */
export const DOOMED = 'Doomed';

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now();
  const answered = (outcome: Outcome, status: number, body: Buffer, headers: Headers): Answer => ({
    outcome,
    status,
    ms: performance.now() - started,
    body,
    headers,
  });
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(HANG_MS) });
    const body = Buffer.from(await answer.arrayBuffer());
    const isLost = answer.headers.has('x-lost') || body.includes('check whether it was');
    const outcome = isLost ? 'unknown' : answer.ok ? 'ok' : 'fail';
    return answered(outcome, answer.headers.has('x-lost') ? 0 : answer.status, body, answer.headers);
  } catch {
    return answered('unknown', 0, Buffer.alloc(0), new Headers());
  }
}

const json = (apiKey: string, body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-api-key': apiKey, ...headers },
  body: JSON.stringify(body),
});

/** Under another address when the answer for `email` was lost and its key with it. */
export async function register(baseUrl: string, email: string): Promise<Account> {
  for (let isLost = false; ; ) {
    const { outcome, status, body } = await ask(`${baseUrl}/api/v1/users`, json('', { email }));
    if (status === 201)
      return { email, apiKey: (JSON.parse(body.toString()) as { api_key: string }).api_key };
    if (status === 409 && isLost) return await register(baseUrl, `again-${email}`);
    if (status !== 0 && status !== 503) throw new Error(`${status}: ${body}`);
    isLost ||= outcome === 'unknown';
    await sleep(200);
  }
}

export const toCardUrl = (baseUrl: string, apiKey: string, title: string): string => {
  const { path, query } = signTarget(apiKey, '/i/og_standard', smallCard(title));
  return `${baseUrl}${path}?${query}`;
};

/** What a client knows, and how it writes down what it learns. */
type Desk = {
  baseUrl: string;
  chance: Chance;
  history: History;
  during(): string;
  /** Titles of cards that somebody has had. */
  known: string[];
};

/** Works until told to stop, with one request after the other. `name` is part of all that it makes. */
export async function runClient(
  desk: Desk,
  name: string,
  account: Account,
  isOver: () => boolean,
): Promise<void> {
  const { chance } = desk;
  for (let turn = 0; !isOver(); turn += 1) {
    const dice = chance.next();
    const subject = `${name}-${turn}`;
    if (dice < 0.25) await generate(desk, account, subject, isOver);
    else if (dice < 0.5) await deliver(desk, account, 'fresh card', subject);
    else if (dice < 0.85 && desk.known.length > 0)
      await deliver(desk, account, 'known card', chance.pick(desk.known));
    else if (dice < 0.97) await list(desk, account);
    else await eraseOne(desk, subject);
    await sleep(chance.whole(5, 60));
  }
}

function note(
  { history, during }: Desk,
  operation: Entry['operation'],
  subject: string,
  { outcome, status, ms, body }: Answer,
): void {
  // One of the accounts has few credits.
  const isRight =
    status === 0 ||
    (status >= 200 && status < 300) ||
    status === 503 ||
    body.includes('"credit_limit_reached"');
  history.entries.push({
    operation,
    outcome,
    status,
    ms: Math.round(ms),
    during: during(),
    subject,
    text: body.toString('utf8', 0, 300),
    isRight,
  });
}

const toSet = <Key>(sets: Map<Key, Set<string>>, key: Key): Set<string> => {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
};

/** One in five times, a generation that cannot be drawn. Who does not know whether it was accepted mostly asks again. */
async function generate(desk: Desk, account: Account, key: string, isOver: () => boolean): Promise<void> {
  const { chance, baseUrl, history } = desk;
  const body = {
    prompt: `${chance.next() < 0.2 ? DOOMED : 'Poster'} "${key}"`,
    width: 256,
    height: 256,
  };
  const prefer = chance.next() < 0.3 ? 'wait=10' : 'respond-async';
  const isPatient = chance.next() < 0.7;
  for (;;) {
    const answer = await ask(
      `${baseUrl}/api/v1/generate`,
      json(account.apiKey, body, { prefer, 'idempotency-key': key }),
    );
    note(desk, 'generate', key, answer);
    if (answer.outcome === 'ok') {
      const { id } = JSON.parse(answer.body.toString()) as { id: string };
      toSet(history.promised, key).add(id);
      if (chance.next() < 0.3) {
        const headers = { 'x-api-key': account.apiKey };
        note(desk, 'look', id, await ask(`${baseUrl}/api/v1/generate/${id}`, { headers }));
      }
    }
    if (answer.outcome !== 'unknown' || !isPatient || isOver()) return;
    await sleep(200);
  }
}

async function deliver(
  desk: Desk,
  { apiKey }: Account,
  operation: 'fresh card' | 'known card',
  title: string,
): Promise<void> {
  const answer = await ask(toCardUrl(desk.baseUrl, apiKey, title));
  note(desk, operation, title, answer);
  if (answer.outcome !== 'ok') return;
  toSet(desk.history.delivered, title).add(createHash('sha256').update(answer.body).digest('hex'));
  if (operation === 'fresh card') desk.known.push(title);
}

async function list(desk: Desk, { apiKey }: Account): Promise<void> {
  const headers = { 'x-api-key': apiKey };
  note(desk, 'list', '', await ask(`${desk.baseUrl}/api/v1/history?limit=5`, { headers }));
}

/** An account with a generation that is erased at once. */
async function eraseOne(desk: Desk, name: string): Promise<void> {
  const account = await register(desk.baseUrl, `${name}@example.com`);
  await generate(desk, account, account.email.replace(/@.*/, '-erased'), () => true);
  const answer = await ask(`${desk.baseUrl}/api/v1/users/me`, {
    ...json(account.apiKey, { confirm: account.email }),
    method: 'DELETE',
  });
  note(desk, 'erase', account.email, answer);
  if (answer.outcome === 'ok') desk.history.erased.add(account.email);
}

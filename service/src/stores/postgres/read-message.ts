import type { NoticeKind } from '../notices.ts';

export type Notice = [kind: NoticeKind, id: string | null];
type Message = { from: string; notices: Notice[] };

export const NOTICE_KINDS: readonly NoticeKind[] = ['finished', 'enqueued', 'keys', 'card', 'webhook'];

/**
 * What another node said, without kinds that only later versions have. Undefined for anything else: any role of the server
 * may send on the channel.
 */
export function readMessage(payload: string | undefined): Message | undefined {
  const message = parse(payload);
  if (typeof message !== 'object' || message === null) return undefined;
  if (!('from' in message && 'notices' in message)) return undefined;
  const { from, notices } = message;
  if (typeof from !== 'string' || !Array.isArray(notices) || !notices.every(isPair)) return undefined;
  return { from, notices: notices.filter(isNotice) };
}

function parse(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}

const isPair = (value: unknown): value is [string, string | null] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  (value[1] === null || typeof value[1] === 'string');

const isNotice = (pair: [string, string | null]): pair is Notice =>
  NOTICE_KINDS.some((kind) => kind === pair[0]);

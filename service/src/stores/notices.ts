/** A generation ended (its id), there is work, keys or accounts changed, a card was drawn or given up (its key), a webhook has something to be sent. */
export type NoticeKind = 'finished' | 'enqueued' | 'keys' | 'card' | 'webhook';

/**
 * What other processes on the same database may be waiting for. A notice can be lost, so whoever waits for one also looks by
 * itself every `lookMs`.
 */
export interface Notices {
  /** To all other processes, within milliseconds. Call it after the commit. */
  send(kind: NoticeKind, id?: string): void;
  /** `id` is undefined when some were lost: anything of this kind may have happened. */
  on(kind: NoticeKind, listener: (id: string | undefined) => void): void;
  lookMs: number;
  close(): Promise<void>;
}

/** For the only process of its database. */
export const NO_NOTICES: Notices = {
  send: () => {},
  on: () => {},
  lookMs: Number.POSITIVE_INFINITY,
  close: async () => {},
};

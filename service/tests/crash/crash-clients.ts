import type { ChildOrders } from './crash-child.ts';
import type { ChildEnd } from './data-directory.ts';

export type Submit = ChildOrders['submits'][number];

/** Clients that repeat a request with its key until it is answered, through any number of crashes. */
export function createClients() {
  const promised = new Map<string, string>();
  const open = new Map<string, Submit>();
  let count = 0;
  return {
    promised,
    next: (fresh: number): Submit[] => {
      for (let i = 0; i < fresh; i++) {
        const idempotencyKey = `key-${++count}`;
        open.set(idempotencyKey, {
          idempotencyKey,
          prompt: count % 4 === 0 ? `doomed ${count}` : `card ${count}`,
        });
      }
      return [...open.values()];
    },
    read: ({ accepted }: ChildEnd): void => {
      for (const [key, id] of accepted) {
        promised.set(key, id);
        open.delete(key);
      }
    },
  };
}

import { effect, type Signal, signal } from '@preact/signals';

/**
 * What someone is working on, kept in the browser through reloads, expired sessions and restarts. Each tab has its own; a new
 * tab starts with the latest. `owner` is an account, so that nobody is shown another's.
 */
export function createDraft<Draft extends object>(
  owner: string,
  name: string,
  initial: Draft,
): Signal<Draft> {
  const key = toKey(owner, name);
  const draft = signal<Draft>({ ...initial, ...read(key) });
  effect(() => write(key, JSON.stringify(draft.value)));
  return draft;
}

/** The draft of a screen that is not open: what it was left with, empty where there is none. */
export const readDraft = <Draft extends object>(owner: string, name: string): Partial<Draft> =>
  read(toKey(owner, name));

/** Replaces the draft of a screen that is not open. */
export const storeDraft = (owner: string, name: string, draft: object): void =>
  write(toKey(owner, name), JSON.stringify(draft));

const toKey = (owner: string, name: string): string => `cardwright:${owner}:${name}`;

// Of this tab first; it outlives reloads but not the tab.
const stores = (): Storage[] => [sessionStorage, localStorage];

function read(key: string): object {
  try {
    for (const store of stores()) {
      const stored: unknown = JSON.parse(store.getItem(key) ?? 'null');
      if (typeof stored === 'object' && stored !== null) return stored;
    }
  } catch {
    // Storage that is forbidden or spoilt is as good as none.
  }
  return {};
}

function write(key: string, text: string): void {
  try {
    for (const store of stores()) store.setItem(key, text);
  } catch {
    // Forbidden or full: the draft lasts as long as the page.
  }
}

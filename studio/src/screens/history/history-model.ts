import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Generation, PageOptions } from '../../../../client/src/index.ts';
import { api, liveApi } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { isAbort, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';

export type Filters = {
  q: string;
  starred: '' | 'starred';
  orientation: '' | 'landscape' | 'portrait' | 'square';
  format: '' | 'png' | 'jpeg';
  branded: '' | 'branded' | 'plain';
};

export const NO_FILTERS: Filters = { q: '', starred: '', orientation: '', format: '', branded: '' };

export type HistoryModel = {
  filters: Signal<Filters>;
  narrow(filters: Partial<Filters>): void;
  isNarrowed: ReadonlySignal<boolean>;
  /** Undefined until the first page is there. */
  generations: ReadonlySignal<readonly Generation[] | undefined>;
  total: ReadonlySignal<number>;
  hasMore: ReadonlySignal<boolean>;
  isLoading: ReadonlySignal<boolean>;
  more(): Promise<void>;
  refusal: ReadonlySignal<Refusal | undefined>;
  /** Ids, in the order of choosing. */
  selected: Signal<readonly string[]>;
  setSelected(id: string, selected: boolean): void;
  setStarred(ids: readonly string[], starred: boolean): Promise<void>;
  /** Throws at the first that cannot be deleted; those before it are gone. */
  remove(ids: readonly string[]): Promise<void>;
  dispose(): void;
};

const PAGE = 24;
const SEARCH_AFTER_MS = 250;
const LOOK_AGAIN_MS = 1500;
/** As many as a ZIP holds in memory without trouble. */
export const MAX_SELECTED = 100;

/** What the screen History knows and does. `owner` is the account whose filters it remembers. */
export function createHistoryModel(owner: string): HistoryModel {
  const filters = createDraft<Filters>(owner, 'history', NO_FILTERS);
  const generations = signal<readonly Generation[] | undefined>(undefined);
  const total = signal(0);
  const cursor = signal<string | null>(null);
  const isLoading = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  const selected = signal<readonly string[]>([]);
  // So that typing a space does not search again.
  const query = computed(() => JSON.stringify(toQuery(filters.value)));

  const replace = (changed: readonly Generation[]): void => {
    const byId = new Map(changed.map((generation) => [generation.id, generation]));
    generations.value = generations.peek()?.map((generation) => byId.get(generation.id) ?? generation);
  };

  const stopLoading = effect(() => {
    const options = JSON.parse(query.value) as PageOptions;
    return untracked(() => {
      isLoading.value = true;
      return keepTrying({
        afterMs: generations.peek() === undefined ? 0 : SEARCH_AFTER_MS,
        run: async (cancel) => {
          const page = await liveApi.historyPage({ ...options, limit: PAGE, signal: cancel });
          batch(() => {
            generations.value = page.generations;
            total.value = page.total;
            cursor.value = page.nextCursor;
            selected.value = [];
            refusal.value = undefined;
            isLoading.value = false;
          });
        },
        onError: (found) => {
          refusal.value = found;
          isLoading.value = false;
        },
      });
    });
  });

  const unfinished = computed(() =>
    (generations.value ?? [])
      .filter(({ completedAt }) => completedAt === null)
      .map(({ id }) => id)
      .join(),
  );
  const stopLooking = effect(() => {
    if (unfinished.value === '') return;
    const ids = unfinished.value.split(',');
    const cancel = new AbortController();
    const look = async (): Promise<void> => {
      try {
        replace(await Promise.all(ids.map((id) => liveApi.get(id, { signal: cancel.signal }))));
      } catch (error) {
        if (isAbort(error) || noteSignedOut(error)) return;
      }
      timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    let timer = setTimeout(look, LOOK_AGAIN_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  });

  const fail = (error: unknown): void => {
    if (!noteSignedOut(error)) refusal.value = toRefusal(error);
  };

  return {
    filters,
    narrow: (changes) => {
      filters.value = { ...filters.peek(), ...changes };
    },
    isNarrowed: computed(() => query.value !== JSON.stringify(toQuery(NO_FILTERS))),
    generations,
    total,
    hasMore: computed(() => cursor.value !== null),
    isLoading,
    refusal,
    selected,
    setSelected: (id, isSelected) => {
      const others = selected.peek().filter((other) => other !== id);
      selected.value = isSelected ? [...others, id].slice(0, MAX_SELECTED) : others;
    },
    async more() {
      if (isLoading.peek() || cursor.peek() === null) return;
      isLoading.value = true;
      const asked = query.peek();
      try {
        const options = {
          ...(JSON.parse(asked) as PageOptions),
          limit: PAGE,
          cursor: cursor.peek() ?? undefined,
        };
        const page = await api.historyPage(options);
        // Somebody narrows the list meanwhile: the answer is about another one.
        if (asked !== query.peek()) return;
        batch(() => {
          generations.value = [...(generations.peek() ?? []), ...page.generations];
          total.value = page.total;
          cursor.value = page.nextCursor;
          refusal.value = undefined;
        });
      } catch (error) {
        fail(error);
      } finally {
        if (asked === query.peek()) isLoading.value = false;
      }
    },
    async setStarred(ids, starred) {
      try {
        for (const id of ids) replace([await (starred ? api.star(id) : api.unstar(id))]);
      } catch (error) {
        fail(error);
      }
    },
    async remove(ids) {
      for (const id of ids) {
        await api.delete(id);
        batch(() => {
          generations.value = generations.peek()?.filter((generation) => generation.id !== id);
          total.value -= 1;
          selected.value = selected.peek().filter((other) => other !== id);
        });
      }
    },
    dispose: () => {
      stopLoading();
      stopLooking();
    },
  };
}

const toQuery = ({ q, starred, orientation, format, branded }: Filters): PageOptions => ({
  q: q.trim() || undefined,
  starred: starred === '' ? undefined : true,
  orientation: orientation || undefined,
  format: format || undefined,
  branded: branded === '' ? undefined : branded === 'branded',
});

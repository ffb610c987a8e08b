import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepTrying } from './keep-trying.ts';
import type { Refusal } from './refusal.ts';

export type Loaded<Value> = {
  /** The latest; undefined until it is there. */
  value: Value | undefined;
  refusal: Refusal | undefined;
  isLoading: boolean;
  /** Asks again. */
  reload(): void;
};

/** What a screen shows, asked for when it opens and when one of `inputs` changes, and again while the trouble passes. */
export function useLoad<Value>(
  load: (cancel: AbortSignal) => Promise<Value>,
  inputs: readonly unknown[] = [],
): Loaded<Value> {
  const value = useSignal<Value | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isLoading = useSignal(true);
  const asked = useSignal(0);
  useEffect(() => {
    isLoading.value = true;
    return keepTrying({
      afterMs: 0,
      run: async (cancel) => {
        const found = await load(cancel);
        value.value = found;
        refusal.value = undefined;
        isLoading.value = false;
      },
      onError: (found) => {
        refusal.value = found;
        isLoading.value = false;
      },
    });
  }, [asked.value, ...inputs]);
  return {
    value: value.value,
    refusal: refusal.value,
    isLoading: isLoading.value,
    reload: () => {
      asked.value += 1;
    },
  };
}

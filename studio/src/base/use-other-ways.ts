import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadOtherWays, type OtherWays } from './session.ts';

/** How one can sign in without a key; undefined until that is known. */
export function useOtherWays(): OtherWays | undefined {
  const ways = useSignal<OtherWays | undefined>(undefined);
  useEffect(() => {
    loadOtherWays().then(
      (found) => {
        ways.value = found;
      },
      // A key or a link still works.
      () => {},
    );
  }, []);
  return ways.value;
}

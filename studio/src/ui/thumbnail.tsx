import { useSignal } from '@preact/signals';

const TRIES = 5;
const RETRY_MS = 1500;

/** Decoration of its name. The service makes thumbnails one after the other and refuses when many wait. */
export function Thumbnail({ url }: { url: string }) {
  const tries = useSignal(0);
  const retry = (): void => {
    if (tries.peek() < TRIES) setTimeout(() => tries.value++, RETRY_MS * (1 + Math.random()));
  };
  return (
    <img
      key={tries.value}
      src={url}
      alt=""
      width="320"
      height="168"
      loading="lazy"
      decoding="async"
      onError={retry}
    />
  );
}

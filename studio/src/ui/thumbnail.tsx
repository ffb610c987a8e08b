import { useSignal } from '@preact/signals';

const TRIES = 5;
const RETRY_MS = 1500;

type ThumbnailProps = { url: string; width?: number; height?: number };

/** Decoration of its name. The service makes thumbnails one after the other and refuses when many wait. */
export function Thumbnail({ url, width = 320, height = 168 }: ThumbnailProps) {
  const tries = useSignal(0);
  const isMissing = useSignal(false);
  const retry = (): void => {
    isMissing.value = true;
    if (tries.peek() < TRIES) setTimeout(() => tries.value++, RETRY_MS * (1 + Math.random()));
  };
  return (
    <img
      key={tries.value}
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      class={isMissing.value ? 'missing' : ''}
      onLoad={() => (isMissing.value = false)}
      onError={retry}
    />
  );
}

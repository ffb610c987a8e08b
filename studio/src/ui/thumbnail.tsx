import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { createTurns } from './load-in-turn.ts';

const TRIES = 5;
const RETRY_MS = 1500;
// The service draws two at a time and refuses when many wait.
const takeTurn = createTurns(2);

type ThumbnailProps = { url: string; width?: number; height?: number };

/** Decoration of its name, loaded in its turn. */
export function Thumbnail({ url, width = 320, height = 168 }: ThumbnailProps) {
  const image = useRef<HTMLImageElement>(null);
  const isMissing = useSignal(true);
  useEffect(() => {
    const shown = image.current;
    if (shown === null) return;
    const left = new AbortController();
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      load(shown, url, left.signal).then(
        () => (isMissing.value = false),
        () => {},
      );
    });
    watcher.observe(shown);
    return () => {
      watcher.disconnect();
      left.abort();
    };
  }, [url]);
  return (
    <img
      ref={image}
      alt=""
      width={width}
      height={height}
      decoding="async"
      class={isMissing.value ? 'missing' : ''}
    />
  );
}

async function load(image: HTMLImageElement, url: string, signal: AbortSignal): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const giveBack = await takeTurn(signal);
    try {
      image.src = url;
      await image.decode();
      return;
    } catch {
      signal.throwIfAborted();
    } finally {
      giveBack();
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error(`${url} could not be loaded`);
}

/** Gives `work` a signal that is aborted after a time, or with `signal`. */
export async function withDeadline<Result>(
  signal: AbortSignal,
  limitMs: number,
  work: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const end = (): void => deadline.abort();
  const timer = setTimeout(end, limitMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    const result = await work(deadline.signal);
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Gives `work` a signal that is aborted after a time, or with `signal`. */
export async function withDeadline<Result>(
  signal: AbortSignal,
  limitMs: number,
  work: (deadline: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitMs);
  try {
    // Without a listener: of more than ten on one signal, Node 20 warns of a leak, and every platform has one.
    const result = await work(AbortSignal.any([signal, late.signal]));
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(timer);
  }
}

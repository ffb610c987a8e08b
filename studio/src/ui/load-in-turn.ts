/** Hands out turns, so that pictures which the service has to draw never ask for more at once than it allows. */
export function createTurns(atOnce: number): (signal: AbortSignal) => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const give = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (signal) => {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => {
          const index = waiting.indexOf(resolve);
          if (index >= 0) waiting.splice(index, 1);
          reject(signal.reason);
        });
      });
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      give();
    };
  };
}

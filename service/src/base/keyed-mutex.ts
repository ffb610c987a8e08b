/** Runs tasks with the same key one at a time and tasks with different keys concurrently. Per process. */
export function createKeyedMutex(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(task, task);
    tails.set(key, run);
    const release = (): void => {
      if (tails.get(key) === run) tails.delete(key);
    };
    run.then(release, release);
    return run;
  };
}

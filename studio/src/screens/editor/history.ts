/** What was, what is, and what was taken back; parts that did not change are shared, so that it can be long. */
export type History<Value> = {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What the last step was about: the next about the same joins it, as letters do while one types. */
  topic?: string | undefined;
};

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

export function record<Value>(history: History<Value>, present: Value, topic?: string): History<Value> {
  if (present === history.present) return history;
  const joins = topic !== undefined && topic === history.topic;
  return { past: joins ? history.past : [...history.past, history.present], present, future: [], topic };
}

/** The next step is a step of its own, whatever it is about. */
export const closeStep = <Value>(history: History<Value>): History<Value> => ({
  ...history,
  topic: undefined,
});

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1) as Value, future: [present, ...future] };
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, present, future }
    : { past: [...past, present], present: next, future: rest };
}

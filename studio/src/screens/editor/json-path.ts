// Places in a definition, written as the service writes them: `root.children[0].style.padding`.

export type Step = string | number;
type Container = Readonly<Record<Step, unknown>> | readonly unknown[];

export const parsePath = (path: string): Step[] =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

export const formatPath = (steps: readonly Step[]): string =>
  steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );

/** What stands at a path; undefined where nothing does. */
export function getAt(value: unknown, path: string): unknown {
  let found = value;
  for (const step of parsePath(path)) found = (found as Container | undefined)?.[step as never];
  return found;
}

/** A copy with another value at a path; undefined takes it out, and with it objects that are left empty. */
export const setAt = <Value>(value: Value, path: string, next: unknown): Value =>
  setIn(value, parsePath(path), next) as Value;

function setIn(value: unknown, [step, ...rest]: readonly Step[], next: unknown): unknown {
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list = [...((value as readonly unknown[] | undefined) ?? [])];
    const inner = setIn(list[step], rest, next);
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const { [step]: old, ...others } = (value ?? {}) as Record<string, unknown>;
  const inner = setIn(old, rest, next);
  const isGone = inner === undefined || (rest.length > 0 && next === undefined && isEmpty(inner));
  if (isGone) return others;
  // The place of a key stays, so that files of two versions can be compared.
  return old === undefined
    ? { ...others, [step]: inner }
    : Object.fromEntries(
        Object.entries(value as object).map(([key, one]) => [key, key === step ? inner : one]),
      );
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** The list that a node stands in, and its place there; undefined for what stands in none. */
export function splitIndex(path: string): { list: string; index: number } | undefined {
  const steps = parsePath(path);
  const index = steps.at(-1);
  return typeof index === 'number' ? { list: formatPath(steps.slice(0, -1)), index } : undefined;
}

/** A copy with a node more; `path` ends in the place that it gets. */
export function insertAt<Value>(value: Value, path: string, node: unknown): Value {
  const place = splitIndex(path);
  if (!place) return setAt(value, path, node);
  const list = (getAt(value, place.list) as readonly unknown[] | undefined) ?? [];
  return setAt(value, place.list, list.toSpliced(place.index, 0, node));
}

/** A copy in which a node stands elsewhere: `to` is its place as long as it still stands at `from`. With the path that it has then. */
export function moveAt<Value>(value: Value, from: string, to: string): { value: Value; path: string } {
  const node = getAt(value, from);
  const source = splitIndex(from);
  const target = splitIndex(to);
  if (node === undefined || !source || !target || isInside(target.list, from)) return { value, path: from };
  const isAfter = target.list === source.list && target.index > source.index;
  const index = isAfter ? target.index - 1 : target.index;
  const list = shiftPath(target.list, source);
  const path = `${list}[${index}]`;
  return { value: insertAt(setAt(value, from, undefined), path, node), path };
}

/** The path of what stood at `path`, once something before it is gone. */
function shiftPath(path: string, gone: { list: string; index: number }): string {
  if (!path.startsWith(`${gone.list}[`)) return path;
  const rest = path.slice(gone.list.length);
  const [, index = '', inner = ''] = /^\[(\d+)\](.*)$/s.exec(rest) ?? [];
  return Number(index) > gone.index ? `${gone.list}[${Number(index) - 1}]${inner}` : path;
}

/** Whether a path leads to a node or into it. */
export const isInside = (path: string, node: string): boolean =>
  path === node || path.startsWith(`${node}.`) || path.startsWith(`${node}[`);

/** Negative where one node stands before another in the list of all. */
export function comparePaths(a: string, b: string): number {
  const [one, other] = [parsePath(a), parsePath(b)];
  const at = one.findIndex((step, index) => step !== other[index]);
  if (at < 0) return one.length - other.length;
  const [left, right] = [one[at], other[at]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : 0;
}

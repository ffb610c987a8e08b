import { type Operation, operations } from '@cardwright/contract';

export type KnownPaths = {
  /** Methods of a path in the order of `Allow`; undefined when there is no such path. */
  methodsOf(path: string): string[] | undefined;
};

/**
 * The paths of all operations, of `pages`, which take GET, of `actions`, which take POST, and of `forms`, which take both:
 * what tells a wrong method from a wrong path.
 */
export function createKnownPaths(
  pages: readonly string[],
  forms: readonly string[] = [],
  actions: readonly string[] = [],
): KnownPaths {
  const known = [
    ...Object.values<Operation>(operations).map(({ method, path }) => ({ method, pattern: toPattern(path) })),
    ...[...pages, ...forms].map((path) => ({ method: 'GET' as const, pattern: toPattern(path) })),
    ...[...forms, ...actions].map((path) => ({ method: 'POST' as const, pattern: toPattern(path) })),
  ];
  return {
    methodsOf(path) {
      const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (methods.length === 0) return undefined;
      return [
        ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
        'OPTIONS',
      ];
    },
  };
}

// The literal parts of our own paths have no character that is special in an expression but the dot.
const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

import { type Operation, operations } from '@cardwright/contract';
import { isForSessions, STUDIO } from './studio/studio-operations.ts';

export type KnownPaths = {
  /** Methods of a path in the order of `Allow`; undefined when there is no such path. */
  methodsOf(path: string): string[] | undefined;
};

/**
 * The paths of all operations, of the studio's copies of them, of `pages`, which take GET, of `forms`, which take GET and POST,
 * and of `actions` with their methods: what tells a wrong method from a wrong path.
 */
export function createKnownPaths(
  pages: readonly string[],
  forms: readonly string[] = [],
  actions: Readonly<Record<string, readonly string[]>> = {},
): KnownPaths {
  const all = Object.values<Operation>(operations);
  const known: { method: string; pattern: RegExp }[] = [
    ...all.map(({ method, path, rest }) => ({ method, path, rest })),
    ...all.filter(isForSessions).map(({ method, path }) => ({ method, path: STUDIO + path })),
    ...[...pages, ...forms].map((path) => ({ method: 'GET', path })),
    ...forms.map((path) => ({ method: 'POST', path })),
    ...Object.entries(actions).flatMap(([path, methods]) => methods.map((method) => ({ method, path }))),
  ].map(({ method, path, rest }: { method: string; path: string; rest?: string | undefined }) => ({
    method,
    pattern: toPattern(path, rest),
  }));
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
const toPattern = (path: string, rest: string | undefined): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(`/{${rest}}`, '(?:/.*)?')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

import type { DesignRequest } from './design-request.ts';

/**
 * What is found out by reading the words of a request, whatever its colors: once for all cards of a brief, and kept with what was
 * understood of it. What it gives is shared, and not to be changed.
 */
export function oncePerRequest<Found>(
  find: (request: DesignRequest) => Found,
): (request: DesignRequest) => Found {
  return (request) => {
    const { found } = request;
    if (!found.has(find)) found.set(find, find(request));
    return found.get(find) as Found;
  };
}

import type { DesignRequest } from '../brief/design-request.ts';

const known = new WeakMap<DesignRequest, DesignRequest>();

/** The request without the words that a brand adds: a slogan such as "Banking for bakers" asks for no loaf. */
export function toOwnWords(request: DesignRequest): DesignRequest {
  const { lent = [], ...rest } = request;
  if (lent.length === 0) return request;
  const copy = Object.fromEntries(
    Object.entries(request.copy).filter(([name]) => !lent.some((one) => one === name)),
  );
  const own = known.get(request) ?? { ...rest, copy: copy as DesignRequest['copy'] };
  known.set(request, own);
  return own;
}

import type { Brief } from './brief/brief.ts';
import type { DesignRequest } from './brief/design-request.ts';
import { toDesignRequest } from './design-request/to-design-request.ts';
import { moveColorToAnimal } from './direction/move-color-to-animal.ts';

const known = new WeakMap<Brief, Map<string, DesignRequest>>();

/**
 * What a brief asks for on a card of a size. Variations of a prompt share its brief, and so this: it is found out once, and what
 * direction finds out about it is kept with it. Must not be modified.
 */
export function askedBy(brief: Brief, { width, height }: { width: number; height: number }): DesignRequest {
  const sizes = known.get(brief) ?? new Map<string, DesignRequest>();
  const size = `${width}x${height}`;
  const asked = sizes.get(size) ?? moveColorToAnimal(toDesignRequest(brief, { width, height }));
  known.set(brief, sizes.set(size, asked));
  return asked;
}

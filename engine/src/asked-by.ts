import type { Brief } from './brief/brief.ts';
import type { DesignRequest } from './brief/design-request.ts';
import { toDesignRequest } from './design-request/to-design-request.ts';
import { moveColorToAnimal } from './direction/move-color-to-animal.ts';

const known = new WeakMap<Brief, DesignRequest>();

/**
 * What a brief asks for. Variations of a prompt share its brief, and so this: it is found out once, and what direction finds out about
 * it is kept with it. Must not be modified.
 */
export function askedBy(brief: Brief): DesignRequest {
  const asked = known.get(brief) ?? moveColorToAnimal(toDesignRequest(brief));
  known.set(brief, asked);
  return asked;
}

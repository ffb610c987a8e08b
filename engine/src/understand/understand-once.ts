import type { Brief } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { understand } from './understand.ts';

export type Understand = (brief: Brief) => DesignRequest;

/**
 * What a brief asks for. Variations of a prompt share its brief, and so this: it is found out once, and what direction finds out about
 * it is kept with it. Must not be modified.
 */
export function createUnderstanding(): Understand {
  const known = new WeakMap<Brief, DesignRequest>();
  return (brief) => {
    const understood = known.get(brief) ?? understand(brief);
    known.set(brief, understood);
    return understood;
  };
}

import { findIllustration } from '../../art/illustrations.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { listMattersOf } from '../../reader/list-card-matters.ts';
import { toDrawn } from './list-named-emblems.ts';
import { isOfSoftware } from './software-words.ts';

/**
 * Finds the drawing for a name alone, such as one of compared things: `subject:<name>`. Near software, names seldom
 * mean the thing.
 */
export function nameSubject(name: string, request: DesignRequest): string | undefined {
  const named = listMattersOf(name, request.language);
  const things = named.filter(({ kind }) => kind === 'thing').map((thing) => thing.name);
  return isOfSoftware(request) ? undefined : toDrawn(findIllustration(things))[0];
}

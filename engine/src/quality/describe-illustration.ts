import type { DesignRequest } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';
import type { Composition } from '../composition.ts';

/** Says that a drawing that was asked for is not on a card of words. */
export const describeIllustration = (
  { illustration = [] }: DesignRequest,
  { family, subject }: Pick<Composition, 'family' | 'subject'>,
): Warning[] =>
  family === undefined || subject !== undefined || illustration.length === 0
    ? []
    : [warn('not_drawn', `The illustration is not shown: the words leave no room for it.`, illustration)];

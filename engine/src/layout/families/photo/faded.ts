import type { DesignRequest } from '../../../brief/design-request.ts';

// Of its color that a picture loses on a card of mourning.
const MOURNING = 0.75;

/** How much of its color a picture loses for an occasion, 0 to 1. */
export const fadedBy = ({ occasion, content }: DesignRequest): number =>
  occasion === 'mourning' || content?.kind === 'memorial' ? MOURNING : 0;

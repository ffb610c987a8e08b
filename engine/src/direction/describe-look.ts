import type { DesignRequest } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';

/** Says that a look that was asked for by name was not used. */
export const describeLook = ({ look: asked }: DesignRequest, drawn: string): Warning[] =>
  asked === undefined || asked === drawn
    ? []
    : [warn('look_not_used', `The look “${asked}” was not used: this card cannot be set in it.`, [asked])];

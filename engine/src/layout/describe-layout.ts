import type { DesignRequest } from '../brief/design-request.ts';
import { type Warning, warn } from '../brief/warning.ts';
import type { Composition } from './composition.ts';
import { meetsWish } from './meets-wish.ts';

/** Says where the words were asked to be but are not. */
export const describeLayout = ({ layout = [] }: DesignRequest, composition: Composition): Warning[] =>
  layout
    .filter(({ wish }) => !meetsWish(composition, wish))
    .map(({ words }) =>
      warn('layout_not_followed', `“${words}” was not followed: no layout for this text allows it.`, [words]),
    );

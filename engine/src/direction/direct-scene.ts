import type { DesignRequest } from '../brief/design-request.ts';
import type { Direction } from '../layout/direction.ts';
import { scenePairings } from '../layout/scene/scene.ts';
import { createRandom } from '../random.ts';
import type { Brand } from './brand.ts';
import { toBrandType } from './brand-type.ts';
import { type DirectOptions, direct } from './direct.ts';

/** Directs a described picture, whose colors are those of its things; words on it are in the type of a brand. */
export function directScene(
  request: DesignRequest,
  brand: Brand | undefined,
  options: DirectOptions,
): Direction {
  const direction = direct(request, options);
  const pairing = createRandom(direction.seed).fork('type').pick(scenePairings);
  const type = brand?.family === undefined ? pairing : toBrandType(pairing, brand.family, brand.heading);
  return { ...direction, look: 'scene', type };
}

import type { DesignRequest } from '../../brief/design-request.ts';
import { direct } from '../../direction/direct.ts';
import { wantsPicture } from '../../direction/wants-picture.ts';
import { toSceneLook } from '../../prompt-cards/scene/scene.ts';
import { createRandom } from '../../random.ts';
import type { RenderKit } from '../../render/render-kit.ts';
import type { PlacedScene } from '../plan/placed-scene.ts';

/** A prompt's picture as it is laid out at 1200 x 630 px; none where a card is drawn in its place. */
export async function placePrompt(kit: RenderKit, request: DesignRequest): Promise<PlacedScene | undefined> {
  if (!wantsPicture(request)) return undefined;
  const size = { width: 1200, height: 630 };
  const direction = direct(request, { ...size, seed: 1 });
  const { typesetter } = kit;
  const context = { request, direction, ...size, typesetter, random: createRandom(1), attempt: 0 };
  return (await toSceneLook(kit).layout(context)).pictured;
}

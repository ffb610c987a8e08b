import type { DesignRequest } from '../../brief/design-request.ts';
import { direct } from '../../direction/direct.ts';
import { scene as sceneLook } from '../../layout/scene/scene.ts';
import { createRandom } from '../../random.ts';
import type { RenderKit } from '../../render/render-kit.ts';
import type { PlacedScene } from '../plan/placed-scene.ts';

/** A prompt's picture as it is laid out at 1200 x 630 px; none where a card was chosen. */
export async function placePrompt(kit: RenderKit, request: DesignRequest): Promise<PlacedScene | undefined> {
  const size = { width: 1200, height: 630 };
  const direction = direct(request, { ...size, seed: 1 });
  if (direction.look !== 'scene') return undefined;
  const { typesetter } = kit;
  const context = { request, direction, ...size, typesetter, random: createRandom(1), attempt: 0 };
  return (await sceneLook.layout(context)).pictured;
}

import type { DesignRequest } from '../brief/design-request.ts';
import { planScene } from '../stage/plan/plan-scene.ts';

/**
 * Whether the brief's scene should be drawn. Not where a style of cards is asked for, since pictures cannot be drawn
 * on a blackboard, nor where the prompt only names a place in colors that this place does not have.
 */
export const wantsPicture = (request: DesignRequest): boolean =>
  !isCardOnly(request) && !isPlainBackdrop(request) && planScene(request).plan !== undefined;

const isCardOnly = ({ styles = [], kind }: DesignRequest): boolean =>
  kind !== 'picture' && styles.some(({ style }) => style !== 'handmade');

function isPlainBackdrop(request: DesignRequest): boolean {
  const { kind, scene, colors } = request;
  if (kind === 'picture' || scene === undefined || colors.length === 0) return false;
  return (
    scene.things.length === 0 &&
    (scene.tone?.hues.length ?? 0) === 0 &&
    scene.relations.length === 0 &&
    scene.sights.length === 0 &&
    scene.time === undefined &&
    scene.weather === undefined
  );
}

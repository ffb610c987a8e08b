import type { Brief } from '../brief/brief.ts';
import { planScene } from './plan-scene.ts';

/**
 * Whether the brief's scene is to be drawn. Not where a manner of cards was asked for, for no picture is drawn like a
 * blackboard; nor where the prompt names no more of it than a place, and colours that this place would not have.
 */
export const wantsPicture = (brief: Brief): boolean =>
  !isCardOnly(brief) && !isPlainBackdrop(brief) && planScene(brief).plan !== undefined;

const isCardOnly = ({ styles = [], kind }: Brief): boolean =>
  kind !== 'picture' && styles.some(({ style }) => style !== 'handmade');

function isPlainBackdrop(brief: Brief): boolean {
  const { kind, scene, colors } = brief;
  if (kind === 'picture' || scene === undefined || colors.length === 0) return false;
  return scene.things.length === 0 && scene.tone === undefined && !isDescribed(brief);
}

/** Whether the prompt says more of a picture than what stands or hangs about in it: who is where, when, in what weather. */
const isDescribed = ({ scene }: Brief): boolean =>
  scene !== undefined &&
  (scene.relations.length > 0 ||
    scene.sights.length > 0 ||
    scene.time !== undefined ||
    scene.weather !== undefined);

/** A card was wanted rather than the little of a picture that its prompt names: nobody misses that. */
export const isCardByWish = (brief: Brief): boolean =>
  isPlainBackdrop(brief) || (isCardOnly(brief) && !isDescribed(brief));

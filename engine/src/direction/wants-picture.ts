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

function isPlainBackdrop({ kind, scene, colors }: Brief): boolean {
  if (kind === 'picture' || scene === undefined || colors.length === 0) return false;
  const { things, relations, tone, time, weather, sights } = scene;
  const described = [things, relations, sights].some((list) => list.length > 0);
  return !described && tone === undefined && time === undefined && weather === undefined;
}

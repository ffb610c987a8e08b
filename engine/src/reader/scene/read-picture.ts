import type { SceneAsk } from '../../brief/scene-ask.ts';
import { type Reading, readText } from '../reading/reading.ts';
import type { Signs } from '../signs/find-signs.ts';
import { resolveScreens } from './mentions/resolve-screens.ts';
import { readScene, readSettingOf } from './read-scene.ts';
import { readTone } from './setting/read-tone.ts';

/** Reads the described picture, with colors, hour and weather from the picture, else from anywhere in the whole text, else from the title. */
export function readPicture(
  pictured: Reading,
  whole: Reading,
  title: string,
  language: string,
  signs: Signs,
): SceneAsk {
  const scene = readScene(pictured, language, signs);
  const { sights, ...setting } = readSettingOf(whole, language);
  const tone = readTone(whole, language, signs);
  // "Night Market" is at night.
  const { time } = readSettingOf(readText(title), language);
  return {
    ...(time ? { time } : {}),
    ...(tone ? { tone } : {}),
    ...(tone?.autumnal ? { season: 'autumn' as const } : {}),
    ...setting,
    ...scene,
    things: resolveScreens(scene, whole.text, language),
    sights: [...new Set([...scene.sights, ...sights])],
  };
}

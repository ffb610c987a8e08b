import type { Time, Weather } from '../../brief/scene.ts';
import type { Box } from '../../layout/composition.ts';
import type { Random } from '../../random.ts';
import { toLight } from './light.ts';
import { getPlace } from './places.ts';
import type { Scene, Season, Stage } from './stage.ts';
import { drawWeather } from './weather.ts';

export type SceneRequest = {
  width: number;
  height: number;
  place: string;
  time: Time;
  weather: Weather;
  /** Mist beside another weather. */
  misty: boolean;
  season?: Season;
  random: Random;
  /** Shares of the width. */
  sunX: number;
  subjectX?: number;
  /** The subject needs ground under its feet. */
  onLand?: boolean;
  /** See `Stage.brings`. */
  brings?: readonly string[];
  calm?: Box;
};

/** The measures and the light that a place is drawn with. */
export function toStage(request: SceneRequest): Stage {
  const { width, height, brings, calm, season, subjectX } = request;
  const random = request.random.fork(request.place);
  const outside = toLight(request.time, request.weather, request.misty);
  const indoors = getPlace(request.place).indoors?.(outside, random);
  return {
    width,
    height,
    unit: Math.min(height, width * 0.9, 0.725 * Math.sqrt(width * height)),
    light: indoors ?? outside,
    ...(indoors ? { outside } : {}),
    random,
    sunX: request.sunX * width,
    onLand: request.onLand ?? false,
    ...(subjectX === undefined ? {} : { subjectX: subjectX * width }),
    ...(brings ? { brings } : {}),
    ...(calm ? { calm } : {}),
    ...(season ? { season } : {}),
  };
}

/** A place at an hour in a weather, as layers; the same request gives the same layers. */
export function drawScene(request: SceneRequest): { stage: Stage; scene: Scene } {
  const stage = toStage(request);
  const scene = getPlace(request.place).draw(stage);
  return { stage, scene: { ...scene, front: [...scene.front, ...drawWeather(stage)] } };
}

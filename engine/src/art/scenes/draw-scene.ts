import type { Backdrop, SceneTone, Sight, Surroundings, Time, Weather } from '../../brief/setting.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import { nearView, toStageBehindTable } from './indoors/near/near-view.ts';
import { inRoom } from './indoors/room-light.ts';
import { drawGroundCover, drawSeasonBough } from './land/ground-cover.ts';
import { tintPlace } from './land/tint-place.ts';
import { createFigureGrade, createGrade, gradeSvg } from './light/grade.ts';
import { type Light, toLight, withSkyColor } from './light/light.ts';
import { getPlace } from './places.ts';
import { drawBackdrops } from './sky/backdrop.ts';
import { drawMoons } from './sky/moons.ts';
import { drawFogBehind, drawWeather } from './sky/weather.ts';
import type { Layer, Place, Scene, Season, Stage } from './stage.ts';

export type SceneRequest = {
  width: number;
  height: number;
  place: string;
  time: Time;
  weather: Weather;
  /** Mist beside another weather. */
  misty: boolean;
  season?: Season;
  /** The colors of the whole picture. */
  tone?: SceneTone;
  /** The color of its sky, `#rrggbb`. */
  sky?: string;
  /** None when absent. */
  sights?: readonly Sight[];
  random: Random;
  /** Shares of the width. */
  sunX: number;
  subjectX?: number;
  /** The subject needs ground under its feet. */
  onLand?: boolean;
  /** See `Stage`. */
  brings?: readonly string[];
  wanted?: readonly string[];
  single?: readonly string[];
  standing?: readonly Box[];
  behind?: readonly Backdrop[];
  moons?: number;
  tint?: string;
  calm?: Box;
  /** Sun or moon stands large behind the subject. */
  backlit?: boolean;
  /** How large sun or moon is asked. */
  disc?: Surroundings['disc'];
  /** How near the viewer is: all that stands there is so many times as large. */
  zoom?: number;
  /** A room is seen from one of its tables: what that is called. */
  near?: string;
};

/** The measures and the light that a place is drawn with. */
export function toStage(request: SceneRequest): Stage {
  const { width, height, behind, brings, calm, moons, season, single, standing, subjectX, tint, wanted } =
    request;
  const random = request.random.fork(request.place);
  const place = getPlace(request.place);
  const sights = new Set(request.sights);
  const fair = toLight(request.time, request.weather, {
    misty: request.misty,
    sights,
    ...(season ? { season } : {}),
  });
  const unit = Math.min(height, width * 0.9, 0.725 * Math.sqrt(width * height)) * (request.zoom ?? 1);
  const lit = withDiscOf(fair, request, getPlace(request.place).horizon);
  const risen = aboveRidge(lit, place, unit / height);
  const earthly = keepTint(request.sky ? withSkyColor(risen, request.sky) : risen, tint);
  const outside = place.relit?.(earthly, { random, ...(tint ? { tint } : {}) }) ?? earthly;
  const room = place.indoors?.(outside, random);
  const wall = room && tint ? inRoom(outside, tint) : undefined;
  const indoors: Light | undefined = room && wall ? { ...room, sky: [wall, wall, wall, wall, wall] } : room;
  return {
    width,
    height,
    unit,
    light: indoors ?? outside,
    sights,
    ...(indoors ? { outside } : {}),
    random,
    sunX: request.sunX * width,
    // Ice carries.
    onLand: (request.onLand ?? false) && !sights.has('ice'),
    ...(subjectX === undefined ? {} : { subjectX: subjectX * width }),
    ...(brings ? { brings } : {}),
    ...(standing ? { standing } : {}),
    ...(wanted ? { wanted } : {}),
    ...(single ? { single } : {}),
    ...(behind ? { behind } : {}),
    ...(moons === undefined ? {} : { moons }),
    ...(tint ? { tint } : {}),
    ...(calm ? { calm } : {}),
    ...(season ? { season } : {}),
    ...(request.tone
      ? { grade: createGrade(request.tone), figureGrade: createFigureGrade(request.tone) }
      : {}),
  };
}

// A field that is asked for in green is no outline at sunset.
const OF_TINTED = 0.6;
const keepTint = (light: Light, tint: string | undefined): Light =>
  tint ? { ...light, silhouette: light.silhouette * OF_TINTED } : light;

// Of the disc behind somebody: its least radius as a share of the unit, how much it is larger, where its middle is.
const LARGE = { least: 0.13, times: 2.2, altitude: 0.66 } as const;
// Radius of a disc whose size is asked, as a share of the unit, and of the sky that it may fill.
const ASKED = { large: 0.12, giant: 0.2 } as const;
const OF_SKY = 0.34;

/** The light with its sun or moon as large as it is asked, and low where figures stand before it. */
function withDiscOf(
  light: Light,
  { backlit, disc }: Pick<SceneRequest, 'backlit' | 'disc'>,
  horizon: number,
): Light {
  if (light.disc === 0 || !(backlit || disc)) return light;
  const asked = disc ? Math.min(ASKED[disc], horizon * OF_SKY) : 0;
  if (backlit)
    return {
      ...light,
      disc: Math.max(LARGE.least, light.disc * LARGE.times, asked),
      altitude: LARGE.altitude,
    };
  // The whole of it stands below the upper edge.
  return {
    ...light,
    disc: Math.max(light.disc, asked),
    altitude: Math.max(light.altitude, (asked * 1.3) / horizon),
  };
}

/** Sun and moon over the roofs that would hide them; `unit` as a share of the height. */
function aboveRidge(light: Light, { ridge, horizon }: Place, unit: number): Light {
  if (ridge === undefined || light.disc === 0) return light;
  const highest = (light.disc * 1.6 * unit) / horizon;
  const clear = (ridge - light.disc * 1.25 * unit) / horizon;
  return { ...light, altitude: Math.min(light.altitude, Math.max(highest, clear)) };
}

/** A place at an hour in a weather, as layers; the same request gives the same layers. */
export function drawScene(request: SceneRequest): { stage: Stage; scene: Scene } {
  const stage = toStage(request);
  const place = getPlace(request.place);
  const drawn =
    request.near === undefined
      ? place.draw(stage)
      : nearView(stage, place.draw(toStageBehindTable(stage)), request.near);
  // A room, a field of tulips and another planet paint themselves in it.
  const dyes = stage.outside === undefined && !place.takesTint;
  const scene = dyes
    ? {
        ...drawn,
        back: tintPlace(drawn.back, stage, place.name),
        front: tintPlace(drawn.front, stage, place.name),
      }
    : drawn;
  // What is far away stands behind all of the place but its sky.
  const sky = scene.back.findIndex(({ name }) => name !== 'sky' && name !== 'lights');
  const far = stage.outside ? [] : [...drawMoons(stage, place.horizon), ...drawBackdrops(stage, place)];
  const back = [
    ...scene.back.slice(0, sky),
    ...far,
    ...scene.back.slice(sky),
    ...drawGroundCover(stage, place, scene),
    ...drawFogBehind(stage),
  ];
  const front = [...scene.front, ...drawSeasonBough(stage, place), ...drawWeather(stage, place)];
  return { stage, scene: { ...scene, back: graded(back, stage), front: graded(front, stage) } };
}

/** Layers in the palette of the picture; those of pixels have been painted in it. */
const graded = (layers: readonly Layer[], { grade }: Stage): Layer[] =>
  layers.map((layer) =>
    grade && typeof layer.picture === 'string'
      ? { ...layer, picture: gradeSvg(layer.picture, grade) }
      : layer,
  );

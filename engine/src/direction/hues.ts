import { illustrationOf } from '../art/illustrations.ts';
import type { DesignRequest, Topic } from '../brief/design-request.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { tonesOf } from '../lexicon/tones.ts';
import type { Random } from '../random.ts';
import { listEmblems } from './illustration/list-emblems.ts';

type Hues = readonly [number, ...number[]];

// OKLCH hues for a topic, the most usual first; far apart, so that two cards on one topic differ.
const TOPIC_HUES: Readonly<Record<Topic, Hues>> = {
  architecture: [262, 30, 190],
  ai: [290, 200, 345],
  cloud: [240, 300, 190],
  code: [262, 155, 295],
  data: [215, 285, 160],
  design: [15, 350, 300],
  education: [255, 62, 155],
  finance: [155, 255, 75],
  food: [42, 28, 78, 140],
  health: [165, 195, 22],
  home: [62, 140, 35],
  legal: [255, 35, 165],
  music: [335, 20, 290],
  nature: [148, 165, 125],
  people: [30, 62, 200],
  science: [200, 280, 230],
  security: [250, 165, 25],
  shopping: [20, 350, 75],
  space: [275, 252, 300],
  sport: [28, 130, 230],
  time: [215, 50, 262],
  travel: [220, 195, 42],
  writing: [35, 265, 75],
  celebration: [350, 75, 300],
};

const ANY_HUES: Hues = [262, 28, 160, 350, 215, 295, 75, 190];

// Below this chroma a thing has no hue that one would name.
const HUED = 0.06;
// Hues of a topic that go with the thing on the card.
const AKIN = 60;

/** Chooses the hue of a card that names no color: by its mood, else what it shows, else its topic, else the seed. */
export function findHue(request: DesignRequest, random: Random): number {
  const moody = tonesOf(request.moods).find((tone) => tone.hues.length > 0)?.hues;
  const topical = request.topics[0] === undefined ? undefined : TOPIC_HUES[request.topics[0]];
  const hues = moody ?? huesOfSubject(request, topical) ?? topical ?? ANY_HUES;
  return (random.pick(hues) + random.range(-6, 6) + 360) % 360;
}

/** The hue of the thing that a card shows, and those of its topic that are akin: a candle stands in no mint. */
function huesOfSubject(request: DesignRequest, topical: Hues | undefined): Hues | undefined {
  const { drawing, object } = illustrationOf(listEmblems(request)[0]?.[0] ?? '') ?? {};
  const main = drawing ? drawing.natural?.main : object?.colors[0];
  if (main === undefined || drawing?.emblem) return undefined;
  const { c, h } = toOklch(main);
  if (c < HUED) return undefined;
  return [h, h, ...(topical ?? []).filter((hue) => hueDistance(hue, h) < AKIN)];
}

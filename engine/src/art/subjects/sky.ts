import type { Subject } from '../subject.ts';
import { cloud } from './sky/cloud.ts';
import { fireworks } from './sky/fireworks.ts';
import { globe } from './sky/globe.ts';
import { moon } from './sky/moon.ts';
import { mountain } from './sky/mountain.ts';
import { planet } from './sky/planet.ts';
import { snowflake } from './sky/snowflake.ts';
import { sun } from './sky/sun.ts';
import { tornado } from './sky/tornado.ts';
import { volcano } from './sky/volcano.ts';
import { waterDrop } from './sky/water-drop.ts';

export const sky: readonly Subject[] = [
  cloud,
  fireworks,
  moon,
  mountain,
  planet,
  sun,
  globe,
  volcano,
  snowflake,
  tornado,
  waterDrop,
];

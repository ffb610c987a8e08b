import type { Act } from './acts/act.ts';
import { afloat } from './acts/afloat.ts';
import { atRest } from './acts/at-rest.ts';
import { athletics } from './acts/athletics.ts';
import { ballGames } from './acts/ball-games.ts';
import { caring } from './acts/caring.ts';
import { cooking } from './acts/cooking.ts';
import { crafts } from './acts/crafts.ts';
import { gardening } from './acts/gardening.ts';
import { gestures } from './acts/gestures.ts';
import { gliding } from './acts/gliding.ts';
import { learning } from './acts/learning.ts';
import { meals } from './acts/meals.ts';
import { music } from './acts/music.ts';
import { onThings } from './acts/on-things.ts';
import { play } from './acts/play.ts';
import { pushing } from './acts/pushing.ts';
import { seated } from './acts/seated.ts';
import { together } from './acts/together.ts';

/** All that people are drawn doing with more than a thing in the hand. Adding one: a row in a list of `acts/`. */
export const acts: readonly Act[] = [
  ...seated,
  ...meals,
  ...atRest,
  ...afloat,
  ...music,
  ...gardening,
  ...cooking,
  ...crafts,
  ...caring,
  ...onThings,
  ...learning,
  ...pushing,
  ...gestures,
  ...athletics,
  ...ballGames,
  ...gliding,
  ...play,
  ...together,
];

const byName = new Map(acts.map((act) => [act.name, act]));

/** The act of a deed's tool. */
export const findAct = (name: string): Act | undefined => byName.get(name);

/** The act that a posture, a relation or a tool makes with a thing: to play and a piano. */
export const actWith = (said: string, noun: string): Act | undefined =>
  acts.find(({ when }) => when?.said.includes(said) && when.of.includes(noun));

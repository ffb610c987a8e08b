import type { Subject } from '../subject.ts';
import { basketball } from './sports/basketball.ts';
import { bowling } from './sports/bowling.ts';
import { boxingGloves } from './sports/boxing-gloves.ts';
import { dumbbell } from './sports/dumbbell.ts';
import { football } from './sports/football.ts';
import { iceSkates } from './sports/ice-skates.ts';
import { medal } from './sports/medal.ts';
import { rugbyBall } from './sports/rugby-ball.ts';
import { skateboard } from './sports/skateboard.ts';
import { skis } from './sports/skis.ts';
import { sneaker } from './sports/sneaker.ts';
import { soccerGoal } from './sports/soccer-goal.ts';
import { surfboard } from './sports/surfboard.ts';
import { target } from './sports/target.ts';
import { tennisRacket } from './sports/tennis-racket.ts';
import { trophy } from './sports/trophy.ts';
import { volleyball } from './sports/volleyball.ts';

export const sports: readonly Subject[] = [
  basketball,
  dumbbell,
  football,
  sneaker,
  target,
  trophy,
  iceSkates,
  skateboard,
  skis,
  surfboard,
  tennisRacket,
  volleyball,
  rugbyBall,
  bowling,
  boxingGloves,
  soccerGoal,
  medal,
];

import type { Subject } from '../subject.ts';
import { badminton } from './sports/badminton.ts';
import { baseball } from './sports/baseball.ts';
import { basketball } from './sports/basketball.ts';
import { bowling } from './sports/bowling.ts';
import { boxingGloves } from './sports/boxing-gloves.ts';
import { divingMask } from './sports/diving-mask.ts';
import { dumbbell } from './sports/dumbbell.ts';
import { fishingRod } from './sports/fishing-rod.ts';
import { football } from './sports/football.ts';
import { golf } from './sports/golf.ts';
import { hockey } from './sports/hockey.ts';
import { iceSkates } from './sports/ice-skates.ts';
import { kettlebell } from './sports/kettlebell.ts';
import { medal } from './sports/medal.ts';
import { rugbyBall } from './sports/rugby-ball.ts';
import { skateboard } from './sports/skateboard.ts';
import { skis } from './sports/skis.ts';
import { sleepingBag } from './sports/sleeping-bag.ts';
import { sneaker } from './sports/sneaker.ts';
import { soccerGoal } from './sports/soccer-goal.ts';
import { surfboard } from './sports/surfboard.ts';
import { swimRing } from './sports/swim-ring.ts';
import { tableTennis } from './sports/table-tennis.ts';
import { target } from './sports/target.ts';
import { tennisBall } from './sports/tennis-ball.ts';
import { tennisRacket } from './sports/tennis-racket.ts';
import { trophy } from './sports/trophy.ts';
import { volleyball } from './sports/volleyball.ts';
import { yogaMat } from './sports/yoga-mat.ts';

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
  golf,
  baseball,
  hockey,
  badminton,
  tableTennis,
  kettlebell,
  yogaMat,
  divingMask,
  tennisBall,
  fishingRod,
  swimRing,
  sleepingBag,
];

import type { Subject } from '../subject.ts';
import { basketball } from './sports/basketball.ts';
import { dumbbell } from './sports/dumbbell.ts';
import { football } from './sports/football.ts';
import { sneaker } from './sports/sneaker.ts';
import { target } from './sports/target.ts';
import { trophy } from './sports/trophy.ts';

export const sports: readonly Subject[] = [basketball, dumbbell, football, sneaker, target, trophy];

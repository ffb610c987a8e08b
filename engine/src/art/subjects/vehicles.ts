import type { Subject } from '../subject.ts';
import { airplane } from './vehicles/airplane.ts';
import { balloon } from './vehicles/balloon.ts';
import { bicycle } from './vehicles/bicycle.ts';
import { car } from './vehicles/car.ts';
import { rocket } from './vehicles/rocket.ts';
import { sailboat } from './vehicles/sailboat.ts';

export const vehicles: readonly Subject[] = [airplane, balloon, bicycle, car, rocket, sailboat];

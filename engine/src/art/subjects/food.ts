import type { Subject } from '../subject.ts';
import { apple } from './food/apple.ts';
import { bread } from './food/bread.ts';
import { burger } from './food/burger.ts';
import { cake } from './food/cake.ts';
import { cocktail } from './food/cocktail.ts';
import { coffeeCup } from './food/coffee-cup.ts';
import { donut } from './food/donut.ts';
import { iceCream } from './food/ice-cream.ts';
import { pizza } from './food/pizza.ts';

export const food: readonly Subject[] = [
  apple,
  bread,
  burger,
  cake,
  cocktail,
  coffeeCup,
  donut,
  iceCream,
  pizza,
];

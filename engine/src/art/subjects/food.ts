import type { Subject } from '../subject.ts';
import { apple } from './food/apple.ts';
import { avocado } from './food/avocado.ts';
import { banana } from './food/banana.ts';
import { beer } from './food/beer.ts';
import { bread } from './food/bread.ts';
import { burger } from './food/burger.ts';
import { cake } from './food/cake.ts';
import { carrot } from './food/carrot.ts';
import { cheese } from './food/cheese.ts';
import { cherry } from './food/cherry.ts';
import { chocolate } from './food/chocolate.ts';
import { cocktail } from './food/cocktail.ts';
import { coffeeCup } from './food/coffee-cup.ts';
import { cookie } from './food/cookie.ts';
import { croissant } from './food/croissant.ts';
import { donut } from './food/donut.ts';
import { egg } from './food/egg.ts';
import { fries } from './food/fries.ts';
import { fruitBowl } from './food/fruit-bowl.ts';
import { grapes } from './food/grapes.ts';
import { iceCream } from './food/ice-cream.ts';
import { juice } from './food/juice.ts';
import { lemon } from './food/lemon.ts';
import { noodles } from './food/noodles.ts';
import { orange } from './food/orange.ts';
import { pancakes } from './food/pancakes.ts';
import { pear } from './food/pear.ts';
import { pie } from './food/pie.ts';
import { pineapple } from './food/pineapple.ts';
import { pizza } from './food/pizza.ts';
import { pizzaWhole } from './food/pizza-whole.ts';
import { popcorn } from './food/popcorn.ts';
import { salad } from './food/salad.ts';
import { soup } from './food/soup.ts';
import { squash } from './food/squash.ts';
import { strawberry } from './food/strawberry.ts';
import { sundae } from './food/sundae.ts';
import { sushi } from './food/sushi.ts';
import { taco } from './food/taco.ts';
import { tomato } from './food/tomato.ts';
import { watermelon } from './food/watermelon.ts';
import { wineBottle } from './food/wine-bottle.ts';
import { wineGlass } from './food/wine-glass.ts';

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
  avocado,
  banana,
  beer,
  carrot,
  cheese,
  cherry,
  chocolate,
  cookie,
  croissant,
  egg,
  fries,
  fruitBowl,
  grapes,
  juice,
  lemon,
  noodles,
  orange,
  pancakes,
  pear,
  pie,
  pineapple,
  pizzaWhole,
  popcorn,
  salad,
  soup,
  squash,
  strawberry,
  sundae,
  sushi,
  taco,
  tomato,
  watermelon,
  wineBottle,
  wineGlass,
];

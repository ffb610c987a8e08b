import type { Subject } from '../subject.ts';
import { apple } from './food/apple.ts';
import { asparagus } from './food/asparagus.ts';
import { aubergine } from './food/aubergine.ts';
import { avocado } from './food/avocado.ts';
import { bacon } from './food/bacon.ts';
import { bagel } from './food/bagel.ts';
import { baguette } from './food/baguette.ts';
import { banana } from './food/banana.ts';
import { basil } from './food/basil.ts';
import { beer } from './food/beer.ts';
import { beetroot } from './food/beetroot.ts';
import { bellPepper } from './food/bell-pepper.ts';
import { bento } from './food/bento.ts';
import { blueberries } from './food/blueberries.ts';
import { bread } from './food/bread.ts';
import { breadBasket } from './food/bread-basket.ts';
import { broccoli } from './food/broccoli.ts';
import { bubbleTea } from './food/bubble-tea.ts';
import { burger } from './food/burger.ts';
import { burrito } from './food/burrito.ts';
import { butter } from './food/butter.ts';
import { cabbage } from './food/cabbage.ts';
import { birthdayCake, cake } from './food/cake.ts';
import { candyCane } from './food/candy-cane.ts';
import { carrot } from './food/carrot.ts';
import { cereal } from './food/cereal.ts';
import { champagneGlasses } from './food/champagne-glasses.ts';
import { cheese } from './food/cheese.ts';
import { cheeseBoard } from './food/cheese-board.ts';
import { cherry } from './food/cherry.ts';
import { chili } from './food/chili.ts';
import { chocolate } from './food/chocolate.ts';
import { cocktail } from './food/cocktail.ts';
import { coconut } from './food/coconut.ts';
import { coffeeCup } from './food/coffee-cup.ts';
import { cookie } from './food/cookie.ts';
import { corn } from './food/corn.ts';
import { croissant } from './food/croissant.ts';
import { cucumber } from './food/cucumber.ts';
import { cupcake } from './food/cupcake.ts';
import { curry } from './food/curry.ts';
import { donut } from './food/donut.ts';
import { dumplings } from './food/dumplings.ts';
import { easterEgg } from './food/easter-egg.ts';
import { egg } from './food/egg.ts';
import { fries } from './food/fries.ts';
import { fruitBowl } from './food/fruit-bowl.ts';
import { fryingPan } from './food/frying-pan.ts';
import { garlic } from './food/garlic.ts';
import { gingerbreadMan } from './food/gingerbread-man.ts';
import { grapes } from './food/grapes.ts';
import { hotDog } from './food/hot-dog.ts';
import { iceCream } from './food/ice-cream.ts';
import { iceLolly } from './food/ice-lolly.ts';
import { jamJar } from './food/jam-jar.ts';
import { juice } from './food/juice.ts';
import { kiwi } from './food/kiwi.ts';
import { lasagna } from './food/lasagna.ts';
import { latte } from './food/latte.ts';
import { lemon } from './food/lemon.ts';
import { lobster } from './food/lobster.ts';
import { lollipop } from './food/lollipop.ts';
import { macarons } from './food/macarons.ts';
import { mango } from './food/mango.ts';
import { matcha } from './food/matcha.ts';
import { meatballs } from './food/meatballs.ts';
import { milk } from './food/milk.ts';
import { milkshake } from './food/milkshake.ts';
import { mooncake } from './food/mooncake.ts';
import { nachos } from './food/nachos.ts';
import { noodles } from './food/noodles.ts';
import { olives } from './food/olives.ts';
import { onigiri } from './food/onigiri.ts';
import { onion } from './food/onion.ts';
import { orange } from './food/orange.ts';
import { paella } from './food/paella.ts';
import { pancakes } from './food/pancakes.ts';
import { peach } from './food/peach.ts';
import { pear } from './food/pear.ts';
import { peas } from './food/peas.ts';
import { pie } from './food/pie.ts';
import { pineapple } from './food/pineapple.ts';
import { pizza } from './food/pizza.ts';
import { pizzaWhole } from './food/pizza-whole.ts';
import { plum } from './food/plum.ts';
import { pomegranate } from './food/pomegranate.ts';
import { popcorn } from './food/popcorn.ts';
import { potato } from './food/potato.ts';
import { pretzel } from './food/pretzel.ts';
import { raspberry } from './food/raspberry.ts';
import { riceBowl } from './food/rice-bowl.ts';
import { roastTurkey } from './food/roast-turkey.ts';
import { salad } from './food/salad.ts';
import { saltShaker } from './food/salt-shaker.ts';
import { samosa } from './food/samosa.ts';
import { samovar } from './food/samovar.ts';
import { sandwich } from './food/sandwich.ts';
import { sausage } from './food/sausage.ts';
import { skewers } from './food/skewers.ts';
import { sodaCan } from './food/soda-can.ts';
import { soup } from './food/soup.ts';
import { spaghetti } from './food/spaghetti.ts';
import { squash } from './food/squash.ts';
import { steak } from './food/steak.ts';
import { strawberry } from './food/strawberry.ts';
import { sundae } from './food/sundae.ts';
import { sushi } from './food/sushi.ts';
import { taco } from './food/taco.ts';
import { teaCup } from './food/tea-cup.ts';
import { toast } from './food/toast.ts';
import { tomato } from './food/tomato.ts';
import { waterGlass } from './food/water-glass.ts';
import { watermelon } from './food/watermelon.ts';
import { whiskey } from './food/whiskey.ts';
import { wineBottle } from './food/wine-bottle.ts';
import { wineGlass } from './food/wine-glass.ts';

export const food: readonly Subject[] = [
  apple,
  bread,
  burger,
  birthdayCake,
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
  sandwich,
  hotDog,
  cupcake,
  iceLolly,
  steak,
  lobster,
  spaghetti,
  fryingPan,
  jamJar,
  teaCup,
  gingerbreadMan,
  candyCane,
  champagneGlasses,
  corn,
  aubergine,
  onion,
  garlic,
  broccoli,
  chili,
  bellPepper,
  potato,
  peach,
  mango,
  coconut,
  kiwi,
  blueberries,
  raspberry,
  pomegranate,
  roastTurkey,
  lollipop,
  macarons,
  milkshake,
  baguette,
  breadBasket,
  riceBowl,
  dumplings,
  bento,
  bubbleTea,
  curry,
  matcha,
  milk,
  pretzel,
  mooncake,
  samovar,
  easterEgg,
  bagel,
  toast,
  skewers,
  paella,
  burrito,
  nachos,
  onigiri,
  olives,
  cucumber,
  peas,
  cabbage,
  cheeseBoard,
  whiskey,
  waterGlass,
  basil,
  sausage,
  bacon,
  butter,
  plum,
  saltShaker,
  cereal,
  sodaCan,
  latte,
  meatballs,
  lasagna,
  samosa,
  asparagus,
  beetroot,
];

import type { Subject } from '../subject.ts';
import { armchair } from './home/armchair.ts';
import { barrel } from './home/barrel.ts';
import { bathtub } from './home/bathtub.ts';
import { bauble } from './home/bauble.ts';
import { bed } from './home/bed.ts';
import { beehive } from './home/beehive.ts';
import { bench } from './home/bench.ts';
import { birdhouse } from './home/birdhouse.ts';
import { bookshelf } from './home/bookshelf.ts';
import { candle } from './home/candle.ts';
import { cauldron } from './home/cauldron.ts';
import { chair } from './home/chair.ts';
import { christmasStocking } from './home/christmas-stocking.ts';
import { cookingPot } from './home/cooking-pot.ts';
import { desk } from './home/desk.ts';
import { diya } from './home/diya.ts';
import { door } from './home/door.ts';
import { dresser } from './home/dresser.ts';
import { fireplace } from './home/fireplace.ts';
import { flag } from './home/flag.ts';
import { floorLamp } from './home/floor-lamp.ts';
import { gamepad } from './home/gamepad.ts';
import { ghost } from './home/ghost.ts';
import { gift } from './home/gift.ts';
import { hammock } from './home/hammock.ts';
import { heart, heartbeat } from './home/heart.ts';
import { kite } from './home/kite.ts';
import { menorah } from './home/menorah.ts';
import { mirror } from './home/mirror.ts';
import { nest } from './home/nest.ts';
import { partyPopper } from './home/party-popper.ts';
import { picnicBasket } from './home/picnic-basket.ts';
import { radioSet } from './home/radio-set.ts';
import { refrigerator } from './home/refrigerator.ts';
import { rockingHorse } from './home/rocking-horse.ts';
import { shoppingBag } from './home/shopping-bag.ts';
import { snowGlobe } from './home/snow-globe.ts';
import { snowman } from './home/snowman.ts';
import { sofa } from './home/sofa.ts';
import { stool } from './home/stool.ts';
import { stove } from './home/stove.ts';
import { suitcase } from './home/suitcase.ts';
import { swing } from './home/swing.ts';
import { tShirt } from './home/t-shirt.ts';
import { table } from './home/table.ts';
import { tableLamp } from './home/table-lamp.ts';
import { teapot } from './home/teapot.ts';
import { teddyBear } from './home/teddy-bear.ts';
import { television } from './home/television.ts';
import { toyBlocks } from './home/toy-blocks.ts';
import { toyTrain } from './home/toy-train.ts';
import { umbrella } from './home/umbrella.ts';
import { vase } from './home/vase.ts';
import { wardrobe } from './home/wardrobe.ts';
import { windowFrame } from './home/window.ts';
import { wreath } from './home/wreath.ts';

export const home: readonly Subject[] = [
  gamepad,
  gift,
  heart,
  heartbeat,
  partyPopper,
  shoppingBag,
  suitcase,
  tShirt,
  umbrella,
  armchair,
  bathtub,
  bed,
  bench,
  bookshelf,
  candle,
  chair,
  desk,
  door,
  dresser,
  fireplace,
  floorLamp,
  mirror,
  refrigerator,
  sofa,
  stool,
  stove,
  table,
  tableLamp,
  teapot,
  radioSet,
  teddyBear,
  television,
  vase,
  windowFrame,
  picnicBasket,
  hammock,
  cookingPot,
  wreath,
  snowGlobe,
  snowman,
  christmasStocking,
  bauble,
  diya,
  menorah,
  kite,
  ghost,
  cauldron,
  flag,
  swing,
  wardrobe,
  rockingHorse,
  toyBlocks,
  toyTrain,
  beehive,
  birdhouse,
  nest,
  barrel,
];

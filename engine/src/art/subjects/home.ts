import type { Subject } from '../subject.ts';
import { armchair } from './home/armchair.ts';
import { bathtub } from './home/bathtub.ts';
import { bed } from './home/bed.ts';
import { bench } from './home/bench.ts';
import { bookshelf } from './home/bookshelf.ts';
import { candle } from './home/candle.ts';
import { chair } from './home/chair.ts';
import { desk } from './home/desk.ts';
import { door } from './home/door.ts';
import { dresser } from './home/dresser.ts';
import { fireplace } from './home/fireplace.ts';
import { floorLamp } from './home/floor-lamp.ts';
import { gamepad } from './home/gamepad.ts';
import { gift } from './home/gift.ts';
import { hammock } from './home/hammock.ts';
import { heart } from './home/heart.ts';
import { mirror } from './home/mirror.ts';
import { partyPopper } from './home/party-popper.ts';
import { picnicBasket } from './home/picnic-basket.ts';
import { radioSet } from './home/radio-set.ts';
import { refrigerator } from './home/refrigerator.ts';
import { shoppingBag } from './home/shopping-bag.ts';
import { sofa } from './home/sofa.ts';
import { stool } from './home/stool.ts';
import { stove } from './home/stove.ts';
import { suitcase } from './home/suitcase.ts';
import { tShirt } from './home/t-shirt.ts';
import { table } from './home/table.ts';
import { tableLamp } from './home/table-lamp.ts';
import { teapot } from './home/teapot.ts';
import { teddyBear } from './home/teddy-bear.ts';
import { television } from './home/television.ts';
import { umbrella } from './home/umbrella.ts';
import { vase } from './home/vase.ts';
import { windowFrame } from './home/window.ts';

export const home: readonly Subject[] = [
  gamepad,
  gift,
  heart,
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
];

import type { Subject } from '../subject.ts';
import { gamepad } from './home/gamepad.ts';
import { gift } from './home/gift.ts';
import { heart } from './home/heart.ts';
import { partyPopper } from './home/party-popper.ts';
import { shoppingBag } from './home/shopping-bag.ts';
import { suitcase } from './home/suitcase.ts';
import { tShirt } from './home/t-shirt.ts';
import { umbrella } from './home/umbrella.ts';

export const home: readonly Subject[] = [
  gamepad,
  gift,
  heart,
  partyPopper,
  shoppingBag,
  suitcase,
  tShirt,
  umbrella,
];

import type { Subject } from '../subject.ts';
import { brain } from './trades/brain.ts';
import { calculator } from './trades/calculator.ts';
import { cashRegister } from './trades/cash-register.ts';
import { chefHat } from './trades/chef-hat.ts';
import { danceShoe } from './trades/dance-shoe.ts';
import { faucet } from './trades/faucet.ts';
import { handSaw } from './trades/hand-saw.ts';
import { hardHat } from './trades/hard-hat.ts';
import { maypole } from './trades/maypole.ts';
import { paintRoller } from './trades/paint-roller.ts';
import { pills } from './trades/pills.ts';
import { powerPlug } from './trades/power-plug.ts';
import { soap } from './trades/soap.ts';
import { syringe } from './trades/syringe.ts';
import { theatreMasks } from './trades/theatre-masks.ts';
import { thermometer } from './trades/thermometer.ts';
import { tooth } from './trades/tooth.ts';

/** Badges of trades and gatherings. */
export const trades: readonly Subject[] = [
  calculator,
  chefHat,
  danceShoe,
  faucet,
  handSaw,
  hardHat,
  maypole,
  paintRoller,
  powerPlug,
  soap,
  theatreMasks,
  cashRegister,
  tooth,
  syringe,
  thermometer,
  pills,
  brain,
];

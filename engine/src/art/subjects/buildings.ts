import type { Subject } from '../subject.ts';
import { barn } from './buildings/barn.ts';
import { bridge } from './buildings/bridge.ts';
import { castle } from './buildings/castle.ts';
import { church } from './buildings/church.ts';
import { factory } from './buildings/factory.ts';
import { greenhouse } from './buildings/greenhouse.ts';
import { house } from './buildings/house.ts';
import { igloo } from './buildings/igloo.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import { mosque } from './buildings/mosque.ts';
import { pagoda } from './buildings/pagoda.ts';
import { ruins } from './buildings/ruins.ts';
import { skyscraper } from './buildings/skyscraper.ts';
import { tent } from './buildings/tent.ts';
import { tower } from './buildings/tower.ts';
import { treehouse } from './buildings/treehouse.ts';
import { windmill } from './buildings/windmill.ts';

export const buildings: readonly Subject[] = [
  barn,
  bridge,
  castle,
  church,
  factory,
  greenhouse,
  house,
  igloo,
  lighthouse,
  mosque,
  pagoda,
  ruins,
  skyscraper,
  tent,
  tower,
  treehouse,
  windmill,
];

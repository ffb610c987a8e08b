import type { Subject } from '../subject.ts';
import { barn } from './buildings/barn.ts';
import { bridge } from './buildings/bridge.ts';
import { carousel } from './buildings/carousel.ts';
import { castle } from './buildings/castle.ts';
import { christRedeemer } from './buildings/christ-redeemer.ts';
import { church } from './buildings/church.ts';
import { circusTent } from './buildings/circus-tent.ts';
import { clockTower } from './buildings/clock-tower.ts';
import { colosseum } from './buildings/colosseum.ts';
import { cottage } from './buildings/cottage.ts';
import { eiffelTower } from './buildings/eiffel-tower.ts';
import { factory } from './buildings/factory.ts';
import { fence } from './buildings/fence.ts';
import { ferrisWheel } from './buildings/ferris-wheel.ts';
import { fountain } from './buildings/fountain.ts';
import { gingerbreadHouse } from './buildings/gingerbread-house.ts';
import { greatWall } from './buildings/great-wall.ts';
import { greekTemple } from './buildings/greek-temple.ts';
import { greenhouse } from './buildings/greenhouse.ts';
import { hanok } from './buildings/hanok.ts';
import { hauntedHouse } from './buildings/haunted-house.ts';
import { house } from './buildings/house.ts';
import { igloo } from './buildings/igloo.ts';
import { lantern } from './buildings/lantern.ts';
import { leaningTower } from './buildings/leaning-tower.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import { logCabin } from './buildings/log-cabin.ts';
import { mailbox } from './buildings/mailbox.ts';
import { marketHut } from './buildings/market-hut.ts';
import { marketStall } from './buildings/market-stall.ts';
import { mosque } from './buildings/mosque.ts';
import { operaHouse } from './buildings/opera-house.ts';
import { pagoda } from './buildings/pagoda.ts';
import { paperLantern } from './buildings/paper-lantern.ts';
import { pyramid } from './buildings/pyramid.ts';
import { ruins } from './buildings/ruins.ts';
import { sandcastle } from './buildings/sandcastle.ts';
import { scarecrow } from './buildings/scarecrow.ts';
import { signpost } from './buildings/signpost.ts';
import { skyscraper } from './buildings/skyscraper.ts';
import { sphinx } from './buildings/sphinx.ts';
import { statue } from './buildings/statue.ts';
import { statueOfLiberty } from './buildings/statue-of-liberty.ts';
import { stonehenge } from './buildings/stonehenge.ts';
import { streetLamp } from './buildings/street-lamp.ts';
import { suspensionBridge } from './buildings/suspension-bridge.ts';
import { tajMahal } from './buildings/taj-mahal.ts';
import { tent } from './buildings/tent.ts';
import { torii } from './buildings/torii.ts';
import { totemPole } from './buildings/totem-pole.ts';
import { tower } from './buildings/tower.ts';
import { trafficLight } from './buildings/traffic-light.ts';
import { treehouse } from './buildings/treehouse.ts';
import { waterMill } from './buildings/water-mill.ts';
import { well } from './buildings/well.ts';
import { windTurbine } from './buildings/wind-turbine.ts';
import { windmill } from './buildings/windmill.ts';
import { woodenBridge } from './buildings/wooden-bridge.ts';
import { woodenCottage } from './buildings/wooden-cottage.ts';

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
  gingerbreadHouse,
  lantern,
  paperLantern,
  logCabin,
  hauntedHouse,
  marketStall,
  torii,
  hanok,
  greekTemple,
  pyramid,
  eiffelTower,
  greatWall,
  ferrisWheel,
  carousel,
  circusTent,
  sandcastle,
  fountain,
  scarecrow,
  fence,
  well,
  streetLamp,
  trafficLight,
  signpost,
  mailbox,
  statue,
  windTurbine,
  cottage,
  waterMill,
  operaHouse,
  woodenCottage,
  marketHut,
  suspensionBridge,
  woodenBridge,
  totemPole,
  clockTower,
  tajMahal,
  colosseum,
  statueOfLiberty,
  stonehenge,
  sphinx,
  leaningTower,
  christRedeemer,
];

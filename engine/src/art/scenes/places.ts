import { airport } from './places/airport.ts';
import { alienPlanet, mars } from './places/alien-planet.ts';
import { asianVillage } from './places/asian-village.ts';
import { attic } from './places/attic.ts';
import { backyard, playground } from './places/backyard.ts';
import { bakery } from './places/bakery.ts';
import { bambooGrove } from './places/bamboo-grove.ts';
import { bathroom } from './places/bathroom.ts';
import { beach, duneBeach, tropicalBeach } from './places/beach.ts';
import { bedroom } from './places/bedroom.ts';
import { bosphorus, cityRiver } from './places/big-river.ts';
import { cafe } from './places/cafe.ts';
import { campsite } from './places/campsite.ts';
import { canal, venice } from './places/canal.ts';
import { canyon } from './places/canyon.ts';
import { cave } from './places/cave.ts';
import { christmasMarket } from './places/christmas-market.ts';
import { city } from './places/city.ts';
import { classroom } from './places/classroom.ts';
import { coast } from './places/coast.ts';
import { cropFields } from './places/crop-field.ts';
import { dacha } from './places/dacha.ts';
import { cactusDesert, desert } from './places/desert.ts';
import { engawa } from './places/engawa.ts';
import { fairground } from './places/fairground.ts';
import { farm } from './places/farm.ts';
import { fjord } from './places/fjord.ts';
import { forest } from './places/forest.ts';
import { garden } from './places/garden.ts';
import { greatWall } from './places/great-wall.ts';
import { greekVillage } from './places/greek-village.ts';
import { greenhouse } from './places/greenhouse.ts';
import { gym } from './places/gym.ts';
import { harbor } from './places/harbor.ts';
import { hospital } from './places/hospital.ts';
import { houseWall } from './places/house-wall.ts';
import { island } from './places/island.ts';
import { jungle } from './places/jungle.ts';
import { kitchen } from './places/kitchen.ts';
import { laboratory } from './places/laboratory.ts';
import { lake } from './places/lake.ts';
import { library } from './places/library.ts';
import { livingRoom } from './places/living-room.ts';
import { market } from './places/market.ts';
import { meadow } from './places/meadow.ts';
import { moon } from './places/moon.ts';
import { mountFuji } from './places/mount-fuji.ts';
import { mountains } from './places/mountains.ts';
import { museum } from './places/museum.ts';
import { office } from './places/office.ts';
import { orchard } from './places/orchard.ts';
import { park } from './places/park.ts';
import { parisStreet, piazza, stuccoStreet, townSquare } from './places/piazza.ts';
import { pier } from './places/pier.ts';
import { ploughedField } from './places/ploughed-field.ts';
import { polarSea } from './places/polar-sea.ts';
import { pond } from './places/pond.ts';
import { restaurant } from './places/restaurant.ts';
import { riceTerraces } from './places/rice-terraces.ts';
import { river } from './places/river.ts';
import { road } from './places/road.ts';
import { balcony, rooftop } from './places/rooftop.ts';
import { savanna, waterhole } from './places/savanna.ts';
import { sea } from './places/sea.ts';
import { shopFronts } from './places/shop-front.ts';
import { skiSlope } from './places/ski-slope.ts';
import { sky } from './places/sky.ts';
import { snowfield } from './places/snowfield.ts';
import { souk } from './places/souk.ts';
import { space } from './places/space.ts';
import { stadium } from './places/stadium.ts';
import { stageHall } from './places/stage-hall.ts';
import { asianStreet, cityStreet, oldTown } from './places/steep-street.ts';
import { stillLife } from './places/still-life.ts';
import { busStop, street } from './places/street.ts';
import { supermarket } from './places/supermarket.ts';
import { swamp } from './places/swamp.ts';
import { swimmingPool } from './places/swimming-pool.ts';
import { templeGarden } from './places/temple-garden.ts';
import { trainStation } from './places/train-station.ts';
import { oliveGrove, trulli } from './places/trulli.ts';
import { tuscanHills } from './places/tuscan-hills.ts';
import { underwater } from './places/underwater.ts';
import { village } from './places/village.ts';
import { volcano } from './places/volcano.ts';
import { waterfall } from './places/waterfall.ts';
import { windowPlace } from './places/window.ts';
import { workshop } from './places/workshop.ts';
import type { Place } from './stage.ts';

/** Every place that can be drawn. Adding one: a file in `places/`, a line here, its words in the brief's vocabulary. */
export const places: readonly Place[] = [
  airport,
  alienPlanet,
  asianStreet,
  asianVillage,
  attic,
  backyard,
  bakery,
  balcony,
  bambooGrove,
  bathroom,
  beach,
  bedroom,
  bosphorus,
  busStop,
  cactusDesert,
  cafe,
  campsite,
  canal,
  canyon,
  cave,
  christmasMarket,
  city,
  cityRiver,
  cityStreet,
  classroom,
  coast,
  ...cropFields,
  dacha,
  desert,
  duneBeach,
  engawa,
  fairground,
  farm,
  fjord,
  forest,
  garden,
  greatWall,
  greekVillage,
  greenhouse,
  gym,
  harbor,
  hospital,
  houseWall,
  island,
  jungle,
  kitchen,
  laboratory,
  lake,
  library,
  livingRoom,
  market,
  mars,
  meadow,
  moon,
  mountFuji,
  mountains,
  museum,
  office,
  oldTown,
  oliveGrove,
  orchard,
  parisStreet,
  park,
  piazza,
  pier,
  playground,
  ploughedField,
  polarSea,
  pond,
  restaurant,
  riceTerraces,
  river,
  road,
  rooftop,
  savanna,
  sea,
  ...shopFronts,
  skiSlope,
  sky,
  snowfield,
  souk,
  space,
  stadium,
  stageHall,
  stillLife,
  street,
  stuccoStreet,
  supermarket,
  swamp,
  swimmingPool,
  templeGarden,
  townSquare,
  trainStation,
  tropicalBeach,
  trulli,
  tuscanHills,
  underwater,
  venice,
  village,
  volcano,
  waterfall,
  waterhole,
  windowPlace,
  workshop,
];

/** Throws for a name that no place has: names come from the brief's vocabulary, not from users. */
export function getPlace(name: string): Place {
  const place = places.find((candidate) => candidate.name === name);
  if (place === undefined) throw new Error(`no place is named ${name}`);
  return place;
}

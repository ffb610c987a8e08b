import type { Subject } from '../subject.ts';
import { airliner } from './vehicles/airliner.ts';
import { airplane } from './vehicles/airplane.ts';
import { ambulance } from './vehicles/ambulance.ts';
import { balloon } from './vehicles/balloon.ts';
import { bicycle } from './vehicles/bicycle.ts';
import { biplane } from './vehicles/biplane.ts';
import { bus } from './vehicles/bus.ts';
import { cableCar } from './vehicles/cable-car.ts';
import { camperVan } from './vehicles/camper-van.ts';
import { canoe } from './vehicles/canoe.ts';
import { car } from './vehicles/car.ts';
import { cargoShip } from './vehicles/cargo-ship.ts';
import { carriage } from './vehicles/carriage.ts';
import { cart } from './vehicles/cart.ts';
import { doubleDecker } from './vehicles/double-decker.ts';
import { drone } from './vehicles/drone.ts';
import { excavator } from './vehicles/excavator.ts';
import { ferry } from './vehicles/ferry.ts';
import { fireEngine } from './vehicles/fire-engine.ts';
import { fishingBoat } from './vehicles/fishing-boat.ts';
import { galleon } from './vehicles/galleon.ts';
import { gasPump } from './vehicles/gas-pump.ts';
import { gondola } from './vehicles/gondola.ts';
import { helicopter } from './vehicles/helicopter.ts';
import { motorcycle } from './vehicles/motorcycle.ts';
import { pickup } from './vehicles/pickup.ts';
import { pirateShip } from './vehicles/pirate-ship.ts';
import { policeCar } from './vehicles/police-car.ts';
import { raceCar } from './vehicles/race-car.ts';
import { raft } from './vehicles/raft.ts';
import { rickshaw } from './vehicles/rickshaw.ts';
import { rocket } from './vehicles/rocket.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { scooter } from './vehicles/scooter.ts';
import { ship } from './vehicles/ship.ts';
import { sleigh } from './vehicles/sleigh.ts';
import { spaceStation } from './vehicles/space-station.ts';
import { spaceship } from './vehicles/spaceship.ts';
import { speedboat } from './vehicles/speedboat.ts';
import { submarine } from './vehicles/submarine.ts';
import { taxi } from './vehicles/taxi.ts';
import { tire } from './vehicles/tire.ts';
import { towerCrane } from './vehicles/tower-crane.ts';
import { tractor } from './vehicles/tractor.ts';
import { trafficCone } from './vehicles/traffic-cone.ts';
import { train } from './vehicles/train.ts';
import { tram } from './vehicles/tram.ts';
import { truck } from './vehicles/truck.ts';
import { ufo } from './vehicles/ufo.ts';
import { vikingShip } from './vehicles/viking-ship.ts';
import { zeppelin } from './vehicles/zeppelin.ts';

export const vehicles: readonly Subject[] = [
  airplane,
  ambulance,
  balloon,
  bicycle,
  bus,
  camperVan,
  canoe,
  car,
  drone,
  fishingBoat,
  helicopter,
  motorcycle,
  raceCar,
  rocket,
  sailboat,
  scooter,
  ship,
  spaceship,
  submarine,
  tractor,
  train,
  tram,
  truck,
  ufo,
  gondola,
  sleigh,
  fireEngine,
  taxi,
  policeCar,
  pickup,
  excavator,
  carriage,
  cart,
  cableCar,
  spaceStation,
  ferry,
  raft,
  speedboat,
  rickshaw,
  pirateShip,
  galleon,
  vikingShip,
  airliner,
  biplane,
  zeppelin,
  doubleDecker,
  cargoShip,
  towerCrane,
  trafficCone,
  gasPump,
  tire,
];

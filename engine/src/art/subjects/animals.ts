import type { Subject } from '../subject.ts';
import { bear } from './animals/bear.ts';
import { bird } from './animals/bird.ts';
import { birdFlying } from './animals/bird-flying.ts';
import { camel } from './animals/camel.ts';
import { cat } from './animals/cat.ts';
import { cow } from './animals/cow.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { donkey } from './animals/donkey.ts';
import { duck } from './animals/duck.ts';
import { eagle } from './animals/eagle.ts';
import { elephant } from './animals/elephant.ts';
import { flamingo } from './animals/flamingo.ts';
import { fox } from './animals/fox.ts';
import { giraffe } from './animals/giraffe.ts';
import { goat } from './animals/goat.ts';
import { hen } from './animals/hen.ts';
import { horse } from './animals/horse.ts';
import { horseRunning } from './animals/horse-running.ts';
import { leopard } from './animals/leopard.ts';
import { lion } from './animals/lion.ts';
import { owl } from './animals/owl.ts';
import { parrot } from './animals/parrot.ts';
import { peacock } from './animals/peacock.ts';
import { penguin } from './animals/penguin.ts';
import { pig } from './animals/pig.ts';
import { rabbit } from './animals/rabbit.ts';
import { rooster } from './animals/rooster.ts';
import { seagull } from './animals/seagull.ts';
import { sheep } from './animals/sheep.ts';
import { swan } from './animals/swan.ts';
import { tiger } from './animals/tiger.ts';
import { whale } from './animals/whale.ts';
import { wolf } from './animals/wolf.ts';
import { zebra } from './animals/zebra.ts';

export const animals: readonly Subject[] = [
  bear,
  birdFlying,
  bird,
  camel,
  cat,
  cow,
  deer,
  dog,
  donkey,
  duck,
  eagle,
  elephant,
  flamingo,
  fox,
  giraffe,
  goat,
  hen,
  horseRunning,
  horse,
  leopard,
  lion,
  owl,
  parrot,
  peacock,
  penguin,
  pig,
  rabbit,
  rooster,
  seagull,
  sheep,
  swan,
  tiger,
  whale,
  wolf,
  zebra,
];

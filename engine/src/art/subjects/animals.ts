import type { Subject } from '../subject.ts';
import { ant } from './animals/ant.ts';
import { axolotl } from './animals/axolotl.ts';
import { badger } from './animals/badger.ts';
import { bat } from './animals/bat.ts';
import { bear, polarBear } from './animals/bear.ts';
import { bearSitting, polarBearSitting } from './animals/bear-sitting.ts';
import { beaver } from './animals/beaver.ts';
import { bee } from './animals/bee.ts';
import { bird } from './animals/bird.ts';
import { birdFlying } from './animals/bird-flying.ts';
import { bison } from './animals/bison.ts';
import { boar } from './animals/boar.ts';
import { bull } from './animals/bull.ts';
import { butterfly } from './animals/butterfly.ts';
import { camel } from './animals/camel.ts';
import { cat } from './animals/cat.ts';
import { catLying } from './animals/cat-lying.ts';
import { catSitting } from './animals/cat-sitting.ts';
import { catRunning, catStanding, catWalking } from './animals/cat-walking.ts';
import { caterpillar } from './animals/caterpillar.ts';
import { chameleon } from './animals/chameleon.ts';
import { clownfish } from './animals/clownfish.ts';
import { cow } from './animals/cow.ts';
import { crab } from './animals/crab.ts';
import { crocodile } from './animals/crocodile.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { dogLying } from './animals/dog-lying.ts';
import { dogRunning } from './animals/dog-running.ts';
import { dogSitting } from './animals/dog-sitting.ts';
import { dogStanding } from './animals/dog-standing.ts';
import { dogBreeds } from './animals/dogs/breeds.ts';
import { dolphin, dolphinSwimming } from './animals/dolphin.ts';
import { donkey } from './animals/donkey.ts';
import { dragon } from './animals/dragon.ts';
import { dragonFlying } from './animals/dragon-flying.ts';
import { dragonfly } from './animals/dragonfly.ts';
import { duck } from './animals/duck.ts';
import { duckWalking } from './animals/duck-walking.ts';
import { duckling } from './animals/duckling.ts';
import { eagle } from './animals/eagle.ts';
import { elephant } from './animals/elephant.ts';
import { fish } from './animals/fish.ts';
import { flamingo } from './animals/flamingo.ts';
import { flyingBirds } from './animals/flying-birds.ts';
import { fox } from './animals/fox.ts';
import { foxRunning } from './animals/fox-running.ts';
import { foxSitting } from './animals/fox-sitting.ts';
import { foxSleeping } from './animals/fox-sleeping.ts';
import { frog } from './animals/frog.ts';
import { frogJumping } from './animals/frog-jumping.ts';
import { giraffe } from './animals/giraffe.ts';
import { goat } from './animals/goat.ts';
import { goose } from './animals/goose.ts';
import { gorilla } from './animals/gorilla.ts';
import { hamster } from './animals/hamster.ts';
import { hedgehog } from './animals/hedgehog.ts';
import { hen } from './animals/hen.ts';
import { heron } from './animals/heron.ts';
import { hippo } from './animals/hippo.ts';
import { horse } from './animals/horse.ts';
import { horseRunning } from './animals/horse-running.ts';
import { hummingbird } from './animals/hummingbird.ts';
import { jellyfish } from './animals/jellyfish.ts';
import { kangaroo } from './animals/kangaroo.ts';
import { kingfisher } from './animals/kingfisher.ts';
import { koala } from './animals/koala.ts';
import { ladybug } from './animals/ladybug.ts';
import { leopard } from './animals/leopard.ts';
import { lion } from './animals/lion.ts';
import { lizard } from './animals/lizard.ts';
import { llama } from './animals/llama.ts';
import { meerkat } from './animals/meerkat.ts';
import { mole } from './animals/mole.ts';
import { monkey } from './animals/monkey.ts';
import { moose } from './animals/moose.ts';
import { mouse } from './animals/mouse.ts';
import { narwhal } from './animals/narwhal.ts';
import { octopus } from './animals/octopus.ts';
import { orca } from './animals/orca.ts';
import { ostrich } from './animals/ostrich.ts';
import { otter } from './animals/otter.ts';
import { owl } from './animals/owl.ts';
import { panda } from './animals/panda.ts';
import { panther } from './animals/panther.ts';
import { parrot } from './animals/parrot.ts';
import { peacock } from './animals/peacock.ts';
import { pelican } from './animals/pelican.ts';
import { penguin } from './animals/penguin.ts';
import { pig } from './animals/pig.ts';
import { pigeon } from './animals/pigeon.ts';
import { puffin } from './animals/puffin.ts';
import { rabbit } from './animals/rabbit.ts';
import { rabbitJumping } from './animals/rabbit-jumping.ts';
import { raccoon } from './animals/raccoon.ts';
import { raven } from './animals/raven.ts';
import { redPanda } from './animals/red-panda.ts';
import { rhino } from './animals/rhino.ts';
import { robin } from './animals/robin.ts';
import { rooster } from './animals/rooster.ts';
import { salmon } from './animals/salmon.ts';
import { sauropod } from './animals/sauropod.ts';
import { scorpion } from './animals/scorpion.ts';
import { seaTurtle } from './animals/sea-turtle.ts';
import { seagull } from './animals/seagull.ts';
import { seahorse } from './animals/seahorse.ts';
import { seal } from './animals/seal.ts';
import { shark } from './animals/shark.ts';
import { sheep } from './animals/sheep.ts';
import { shrimp } from './animals/shrimp.ts';
import { skunk } from './animals/skunk.ts';
import { sloth } from './animals/sloth.ts';
import { snail } from './animals/snail.ts';
import { snake } from './animals/snake.ts';
import { spider } from './animals/spider.ts';
import { squid } from './animals/squid.ts';
import { squirrel } from './animals/squirrel.ts';
import { starfish } from './animals/starfish.ts';
import { stingray } from './animals/stingray.ts';
import { swan } from './animals/swan.ts';
import { tRex } from './animals/t-rex.ts';
import { tiger } from './animals/tiger.ts';
import { toucan } from './animals/toucan.ts';
import { triceratops } from './animals/triceratops.ts';
import { turkey } from './animals/turkey.ts';
import { turtle } from './animals/turtle.ts';
import { unicorn } from './animals/unicorn.ts';
import { walrus } from './animals/walrus.ts';
import { whale } from './animals/whale.ts';
import { wolf } from './animals/wolf.ts';
import { wolfHowling } from './animals/wolf-howling.ts';
import { woodpecker } from './animals/woodpecker.ts';
import { cubs } from './animals/young/cubs.ts';
import { grazers } from './animals/young/grazers.ts';
import { zebra } from './animals/zebra.ts';

export const animals: readonly Subject[] = [
  bat,
  bear,
  polarBear,
  bee,
  birdFlying,
  bird,
  bull,
  butterfly,
  camel,
  catLying,
  catSitting,
  catWalking,
  catStanding,
  cat,
  chameleon,
  cow,
  crab,
  crocodile,
  deer,
  dogLying,
  dogRunning,
  dogSitting,
  foxSitting,
  bearSitting,
  polarBearSitting,
  dogStanding,
  dog,
  dolphin,
  dolphinSwimming,
  donkey,
  dragonFlying,
  dragon,
  dragonfly,
  duck,
  duckWalking,
  eagle,
  elephant,
  fish,
  flamingo,
  foxRunning,
  foxSleeping,
  fox,
  frog,
  giraffe,
  goat,
  goose,
  gorilla,
  hedgehog,
  hen,
  hippo,
  horseRunning,
  horse,
  hummingbird,
  jellyfish,
  kangaroo,
  koala,
  ladybug,
  leopard,
  lion,
  llama,
  monkey,
  mouse,
  octopus,
  otter,
  owl,
  panda,
  panther,
  parrot,
  peacock,
  penguin,
  pig,
  rabbitJumping,
  rabbit,
  raccoon,
  raven,
  rhino,
  rooster,
  sauropod,
  seaTurtle,
  seagull,
  seahorse,
  seal,
  shark,
  sheep,
  snail,
  snake,
  spider,
  squirrel,
  starfish,
  swan,
  tRex,
  tiger,
  toucan,
  turtle,
  unicorn,
  whale,
  wolfHowling,
  wolf,
  zebra,
  moose,
  duckling,
  beaver,
  badger,
  sloth,
  redPanda,
  ostrich,
  pelican,
  heron,
  woodpecker,
  turkey,
  pigeon,
  clownfish,
  squid,
  orca,
  walrus,
  stingray,
  axolotl,
  caterpillar,
  ant,
  hamster,
  lizard,
  bison,
  boar,
  robin,
  kingfisher,
  skunk,
  mole,
  shrimp,
  scorpion,
  ...flyingBirds,
  catRunning,
  frogJumping,
  salmon,
  ...cubs,
  ...grazers,
  triceratops,
  puffin,
  meerkat,
  narwhal,
  ...dogBreeds,
];

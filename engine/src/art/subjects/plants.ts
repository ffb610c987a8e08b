import type { Subject } from '../subject.ts';
import { acorn } from './plants/acorn.ts';
import { appleTree } from './plants/apple-tree.ts';
import { bamboo } from './plants/bamboo.ts';
import { birch } from './plants/birch.ts';
import { bonsai } from './plants/bonsai.ts';
import { bouquet } from './plants/bouquet.ts';
import { cactus } from './plants/cactus.ts';
import { carnation } from './plants/carnation.ts';
import { cherryTree } from './plants/cherry-tree.ts';
import { christmasTree } from './plants/christmas-tree.ts';
import { clover } from './plants/clover.ts';
import { coral } from './plants/coral.ts';
import { daffodil } from './plants/daffodil.ts';
import { daisy } from './plants/daisy.ts';
import { dandelion } from './plants/dandelion.ts';
import { fern } from './plants/fern.ts';
import { flower } from './plants/flower.ts';
import { grassTuft } from './plants/grass-tuft.ts';
import { hibiscus } from './plants/hibiscus.ts';
import { holly } from './plants/holly.ts';
import { jackOLantern } from './plants/jack-o-lantern.ts';
import { lavender } from './plants/lavender.ts';
import { lily } from './plants/lily.ts';
import { log } from './plants/log.ts';
import { lotus } from './plants/lotus.ts';
import { maple } from './plants/maple.ts';
import { mapleLeaf } from './plants/maple-leaf.ts';
import { mushroom } from './plants/mushroom.ts';
import { oak } from './plants/oak.ts';
import { oliveTree } from './plants/olive-tree.ts';
import { orchid } from './plants/orchid.ts';
import { palmTree } from './plants/palm-tree.ts';
import { peony } from './plants/peony.ts';
import { pine } from './plants/pine.ts';
import { pinecone } from './plants/pinecone.ts';
import { plant } from './plants/plant.ts';
import { poinsettia } from './plants/poinsettia.ts';
import { poppy } from './plants/poppy.ts';
import { rose } from './plants/rose.ts';
import { roseBouquet } from './plants/rose-bouquet.ts';
import { sunflower } from './plants/sunflower.ts';
import { tomatoPlant } from './plants/tomato-plant.ts';
import { tree } from './plants/tree.ts';
import { tulip } from './plants/tulip.ts';
import { tulipBouquet } from './plants/tulip-bouquet.ts';
import { twig } from './plants/twig.ts';
import { wheat } from './plants/wheat.ts';
import { willow } from './plants/willow.ts';

export const plants: readonly Subject[] = [
  cactus,
  christmasTree,
  flower,
  mushroom,
  plant,
  jackOLantern,
  tree,
  appleTree,
  bamboo,
  birch,
  cherryTree,
  oak,
  oliveTree,
  palmTree,
  pine,
  willow,
  sunflower,
  rose,
  tulip,
  lavender,
  lotus,
  daisy,
  poppy,
  dandelion,
  bouquet,
  bonsai,
  maple,
  wheat,
  carnation,
  lily,
  orchid,
  roseBouquet,
  acorn,
  twig,
  grassTuft,
  coral,
  clover,
  hibiscus,
  daffodil,
  peony,
  poinsettia,
  holly,
  fern,
  mapleLeaf,
  pinecone,
  log,
  tomatoPlant,
  tulipBouquet,
];

import type { Subject } from '../subject.ts';
import { appleTree } from './plants/apple-tree.ts';
import { bamboo } from './plants/bamboo.ts';
import { birch } from './plants/birch.ts';
import { cactus } from './plants/cactus.ts';
import { cherryTree } from './plants/cherry-tree.ts';
import { christmasTree } from './plants/christmas-tree.ts';
import { flower } from './plants/flower.ts';
import { mushroom } from './plants/mushroom.ts';
import { oak } from './plants/oak.ts';
import { oliveTree } from './plants/olive-tree.ts';
import { palmTree } from './plants/palm-tree.ts';
import { pine } from './plants/pine.ts';
import { plant } from './plants/plant.ts';
import { pumpkin } from './plants/pumpkin.ts';
import { tree } from './plants/tree.ts';
import { willow } from './plants/willow.ts';

export const plants: readonly Subject[] = [
  cactus,
  christmasTree,
  flower,
  mushroom,
  plant,
  pumpkin,
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
];

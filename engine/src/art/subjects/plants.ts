import type { Subject } from '../subject.ts';
import { cactus } from './plants/cactus.ts';
import { christmasTree } from './plants/christmas-tree.ts';
import { flower } from './plants/flower.ts';
import { mushroom } from './plants/mushroom.ts';
import { plant } from './plants/plant.ts';
import { pumpkin } from './plants/pumpkin.ts';
import { tree } from './plants/tree.ts';

export const plants: readonly Subject[] = [cactus, christmasTree, flower, mushroom, plant, pumpkin, tree];

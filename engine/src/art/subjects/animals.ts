import type { Subject } from '../subject.ts';
import { bear } from './animals/bear.ts';
import { cat } from './animals/cat.ts';
import { deer } from './animals/deer.ts';
import { dog } from './animals/dog.ts';
import { fox } from './animals/fox.ts';
import { rabbit } from './animals/rabbit.ts';
import { whale } from './animals/whale.ts';

export const animals: readonly Subject[] = [bear, cat, deer, dog, fox, rabbit, whale];

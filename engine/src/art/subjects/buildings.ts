import type { Subject } from '../subject.ts';
import { house } from './buildings/house.ts';
import { lighthouse } from './buildings/lighthouse.ts';

export const buildings: readonly Subject[] = [house, lighthouse];

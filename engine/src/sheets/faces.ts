import { grotesk } from './faces/grotesk.ts';
import { heavy } from './faces/heavy.ts';
import { lively } from './faces/lively.ts';
import { serif } from './faces/serif.ts';
import { slender } from './faces/slender.ts';
import { technical } from './faces/technical.ts';
import type { Face } from './sheet.ts';

export const faces: readonly Face[] = [grotesk, serif, slender, technical, heavy, lively];

import { grotesk } from './faces/grotesk.ts';
import { heavy } from './faces/heavy.ts';
import { lively } from './faces/lively.ts';
import { serif } from './faces/serif.ts';
import { slender } from './faces/slender.ts';
import { technical } from './faces/technical.ts';
import type { Style } from './sheet.ts';

/** What cards are set in where nothing else is asked for. */
export const faces: readonly Style[] = [grotesk, serif, slender, technical, heavy, lively];

import type { Posture } from '../../../brief/scene-ask.ts';

/** What somebody does: the posture, and the thing in the hands or the act of people that shows it. */
export type Deed = { posture: Posture; tool: string };

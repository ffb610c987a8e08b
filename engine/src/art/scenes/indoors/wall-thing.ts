import type { Box } from '../../../geometry.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './room.ts';
import type { Hung } from './room-data.ts';

/** A kind of thing on walls, drawn for a box. */
export type WallThing = Pick<Hung, 'height' | 'ceiling' | 'glow'> & {
  draw(stage: Stage, room: Room, box: Box, piece: Hung): string;
  /** Its lower edge carries things under this name. */
  surface?: string;
};

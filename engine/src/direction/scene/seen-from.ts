import type { PlaceName } from '../../brief/scene.ts';

/** Which places are also to be seen in the drawing of another: its far shore, its ground, what is around it. */
const SEEN: Readonly<Partial<Record<PlaceName, readonly PlaceName[]>>> = {
  beach: ['sea', 'coast'],
  canal: ['city', 'street'],
  coast: ['sea', 'beach'],
  farm: ['meadow'],
  forest: ['meadow'],
  garden: ['meadow'],
  harbor: ['sea', 'coast', 'pier', 'village'],
  island: ['sea', 'beach', 'coast'],
  jungle: ['forest'],
  lake: ['mountains', 'forest', 'meadow'],
  market: ['street', 'village', 'city'],
  park: ['meadow', 'garden'],
  pier: ['lake', 'sea', 'harbor', 'coast'],
  river: ['meadow', 'forest'],
  road: ['meadow'],
  sea: ['coast'],
  snowfield: ['forest'],
  street: ['city', 'village'],
  village: ['meadow', 'street'],
  waterfall: ['river', 'forest', 'mountains'],
};

/** Whether somebody who asked for a place finds it in the drawing of another one. */
export const isSeenFrom = (place: PlaceName, asked: PlaceName): boolean =>
  place === asked || (SEEN[place]?.includes(asked) ?? false);

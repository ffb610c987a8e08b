import { roomPlace } from '../../indoors/furnish.ts';
import { goodsShelf } from '../../indoors/goods-shelf.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { pendant } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const SHOPS: readonly RoomPalette[] = [
  {
    wall: '#eef0ea',
    trim: '#ffffff',
    floor: '#c9cdc8',
    cloth: '#3f8f5f',
    second: '#f2c14a',
    accent: '#d9463e',
    wood: '#b98a5a',
  },
  {
    wall: '#e9eef2',
    trim: '#ffffff',
    floor: '#c4cad0',
    cloth: '#2f6f9f',
    second: '#f0b44a',
    accent: '#3f9a5f',
    wood: '#a9825a',
  },
];

/** An aisle: shelves of packets, tins and bottles from end to end. */
export const supermarket: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: SHOPS,
  furnish: () => ({
    wall: 'plain',
    floor: 'tiles',
    windows: [],
    pieces: [],
    hung: [
      goodsShelf(0.17, 0.58, 0.56),
      goodsShelf(0.5, 0.58, 0.56),
      goodsShelf(0.83, 0.58, 0.56),
      pendant(0.16, 0.68, 0.14),
      pendant(0.5, 0.68, 0.14),
      pendant(0.84, 0.68, 0.14),
    ],
  }),
});

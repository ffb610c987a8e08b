import { bed } from '../../subjects/home/bed.ts';
import { dresser } from '../../subjects/home/dresser.ts';
import { mirror } from '../../subjects/home/mirror.ts';
import { tableLamp } from '../../subjects/home/table-lamp.ts';
import { plant } from '../../subjects/plants/plant.ts';
import { roomPlace } from '../indoors/furnish.ts';
import { type RoomPalette, woodColors } from '../indoors/room-palette.ts';
import { frame } from '../indoors/wall-things.ts';
import type { Place } from '../stage.ts';

const linen = ({ cloth, wood, second, trim }: RoomPalette) => ({
  main: cloth,
  second: wood,
  accent: second,
  ink: '#35303a',
  light: trim,
});

/** A made bed beside its lamp, under a window. */
export const bedroom: Place = roomPlace({
  name: 'bedroom',
  floor: 0.77,
  shows: ['bed', 'pillow', 'blanket', 'window', 'curtain', 'nightstand', 'bedside lamp', 'mirror', 'rug'],
  furnish: ({ random }) => ({
    wall: random.fork('wall').pick(['plain', 'stripes', 'panels'] as const),
    floor: 'planks',
    windows: [{ width: 0.36, height: 0.42, up: 0.4, curtains: true }],
    pieces: [
      { subject: bed, tall: 0.38, at: 0.7, colors: linen, loose: true, depth: 0.05, surface: 'bed' },
      {
        subject: dresser,
        tall: 0.24,
        at: 0.32,
        colors: woodColors,
        surface: 'nightstand',
        on: [{ subject: tableLamp, tall: 0.19, at: 0.25, glow: 0.62 }],
        loose: true,
      },
      { subject: mirror, tall: 0.56, at: 0.1 },
      { subject: plant, tall: 0.32, at: 0.96 },
    ],
    hung: [frame(0.34, 0.54, 0.15, 0.19, 2), frame(0.2, 0.56, 0.12, 0.15, 1)],
    rug: true,
  }),
});

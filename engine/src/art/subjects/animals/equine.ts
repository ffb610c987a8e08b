import { hoof } from '../../coat.ts';
import { limb, shape } from '../../outline.ts';

/** Both far legs. */
export const equineFarLegs =
  limb('140,180,50 156,226,34 146,268,19 150,310,13 152,342,15 152,361,17') +
  limb('292,180,40 300,232,26 304,280,17 302,322,12 302,344,15 303,361,17');
/** Both near legs, over the trunk. */
export const equineNearLegs =
  limb('116,176,92 116,214,62 128,238,38 106,272,21 104,316,14 104,344,16 104,361,18') +
  limb('278,170,60 280,222,36 280,274,21 276,320,14 276,344,17 277,361,18');
export const equineHooves = hoof(105, 362, 24, 17) + hoof(278, 362, 24, 17);
export const equineFarHooves = hoof(153, 362, 22, 17) + hoof(304, 362, 22, 17);
/** Barrel, neck and head in one, looking right. */
export const equineTrunk = shape(
  '68,170 76,138 106,116 146,116 196,124 236,116 264,88 290,50 314,28! 334,32 350,52 370,80 390,106 392,120 382,130 366,128 350,112 338,106 330,124 326,152 312,192 284,216 236,222 180,214 128,218 88,206 70,188',
);

import type { Point } from '../../svg.ts';
import { halfProfileFitting } from './half-profiles.ts';

/** Where an animal's drawing wears things, in its own units. What is absent it does not wear: a deer has antlers, no hat. */
export type Fitting = {
  /** The middle of a brim, how wide the skull is there, and its slope in degrees. */
  hat?: readonly [x: number, y: number, width: number, slope?: number];
  /** Centres of the lenses, one from the side and two from the front, and how large these are. */
  eyes?: readonly Point[];
  lens?: number;
  /** Where the side of glasses ends behind the eye, for who is seen from the side. */
  temple?: Point;
  /** The middle of a pad of headphones on each side that is seen. */
  ears?: readonly Point[];
  /** A scarf from the nape to the throat, or from side to side, and how broad it lies. */
  neck?: readonly [from: Point, to: Point, breadth: number];
  /** The middle of a bow tie. */
  throat?: Point;
};

const BEAR: Fitting = {
  hat: [282, 20, 58, 5],
  eyes: [[294, 45]],
  lens: 14,
  temple: [264, 42],
  ears: [[260, 46]],
  neck: [[228, 32], [286, 114], 28],
  throat: [268, 108],
};

const BEAR_SITTING: Fitting = {
  hat: [212, 10, 58, 5],
  eyes: [[224, 35]],
  lens: 14,
  temple: [194, 32],
  ears: [[190, 36]],
  neck: [[150, 54], [218, 100], 28],
  throat: [206, 100],
};

const CAT: Fitting = {
  hat: [273, 43, 66],
  eyes: [[293, 60]],
  lens: 15,
  temple: [240, 62],
  ears: [[248, 70]],
  neck: [[222, 98], [270, 112], 24],
  throat: [264, 116],
};

/** By the name of the drawing, read off it on a grid. */
const FITTINGS: Readonly<Record<string, Fitting>> = {
  owl: {
    hat: [88, 22, 80],
    eyes: [
      [56, 66],
      [120, 66],
    ],
    lens: 30,
    ears: [
      [16, 72],
      [161, 72],
    ],
    neck: [[28, 108], [148, 108], 26],
    throat: [88, 118],
  },
  penguin: {
    hat: [110, 14, 86],
    eyes: [[138, 47]],
    lens: 16,
    temple: [82, 46],
    ears: [[92, 52]],
    neck: [[54, 94], [166, 92], 30],
    throat: [140, 106],
  },
  'cat-standing': CAT,
  'cat-walking': CAT,
  'cat-running': {
    hat: [307, 43, 66],
    eyes: [[327, 60]],
    lens: 15,
    temple: [274, 62],
    ears: [[282, 70]],
    neck: [[256, 98], [304, 112], 24],
    throat: [298, 116],
  },
  'cat-lying': {
    hat: [245, 50, 74, 3],
    eyes: [
      [216, 84],
      [274, 84],
    ],
    lens: 21,
  },
  'cat-sitting': {
    hat: [148, 34, 66],
    eyes: [[168, 51]],
    lens: 15,
    temple: [114, 54],
    ears: [[124, 60]],
    neck: [[108, 97], [176, 101], 24],
    throat: [158, 108],
  },
  'dog-standing': {
    hat: [274, 9, 80],
    eyes: [[302, 30]],
    lens: 15,
    temple: [266, 32],
    ears: [[250, 44]],
    neck: [[232, 84], [284, 112], 28],
    throat: [278, 112],
  },
  'dog-sitting': {
    hat: [182, 9, 80],
    eyes: [[210, 31]],
    lens: 15,
    temple: [176, 33],
    ears: [[158, 45]],
    neck: [[138, 92], [204, 108], 28],
    throat: [194, 110],
  },
  'dog-running': {
    hat: [318, 16, 66, 4],
    eyes: [[340, 38]],
    lens: 14,
    temple: [308, 37],
    neck: [[276, 66], [320, 98], 26],
    throat: [306, 98],
  },
  'dog-lying': { hat: [274, 8, 72], eyes: [[294, 42]], lens: 16, temple: [262, 38] },
  'fox-running': {
    hat: [346, 33, 48, 10],
    eyes: [[364, 48]],
    lens: 12,
    temple: [330, 44],
    neck: [[284, 64], [324, 106], 22],
  },
  hamster: {
    hat: [140, 14, 110],
    eyes: [
      [94, 72],
      [192, 72],
    ],
    lens: 28,
    ears: [
      [38, 92],
      [242, 92],
    ],
    throat: [146, 150],
  },
  unicorn: {
    eyes: [[324, 110]],
    lens: 13,
    temple: [294, 103],
    neck: [[238, 138], [305, 172], 28],
    throat: [292, 160],
  },
  llama: {
    hat: [194, 40, 46, 4],
    eyes: [[208, 61]],
    lens: 13,
    temple: [174, 57],
    neck: [[156, 112], [202, 120], 24],
    throat: [192, 126],
  },
  'red-panda': {
    hat: [326, 36, 84],
    eyes: [
      [302, 80],
      [348, 80],
    ],
    lens: 20,
    ears: [
      [264, 84],
      [388, 84],
    ],
    neck: [[268, 126], [336, 142], 24],
    throat: [316, 146],
  },
  duckling: {
    hat: [160, 26, 80],
    eyes: [[176, 70]],
    lens: 16,
    temple: [122, 68],
    ears: [[134, 82]],
    neck: [[106, 112], [206, 120], 28],
    throat: [184, 128],
  },
  fox: {
    hat: [330, 35, 52, 4],
    eyes: [[343, 53]],
    lens: 13,
    temple: [308, 49],
    ears: [[313, 58]],
    neck: [[280, 80], [336, 98], 22],
    throat: [320, 102],
  },
  frog: {
    hat: [186, 1, 58],
    eyes: [[193, 22]],
    lens: 18,
    temple: [158, 28],
    ears: [[166, 48]],
    neck: [[132, 56], [214, 100], 24],
    throat: [212, 94],
  },
  'fox-sitting': {
    hat: [222, 39, 52, 4],
    eyes: [[235, 57]],
    lens: 13,
    temple: [200, 53],
    ears: [[205, 62]],
    neck: [[180, 72], [230, 102], 22],
    throat: [214, 106],
  },
  bear: BEAR,
  'bear-sitting': BEAR_SITTING,
  'polar-bear-sitting': BEAR_SITTING,
  'polar-bear': BEAR,
  panda: {
    hat: [102, 8, 90],
    eyes: [
      [68, 72],
      [137, 72],
    ],
    lens: 27,
    ears: [
      [27, 76],
      [179, 76],
    ],
    neck: [[42, 130], [166, 130], 28],
    throat: [104, 138],
  },
  rabbit: {
    hat: [200, 93, 48, 6],
    eyes: [[212, 116]],
    lens: 15,
    temple: [172, 114],
    ears: [[180, 116]],
    neck: [[152, 132], [208, 168], 24],
    throat: [196, 168],
  },
  hedgehog: {
    hat: [238, 68, 56, 28],
    eyes: [[258, 110]],
    lens: 15,
    temple: [228, 98],
    ears: [[220, 90]],
    neck: [[210, 118], [242, 160], 22],
    throat: [236, 150],
  },
  duck: {
    hat: [247, 16, 72],
    eyes: [[258, 42]],
    lens: 15,
    temple: [214, 44],
    ears: [[228, 50]],
    neck: [[196, 112], [276, 114], 28],
    throat: [248, 118],
  },
  pig: {
    hat: [268, 16, 60, 4],
    eyes: [[292, 66]],
    lens: 15,
    temple: [262, 58],
    neck: [[226, 36], [266, 154], 28],
    throat: [262, 136],
  },
  cow: {
    hat: [302, 28, 56, 6],
    eyes: [[322, 53]],
    lens: 14,
    temple: [288, 49],
    ears: [[282, 62]],
    neck: [[238, 70], [298, 120], 28],
    throat: [284, 116],
  },
  sheep: {
    hat: [224, 12, 60, 4],
    eyes: [[256, 42]],
    lens: 15,
    temple: [222, 42],
    ears: [[212, 52]],
    neck: [[198, 72], [240, 102], 24],
    throat: [228, 96],
  },
  horse: {
    hat: [303, 26, 44, 14],
    eyes: [[321, 62]],
    lens: 13,
    temple: [290, 54],
    ears: [[288, 62]],
    neck: [[238, 90], [305, 124], 28],
    throat: [292, 112],
  },
  elephant: {
    hat: [300, 9, 82, 4],
    eyes: [[314, 68]],
    lens: 18,
    temple: [276, 62],
    neck: [[226, 166], [304, 146], 28],
  },
  giraffe: {
    hat: [207, 24, 42, 4],
    eyes: [[230, 43]],
    lens: 13,
    temple: [202, 40],
    neck: [[167, 84], [212, 98], 26],
    throat: [208, 94],
  },
  lion: {
    hat: [318, 15, 76, 3],
    eyes: [[352, 66]],
    lens: 14,
    temple: [318, 60],
    neck: [[268, 136], [346, 130], 26],
    throat: [330, 132],
  },
  tiger: {
    hat: [323, 14, 48, 4],
    eyes: [[344, 38]],
    lens: 13,
    temple: [314, 34],
    ears: [[302, 44]],
    neck: [[258, 44], [318, 112], 28],
    throat: [308, 104],
  },
  mouse: {
    hat: [240, 66, 44, 16],
    eyes: [[256, 98]],
    lens: 15,
    temple: [218, 90],
    neck: [[196, 86], [226, 150], 22],
    throat: [226, 142],
  },
  squirrel: {
    hat: [208, 64, 48, 4],
    eyes: [[230, 87]],
    lens: 15,
    temple: [180, 84],
    ears: [[184, 94]],
    neck: [[162, 128], [212, 138], 24],
    throat: [197, 140],
  },
  raccoon: {
    hat: [291, 34, 54, 6],
    eyes: [[307, 64]],
    lens: 17,
    temple: [256, 62],
    ears: [[262, 70]],
    neck: [[234, 76], [280, 120], 26],
    throat: [268, 112],
  },
  koala: {
    hat: [122, 46, 92],
    eyes: [
      [88, 100],
      [160, 100],
    ],
    lens: 22,
    ears: [
      [44, 96],
      [202, 96],
    ],
    neck: [[64, 160], [182, 160], 26],
    throat: [124, 172],
  },
  't-rex': {
    hat: [280, 1, 66],
    eyes: [[286, 30]],
    lens: 18,
    temple: [250, 36],
    ears: [[250, 50]],
    neck: [[220, 92], [284, 120], 28],
    throat: [270, 112],
  },
  monkey: {
    hat: [150, 14, 88],
    eyes: [
      [131, 57],
      [169, 57],
    ],
    lens: 16,
    ears: [
      [84, 64],
      [216, 64],
    ],
    neck: [[110, 118], [192, 118], 26],
    throat: [150, 128],
  },
  swan: {
    hat: [279, 4, 34, 6],
    eyes: [[284, 17]],
    lens: 9,
    temple: [264, 15],
    ears: [[264, 23]],
    neck: [[222, 57], [248, 53], 18],
    throat: [248, 57],
  },
  wolf: {
    hat: [288, 38, 46, 8],
    eyes: [[309, 60]],
    lens: 13,
    temple: [264, 60],
    ears: [[262, 74]],
    neck: [[224, 84], [274, 132], 28],
    throat: [262, 124],
  },
  deer: {
    eyes: [[254, 80]],
    lens: 10,
    temple: [222, 76],
    neck: [[202, 112], [240, 128], 24],
    throat: [226, 120],
  },
};

/** Where a drawing wears things; undefined for one that was not measured. */
export const fittingOf = (name: string): Fitting | undefined =>
  Object.hasOwn(FITTINGS, name) ? FITTINGS[name] : halfProfileFitting(name);

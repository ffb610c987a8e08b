import type { Box } from '../../layout/composition.ts';
import type { Subject } from '../subject.ts';

// Windows in a drawing's own coordinates, the driver's first.
const CABS: Readonly<
  Record<string, readonly (readonly [x: number, y: number, width: number, height: number])[]>
> = {
  car: [
    [250, 30, 54, 64],
    [122, 30, 54, 64],
  ],
  taxi: [
    [224, 56, 52, 58],
    [146, 56, 52, 58],
  ],
  'police-car': [
    [236, 38, 50, 62],
    [150, 38, 50, 62],
  ],
  pickup: [[280, 15, 40, 52]],
  bus: [
    [356, 34, 44, 70],
    [282, 30, 54, 66],
    [217, 30, 54, 66],
    [152, 30, 54, 66],
  ],
  // Over the cockpit, before the mast.
  sailboat: [[222, 222, 62, 84]],
  truck: [[330, 66, 54, 50]],
  'fire-engine': [[330, 50, 44, 52]],
  ambulance: [[313, 82, 42, 48]],
  train: [
    [756, 93, 52, 62],
    [686, 93, 52, 62],
  ],
  tram: [
    [314, 76, 41, 57],
    [252, 76, 41, 57],
    [160, 76, 41, 57],
  ],
  'camper-van': [
    [292, 48, 44, 46],
    [206, 46, 64, 48],
  ],
  helicopter: [[324, 66, 56, 58]],
  excavator: [[148, 66, 42, 58]],
  'cable-car': [
    [250, 128, 44, 70],
    [170, 128, 44, 70],
  ],
  submarine: [[214, 126, 38, 42]],
};

/** Where those who drive it or are inside it are seen, the driver first; none for what has no window. */
export const cabsOf = ({ name }: Pick<Subject, 'name'>): Box[] =>
  (Object.hasOwn(CABS, name) ? (CABS[name] ?? []) : []).map(([x, y, width, height]) => ({
    x,
    y,
    width,
    height,
  }));

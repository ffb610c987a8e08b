import { readFileSync } from 'node:fs';
import { type DesignMeasures, type MeasuredDesign, measureDesign } from './measure-design.ts';

const weights: DesignMeasures = JSON.parse(
  readFileSync(new URL('../../data/ranking/weights.json', import.meta.url), 'utf8'),
);

/**
 * How well a design would be graded beside others of the same brief, in grades of five above or below them: weights that were fitted to what people
 * gave (`npm run ranking`), by what can be measured before it is drawn.
 */
export const rateDesign = (design: MeasuredDesign): number =>
  Object.entries(measureDesign(design)).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

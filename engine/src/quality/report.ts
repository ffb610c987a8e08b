import type { TextRole } from '../layout/composition.ts';
import type { Measures } from './measures.ts';

export type CheckName =
  | 'overflow'
  | 'overlap'
  | 'safe-area'
  | 'occlusion'
  | 'contrast'
  | 'minimum-size'
  | 'copy'
  | 'time';

export type Finding = {
  check: CheckName;
  role?: TextRole;
  /** Facts for a log: the words, the measured value and the needed one. */
  detail: string;
};

/** Result of the gate on a delivered image; kept with the generation. */
export type QualityReport = {
  passed: boolean;
  findings: Finding[];
  /** WCAG ratio at the worst 2% of pixels behind any text. */
  minimumContrast: number;
  /** Repairs that were made before it passed, e.g. `layout: centred`, `colour: title`. */
  repairs: string[];
  /** What the card was chosen for among others, where there were any. */
  measures?: Measures;
};

import type { TextRole } from '../composition.ts';

export type CheckName =
  | 'overflow'
  | 'overlap'
  | 'safe-area'
  | 'occlusion'
  | 'covered'
  | 'contrast'
  | 'minimum-size'
  | 'texts'
  | 'hierarchy'
  | 'work';

export type Finding = {
  check: CheckName;
  role?: TextRole;
  /** The text of the brief that it is about. */
  text?: string;
  /** Facts for a log: the words, the measured value and the needed one. */
  detail: string;
};

/** The check results of a delivered image, kept with the generation. */
export type QualityReport = {
  passed: boolean;
  findings: Finding[];
  /** WCAG ratio at the worst 2% of pixels behind any text. */
  minimumContrast: number;
  /** Repairs made before it passed, e.g. `layout: centred`, `color: title`. */
  repairs: string[];
};

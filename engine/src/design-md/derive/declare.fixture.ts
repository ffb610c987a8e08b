import { readDesignDocument } from '../read/read-design-document.ts';
import { type DerivedParameters, type DeriveOptions, deriveParameters } from './derive-parameters.ts';

/** What the card gets of these front matter lines. */
export const derive = (yaml: string, options?: DeriveOptions): DerivedParameters =>
  deriveParameters(readDesignDocument(`---\n${yaml}\n---\n`), options);

/** The same for lines of `colors`. */
export const deriveColorsOf = (...lines: string[]): DerivedParameters =>
  derive(`colors:\n${lines.map((line) => `  ${line}`).join('\n')}`);

import { readDesignDocument } from '../read/read-design-document.ts';
import { type DerivedParameters, type DeriveOptions, deriveParameters } from './derive-parameters.ts';

type Declared = Omit<DerivedParameters, 'unused'>;

/** What the card gets of these front matter lines. */
export function derive(yaml: string, options?: DeriveOptions): Declared {
  const { unused: _, ...declared } = deriveParameters(readDesignDocument(`---\n${yaml}\n---\n`), options);
  return declared;
}

/** The same for lines of `colors`. */
export const deriveColorsOf = (...lines: string[]): Declared =>
  derive(`colors:\n${lines.map((line) => `  ${line}`).join('\n')}`);

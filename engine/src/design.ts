export { type DocumentBrand, toBrand } from './design-md/brand/to-brand.ts';
export {
  type DerivedParameters,
  type DeriveOptions,
  deriveParameters,
} from './design-md/derive/derive-parameters.ts';
export type { LintFinding } from './design-md/lint/locate-finding.ts';
export type { LintSummary } from './design-md/lint/run-linter.ts';
export type { DesignReader, DesignReport } from './design-md/reader/create-design-reader.ts';
export { setLogo } from './design-md/write/set-logo.ts';
export { type DesignFields, writeDesignDocument } from './design-md/write/write-design-document.ts';

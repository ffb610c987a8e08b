export { type DocumentBrand, toBrand } from './design-md/brand/to-brand.ts';
export {
  type DerivedParameters,
  type DeriveOptions,
  deriveParameters,
} from './design-md/derive/derive-parameters.ts';
export type { LintSummary } from './design-md/lint/count-findings.ts';
export { DesignDocumentError } from './design-md/read/design-document.ts';
export {
  createDesignReader,
  type DesignReader,
  DesignReaderBusyError,
  type DesignReport,
} from './design-md/reader/create-design-reader.ts';
export { type DesignFields, writeDesignDocument } from './design-md/write/write-design-document.ts';

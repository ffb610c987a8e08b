export { createEngine, type EngineOptions } from './create-engine.ts';
export { type DocumentBrand, toBrand } from './design-md/brand/to-brand.ts';
export {
  type DerivedParameters,
  type DeriveOptions,
  deriveParameters,
} from './design-md/derive/derive-parameters.ts';
export type { LintSummary } from './design-md/lint/lint-document.ts';
export { DesignDocumentError } from './design-md/read/design-document.ts';
export {
  createDesignReader,
  type DesignReader,
  DesignReaderBusyError,
  type DesignReport,
} from './design-md/reader/create-design-reader.ts';
export { type DesignFields, writeDesignDocument } from './design-md/write/write-design-document.ts';
export type { Brand } from './direction/brand.ts';
export type {
  Card,
  CardRequest,
  ComposeRequest,
  ComposeResult,
  Engine,
  ImageFormat,
  TemplateDescription,
} from './engine.ts';
export { decodeLogo, LogoError } from './logo/decode-logo.ts';
export type { CheckName, Finding, QualityReport } from './quality/report.ts';
export { createGate, type Gate } from './render/gate.ts';
export { TemplateParameterError } from './templates/parameter-error.ts';
export type { ParameterRule, TemplateImage, TemplateValues } from './templates/template.ts';

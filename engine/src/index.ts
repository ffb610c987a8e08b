export { createEngine, type EngineOptions } from './create-engine.ts';
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

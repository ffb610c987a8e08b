export type { Brief } from './brief/brief.ts';
export type { Reader, ReadPrompt, Unused } from './brief/reader.ts';
export type { Warning } from './brief/warning.ts';
export type {
  CatalogueEntry,
  CatalogueName,
  CataloguePage,
  CatalogueQuery,
} from './catalogue/catalogue.ts';
export type { BriefFault } from './catalogue/check-brief.ts';
export { createEngine, type EngineOptions } from './create-engine.ts';
export type { Brand } from './direction/brand.ts';
export type { KeptDesign } from './direction/kept-design.ts';
export type {
  Card,
  CardFormat,
  CardLayers,
  CardRequest,
  ComposeRequest,
  ComposeResult,
  Draft,
  DraftComplaint,
  Engine,
  FaintText,
  ImageFormat,
  PicturePlan,
  PictureRequest,
  RenderOptions,
  TemplateDescription,
  Undrawable,
} from './engine.ts';
export { isAlwaysDrawn } from './find-undrawable.ts';
export type { CheckName, Finding, QualityReport } from './quality/report.ts';
export type { CheckedReading, OtherReading } from './reader/own-words/check-reading.ts';
export type { ImageEncoding } from './render/convert-image.ts';
export type { OwnTemplate } from './templates/own/own-template.ts';
export type { ParameterRule, TemplateImage, TemplateValues } from './templates/template.ts';

export type { ComposeRequest, ComposeResult, Engine, ImageFormat } from './engine.ts';
export type { CheckName, Finding, QualityReport } from './quality/report.ts';

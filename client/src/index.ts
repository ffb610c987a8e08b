export { Cardwright, type DailyUsageOptions, type Download, type RegisterOptions } from './cardwright.ts';
export { CardwrightError, type CardwrightErrorDetails } from './cardwright-error.ts';
export type {
  AnnouncementParameters,
  OgBrandParameters,
  OgStandardParameters,
  TemplateParameters,
} from './generated/templates.ts';
export type * from './generated/wire-types.ts';
export type {
  FinishedGeneration,
  GenerateOptions,
  HistoryOptions,
  PageOptions,
  Progress,
  SubmitOptions,
  WaitOptions,
} from './generations.ts';
export type { CallOptions } from './http/connection.ts';
export { type MetaImage, type MetaOptions, type MetaTag, type OgMeta, ogMeta } from './og-meta.ts';
export type { CardwrightOptions, ServiceOptions } from './options.ts';
export type { Account, AccountRecord } from './resources/account.ts';
export type { Billing } from './resources/billing.ts';
export type { Design } from './resources/design.ts';
export type { CreateKeyOptions, Keys, RevokeKeyOptions, RotateKeyOptions } from './resources/keys.ts';
export { isTemplateName, type TemplateName, templateRules } from './signing/check-card.ts';
export type { Duration } from './signing/expiry.ts';
export type { ParameterRule } from './signing/parameter-rule.ts';
export type { CardOptions, Expiry, SignOptions } from './signing/signed-url.ts';
export type { Verification } from './signing/verify-signature.ts';

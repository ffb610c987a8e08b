export {
  Cardwright,
  type CatalogueName,
  type CatalogueOptions,
  type DailyUsageOptions,
  type PreviewCardOptions,
  type ReadPromptOptions,
  type RegisterOptions,
  type SignOnServerOptions,
} from './cardwright.ts';
export { CardwrightError, type CardwrightErrorDetails } from './cardwright-error.ts';
export type {
  AnnouncementParameters,
  OgBrandParameters,
  OgStandardParameters,
  PageParameters,
  TemplateParameters,
} from './generated/templates.ts';
export type * from './generated/wire-types.ts';
export type {
  FinishedGeneration,
  GenerateOptions,
  HistoryOptions,
  PageOptions,
  Preview,
  PreviewOptions,
  Progress,
  SubmitOptions,
  WaitOptions,
} from './generations.ts';
export type { CallOptions, Download } from './http/connection.ts';
export { type MetaImage, type MetaOptions, type MetaTag, type OgMeta, ogMeta } from './og-meta.ts';
export type { CardwrightOptions, ServiceOptions } from './options.ts';
export type { Account, AccountRecord, FallbackCardInput } from './resources/account.ts';
export type { Billing } from './resources/billing.ts';
export type { Brands, CreateBrandOptions, ReplaceBrandOptions } from './resources/brands.ts';
export type { Design } from './resources/design.ts';
export type { CreateKeyOptions, Keys, RevokeKeyOptions, RotateKeyOptions } from './resources/keys.ts';
export type { AccountsOptions, Operator } from './resources/operator.ts';
export type {
  CardPreview,
  GetTemplateOptions,
  ListVersionsOptions,
  OwnTemplates,
  PreviewTemplateOptions,
  PutTemplateOptions,
  SaveDraftOptions,
} from './resources/own-templates.ts';
export type { CreateSiteOptions, Sites, UpdateSiteOptions } from './resources/sites.ts';
export type { AuditLogOptions, MemberRole, Team } from './resources/team.ts';
export type { CreateUploadOptions, Uploads } from './resources/uploads.ts';
export type {
  ListDeliveriesOptions,
  RotateWebhookOptions,
  UpdateWebhookOptions,
  WebhookEventType,
  Webhooks,
} from './resources/webhooks.ts';
export {
  isTemplateName,
  type OwnTemplateParameters,
  type ParametersOf,
  type TemplateName,
  templateRules,
} from './signing/check-card.ts';
export type { Duration } from './signing/expiry.ts';
export type { ListItems } from './signing/list-items.ts';
export type { ParameterRule } from './signing/parameter-rule.ts';
export type { CardOptions, Expiry, SignOptions } from './signing/signed-url.ts';
export type { Verification } from './signing/verify-signature.ts';
export { type PageShape, type SiteMetaOptions, siteMeta } from './site-meta.ts';
export {
  type VerifyWebhookOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from './webhooks/verify-webhook.ts';

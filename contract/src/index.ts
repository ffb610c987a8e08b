export { alignColumns } from './align-columns.ts';
export { countOf } from './count-of.ts';
export { describeExpectation } from './describe-expectation.ts';
export { findNearest } from './find-nearest.ts';
export {
  createOpenApiDocument,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
  resolveResponse,
} from './openapi.ts';
export {
  LIMITED,
  type LimitName,
  leastRoleOf,
  limitOf,
  type Operation,
  type RequestOf,
  type ResponseOf,
  type ResponseSpec,
} from './operation.ts';
export { COPY_FORMATS, THUMBNAIL_WIDTHS } from './operations/images.ts';
export { UPLOAD_TYPES } from './operations/uploads.ts';
export { type OperationId, operations } from './operations.ts';
export { parseFields, toInvalidParameter, toUnknownParameter } from './parse-fields.ts';
export { parseQuery } from './parse-query.ts';
export type { AuditAction, AuditEntryBody } from './schemas/audit-log.ts';
export { brief as briefSchema } from './schemas/brief.ts';
export { MOTIONS, PAPERS } from './schemas/card.ts';
export { MOST_USED, USAGE_MAX_DAYS } from './schemas/dashboard.ts';
export { OG_BRAND_FONTS } from './schemas/design.ts';
export { DESIGN_DOCUMENT_MAX_BYTES } from './schemas/design-document.ts';
export type { ErrorBody } from './schemas/error.ts';
export type { GenerationBody, SubmittedBody } from './schemas/generation.ts';
export type { MemberBody, MemberRole } from './schemas/member.ts';
export { type ImageCompletedEvent, type OpenAiErrorBody, parseSize } from './schemas/openai-image.ts';
export { PROMPT_CHARACTERS } from './schemas/prompt-text.ts';
export { SITE_DAILY_CARDS } from './schemas/site.ts';
export type { TemplateDefinition, TemplateNode } from './schemas/template-definition.ts';
export { templateDefinition } from './schemas/template-definition.ts';
export type {
  TemplateFlow,
  TemplateMarkSlot,
  TemplateOrnament,
  TemplatePartSlot,
  TemplateRegion,
  TemplateRole,
  TemplateRowSlot,
  TemplateSlot,
} from './schemas/template-region.ts';
export type { UserBody } from './schemas/user.ts';
export type { WebhookBody, WebhookDeliveryBody } from './schemas/webhook.ts';
export { parseQueryPairs, type QueryPair, UndecodableQueryError } from './signing/query-pairs.ts';
export { acceptedSigningTexts, parseSignature, toSigningText } from './signing/signing-text.ts';
export { isTrackingParameter, signedReadings, withoutTracking } from './signing/tracking-parameters.ts';
export { TEMPLATE_NAME } from './template-definition/names.ts';
export { WEBHOOK_EVENTS, WEBHOOK_TEST, type WebhookEventType } from './webhook-events.ts';

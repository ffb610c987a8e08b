import type { z } from 'zod';
import { openApiBody } from './operations/service.ts';
import { erased, eraseRequest } from './schemas/account-data.ts';
import {
  apiKey,
  createdKey,
  createKeyRequest,
  keyList,
  revokedKey,
  revokeKeyRequest,
  rotateKeyRequest,
  updateKeyRequest,
} from './schemas/api-key.ts';
import { auditLog } from './schemas/audit-log.ts';
import {
  checkoutRequest,
  portalRequest,
  redirect,
  webhookEvent,
  webhookReceived,
} from './schemas/billing.ts';
import {
  createBrandRequest,
  deletedBrand,
  replaceBrandRequest,
  savedBrand,
  savedBrandList,
} from './schemas/brand.ts';
import { briefRequest, readBrief } from './schemas/brief.ts';
import { explainRequest, explanation, signedUrl, signRequest, templateList } from './schemas/card.ts';
import { cataloguePage } from './schemas/catalogue.ts';
import { dailyUsage, dashboard, history, historyPage } from './schemas/dashboard.ts';
import { designDocument, designDocumentRequest, ogParams, ogParamsRequest } from './schemas/design.ts';
import { errorBody } from './schemas/error.ts';
import { fallbackCard, fallbackCardRequest } from './schemas/fallback-card.ts';
import {
  deletedGeneration,
  generateRequest,
  generation,
  generationDesign,
  previewRequest,
  submitted,
} from './schemas/generation.ts';
import { healthy, notReady, unhealthy } from './schemas/health.ts';
import { inspection, inspectRequest } from './schemas/inspect.ts';
import {
  invitedMember,
  inviteMemberRequest,
  member,
  memberList,
  removedMember,
  updateMemberRequest,
} from './schemas/member.ts';
import {
  imagesRequest,
  imagesResponse,
  modelList,
  openAiError,
  openAiModel,
} from './schemas/openai-image.ts';
import { accountList, ledgerReport, queueState, storesState } from './schemas/operator.ts';
import { createSiteRequest, deletedSite, site, siteList, updateSiteRequest } from './schemas/site.ts';
import {
  cardTemplate,
  definitionParts,
  deletedTemplate,
  ownTemplate,
  storedTemplate,
  templateDefinition,
  templateDraft,
  templatePreviewRequest,
} from './schemas/template-definition.ts';
import {
  deletedDraft,
  saveDraftRequest,
  savedDraft,
  savedDraftList,
  templateVersionList,
} from './schemas/template-draft.ts';
import { regionParts } from './schemas/template-region.ts';
import { deletedUpload, upload, uploadList } from './schemas/upload.ts';
import { registeredUser, registerRequest, user } from './schemas/user.ts';
import {
  createdWebhook,
  createWebhookRequest,
  deletedWebhook,
  rotateWebhookRequest,
  updateWebhookRequest,
  webhook,
  webhookDelivery,
  webhookDeliveryList,
  webhookList,
} from './schemas/webhook.ts';

/** What is sent and returned alike, and its parts that repeat or contain themselves, by their name in the OpenAPI document. */
export const sharedSchemas: Readonly<Record<string, z.ZodType>> = {
  TemplateDefinition: templateDefinition,
  ...definitionParts,
  ...regionParts,
};

/** Request bodies by their name in the OpenAPI document. */
export const requestSchemas: Readonly<Record<string, z.ZodType>> = {
  GenerateRequest: generateRequest,
  PreviewRequest: previewRequest,
  TemplatePreviewRequest: templatePreviewRequest,
  SaveDraftRequest: saveDraftRequest,
  BriefRequest: briefRequest,
  RegisterRequest: registerRequest,
  CreateKeyRequest: createKeyRequest,
  UpdateKeyRequest: updateKeyRequest,
  RotateKeyRequest: rotateKeyRequest,
  RevokeKeyRequest: revokeKeyRequest,
  InviteMemberRequest: inviteMemberRequest,
  UpdateMemberRequest: updateMemberRequest,
  EraseRequest: eraseRequest,
  SignRequest: signRequest,
  ExplainRequest: explainRequest,
  InspectRequest: inspectRequest,
  FallbackCardRequest: fallbackCardRequest,
  OgParamsRequest: ogParamsRequest,
  DesignDocumentRequest: designDocumentRequest,
  CreateBrandRequest: createBrandRequest,
  ReplaceBrandRequest: replaceBrandRequest,
  CreateSiteRequest: createSiteRequest,
  UpdateSiteRequest: updateSiteRequest,
  CreateWebhookRequest: createWebhookRequest,
  UpdateWebhookRequest: updateWebhookRequest,
  RotateWebhookRequest: rotateWebhookRequest,
  ImagesRequest: imagesRequest,
  CheckoutRequest: checkoutRequest,
  PortalRequest: portalRequest,
  WebhookEvent: webhookEvent,
};

/** Response bodies by their name in the OpenAPI document. */
export const responseSchemas: Readonly<Record<string, z.ZodType>> = {
  Error: errorBody,
  SubmittedGeneration: submitted,
  Generation: generation,
  GenerationDesign: generationDesign,
  DeletedGeneration: deletedGeneration,
  ReadBrief: readBrief,
  CataloguePage: cataloguePage,
  HistoryPage: historyPage,
  History: history,
  Dashboard: dashboard,
  DailyUsage: dailyUsage,
  User: user,
  RegisteredUser: registeredUser,
  ApiKey: apiKey,
  KeyList: keyList,
  CreatedKey: createdKey,
  RevokedKey: revokedKey,
  Member: member,
  MemberList: memberList,
  InvitedMember: invitedMember,
  RemovedMember: removedMember,
  AuditLog: auditLog,
  Erased: erased,
  SignedUrl: signedUrl,
  Explanation: explanation,
  Inspection: inspection,
  FallbackCard: fallbackCard,
  TemplateList: templateList,
  OwnTemplate: ownTemplate,
  StoredTemplate: storedTemplate,
  CardTemplate: cardTemplate,
  TemplateDraft: templateDraft,
  DeletedTemplate: deletedTemplate,
  SavedDraft: savedDraft,
  SavedDraftList: savedDraftList,
  DeletedDraft: deletedDraft,
  TemplateVersionList: templateVersionList,
  OgParams: ogParams,
  DesignDocument: designDocument,
  SavedBrand: savedBrand,
  SavedBrandList: savedBrandList,
  DeletedBrand: deletedBrand,
  Upload: upload,
  UploadList: uploadList,
  DeletedUpload: deletedUpload,
  Site: site,
  SiteList: siteList,
  DeletedSite: deletedSite,
  Webhook: webhook,
  WebhookList: webhookList,
  CreatedWebhook: createdWebhook,
  DeletedWebhook: deletedWebhook,
  WebhookDelivery: webhookDelivery,
  WebhookDeliveryList: webhookDeliveryList,
  Images: imagesResponse,
  ModelList: modelList,
  Model: openAiModel,
  OpenAiError: openAiError,
  Redirect: redirect,
  WebhookReceived: webhookReceived,
  AccountList: accountList,
  QueueState: queueState,
  StoresState: storesState,
  LedgerReport: ledgerReport,
  Health: healthy,
  Unhealthy: unhealthy,
  NotReady: notReady,
  OpenApi: openApiBody,
};

import type { z } from 'zod';
import { openApiAnswer } from './operations/service.ts';
import { erased, eraseRequest } from './schemas/account-data.ts';
import { apiKey, createdKey, createKeyRequest, keyList, revokedKey } from './schemas/api-key.ts';
import {
  checkoutRequest,
  portalRequest,
  redirect,
  webhookEvent,
  webhookReceived,
} from './schemas/billing.ts';
import { explainRequest, explanation, templateList } from './schemas/card.ts';
import { dashboard, history, historyPage } from './schemas/dashboard.ts';
import { designDocument, designDocumentRequest, ogParams, ogParamsRequest } from './schemas/design.ts';
import { errorBody } from './schemas/error.ts';
import { generateRequest, generation, submitted } from './schemas/generation.ts';
import { healthy, unhealthy } from './schemas/health.ts';
import { imagesAnswer, imagesRequest, modelList, openAiError } from './schemas/openai-image.ts';
import { registeredUser, registerRequest, user } from './schemas/user.ts';

/** Bodies of requests by their name in the description. */
export const requestSchemas: Readonly<Record<string, z.ZodType>> = {
  GenerateRequest: generateRequest,
  RegisterRequest: registerRequest,
  CreateKeyRequest: createKeyRequest,
  EraseRequest: eraseRequest,
  ExplainRequest: explainRequest,
  OgParamsRequest: ogParamsRequest,
  DesignDocumentRequest: designDocumentRequest,
  ImagesRequest: imagesRequest,
  CheckoutRequest: checkoutRequest,
  PortalRequest: portalRequest,
  WebhookEvent: webhookEvent,
};

/** Bodies of answers by their name in the description. */
export const answerSchemas: Readonly<Record<string, z.ZodType>> = {
  Error: errorBody,
  SubmittedGeneration: submitted,
  Generation: generation,
  HistoryPage: historyPage,
  History: history,
  Dashboard: dashboard,
  User: user,
  RegisteredUser: registeredUser,
  ApiKey: apiKey,
  KeyList: keyList,
  CreatedKey: createdKey,
  RevokedKey: revokedKey,
  Erased: erased,
  Explanation: explanation,
  TemplateList: templateList,
  OgParams: ogParams,
  DesignDocument: designDocument,
  Images: imagesAnswer,
  ModelList: modelList,
  OpenAiError: openAiError,
  Redirect: redirect,
  WebhookReceived: webhookReceived,
  Health: healthy,
  Unhealthy: unhealthy,
  OpenApi: openApiAnswer,
};

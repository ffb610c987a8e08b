export { describeExpectation } from './describe-expectation.ts';
export {
  createOpenApiDocument,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
} from './openapi.ts';
export {
  type Answer,
  type LimitName,
  limitOf,
  type Operation,
  type RequestOf,
  type ResponseSpec,
} from './operation.ts';
export { type OperationId, operations } from './operations.ts';
export { parseFields, toInvalidParameter } from './parse-fields.ts';
export { parseQuery } from './parse-query.ts';
export { DESIGN_DOCUMENT_MAX_BYTES } from './schemas/design.ts';
export type { ErrorBody } from './schemas/error.ts';
export type { GenerationBody, SubmittedBody } from './schemas/generation.ts';
export { type OpenAiErrorBody, parseSize } from './schemas/openai-image.ts';
export type { UserBody } from './schemas/user.ts';
export { parseQueryPairs, type QueryPair, UndecodableQueryError } from './signing/query-pairs.ts';
export { acceptedSigningTexts, parseSignature, toSigningText } from './signing/signing-text.ts';

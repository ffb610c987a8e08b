import { operations } from '@cardwright/contract';
import type { Caller } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import type { AppSettings, Handler, Incoming } from './handler.ts';
import { isLocalVisit, isSameOrigin } from './local-visit.ts';
import { parseRequest } from './parse-request.ts';
import type { RateLimits } from './rate-limit.ts';

/** Where the landing page gets previews without a key. Not part of the API. */
export const LOCAL_PREVIEWS = '/preview';

// Stands for nobody's account: previews read and write none.
const OWNER: Caller = { accountId: 'local', plan: 'free', keyId: 'local' };

/** As `POST /api/v1/previews`, but for the owner's browser on this machine instead of a key. Throws `forbidden`. */
export function createLocalPreviews(
  preview: Handler<'createPreview'>,
  settings: AppSettings,
  limits: RateLimits,
) {
  return async (request: Request, client: string): Promise<Response> => {
    if (!isLocalVisit(request, client, settings) || !isSameOrigin(request)) throw notLocal();
    return await limits.enforce(
      { name: 'local-previews', key: OWNER.accountId, plan: OWNER.plan },
      () => {},
      async () => {
        const parsed = await parseRequest(operations.createPreview, request, settings);
        const incoming = { ...parsed, caller: OWNER, raw: request, client, params: {} };
        // `parseRequest` validated the body with the schema from which the type is derived; a preview reads no target.
        return (await preview(incoming as unknown as Incoming<'createPreview'>)) as Response;
      },
    );
  };
}

const notLocal = (): ServiceError =>
  new ServiceError(
    'forbidden',
    'Only the landing page, opened on the computer of the service, draws previews without a key. Use POST /api/v1/previews with a key.',
    { code: 'not_local' },
  );

import { createOpenApiDocument } from '@cardwright/contract';
import type { AppParts, Handler, Handlers } from '../handler.ts';

const RETRY_SECONDS = 5;

export function serviceRoutes(parts: AppParts): Handlers<'getHealth' | 'getHealthAtRoot' | 'getOpenApi'> {
  const { settings, findFault, clock, leaving, log } = parts;

  const getHealth: Handler<'getHealth'> = async () => {
    const facts = {
      service: 'cardwright',
      version: settings.version,
      timestamp: clock.now().toISOString(),
    } as const;
    const putOff = { 'Retry-After': String(RETRY_SECONDS) };
    // Said first, so that a load balancer stops sending before the listener closes.
    if (leaving.aborted) return { status: 503, body: { status: 'shutting_down', ...facts }, headers: putOff };
    const fault = await findFault();
    if (fault === undefined) return { status: 200, body: { status: 'ok', ...facts } };
    log.error({ err: fault.cause, store: fault.store }, 'not healthy');
    return { status: 503, body: { status: `${fault.store}_unavailable`, ...facts }, headers: putOff };
  };

  return {
    getHealth,
    getHealthAtRoot: getHealth,
    getOpenApi: () => ({ status: 200, body: { ...createOpenApiDocument(settings.baseUrl()) } }),
  };
}

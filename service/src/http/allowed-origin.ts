import { ServiceError } from '../base/service-error.ts';
import { isLocalName } from './local-visit.ts';

/**
 * Whether pages of this origin are the service's own or come from this machine, such as a developer's tool: those that no other site
 * can pass itself off as, whatever its name resolves to.
 */
export function isAllowedOrigin(origin: string, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: parsed } = new URL(origin);
  if (parsed === new URL(baseUrl).origin) return true;
  return (protocol === 'http:' || protocol === 'https:') && isLocalName(hostname);
}

/** Throws `forbidden` for a page of another site: with DNS rebinding, it could reach a service that only its visitor can. */
export function checkOrigin(headers: Headers, baseUrl: string): void {
  const origin = headers.get('origin');
  if (origin === null || isAllowedOrigin(origin, baseUrl)) return;
  throw new ServiceError('forbidden', `Pages of this origin may not use MCP; only those of ${baseUrl} may.`, {
    code: 'origin_not_allowed',
  });
}

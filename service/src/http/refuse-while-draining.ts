import { ServiceError } from '../base/service-error.ts';

const RETRY_SECONDS = 5;

/** Throws `unavailable` / `shutting_down` once the service takes nothing new. */
export function refuseWhileDraining(draining: AbortSignal): void {
  if (!draining.aborted) return;
  throw new ServiceError('unavailable', 'The service is shutting down; try again in a moment.', {
    code: 'shutting_down',
    retryAfterSeconds: RETRY_SECONDS,
  });
}

import { ServiceError } from '../base/service-error.ts';
import type { KeyScope } from '../stores/schema.ts';

type Rotation = { rotatedAt: string | null; expiresAt: string | null };

/** Whether the key was rotated and its grace period is over. */
export const isRetired = ({ expiresAt }: Pick<Rotation, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now.toISOString();

/** The end of a sentence about a retired key. */
export const toRotationAdvice = ({ rotatedAt }: Pick<Rotation, 'rotatedAt'>): string =>
  `was rotated on ${rotatedAt?.slice(0, 10)}; use the key that replaced it.`;

/** Throws `unauthorized` for a key that is known and active but cannot make API calls. */
export function checkMayCall(key: Rotation & { scope: KeyScope }, now: Date): void {
  if (isRetired(key, now))
    throw new ServiceError('unauthorized', `This API key ${toRotationAdvice(key)}`, { code: 'key_rotated' });
  if (key.scope === 'sign')
    throw new ServiceError(
      'unauthorized',
      'This API key only signs URLs. Use a key with the scope "full" for API calls.',
      { code: 'signing_only_key' },
    );
}

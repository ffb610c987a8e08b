import type { ApiKey } from '../../accounts/types.ts';

/** A key as clients see it, without its secret. */
export const toKeyBody = ({ id, name, scope, permanentUrls, lastUsedAt, createdAt, expiresAt }: ApiKey) => ({
  id,
  name,
  scope,
  permanent_urls: permanentUrls,
  last_used_at: lastUsedAt,
  created_at: createdAt,
  expires_at: expiresAt,
});

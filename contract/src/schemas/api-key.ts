import { z } from 'zod';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';

const scope = z
  .enum(['full', 'sign'])
  .describe('`full`: API calls and signing. `sign`: signing only; API calls are refused.');

export const createKeyRequest = z.strictObject({
  name: plainText({ max: 100, multiline: false }).describe('A label for the key.'),
  scope: scope.default('full'),
  permanent_urls: z
    .boolean()
    .default(false)
    .describe('Whether URLs signed with the key may have `expires=never`. Cannot be changed later.'),
});

export const updateKeyRequest = z.strictObject({ name: createKeyRequest.shape.name });

export const rotateKeyRequest = z.strictObject({
  grace_seconds: z
    .int()
    .min(0)
    .max(86_400)
    .default(0)
    .describe('How long the old key keeps working, up to one day.'),
});

export const revokeKeyRequest = z.strictObject({
  confirm: z
    .boolean()
    .default(false)
    .describe('Required as `true` to revoke the last key that can make API calls.'),
});

export const apiKey = z.object({
  id: z.string().describe('Public part of the key, and of every signature made with it.'),
  name: z.string().describe('The label of the key.'),
  scope,
  permanent_urls: z.boolean().describe('Whether URLs signed with it may have `expires=never`.'),
  last_used_at: instant.nullable().describe('Last use, to the minute; null if never used.'),
  created_at: instant.describe('When the key was created.'),
  expires_at: instant
    .nullable()
    .describe('When the grace period ends, if the key was rotated; null otherwise.'),
});

export const keyList = z.object({
  keys: z.array(apiKey).describe('Active keys, oldest first, without secrets.'),
});

export const createdKey = z.object({
  ...apiKey.shape,
  key: z.string().describe('The full key. It is shown only once, is not stored, and cannot be recovered.'),
});

export const revokedKey = z.object({
  message: z.string().describe("Includes a warning if this was the account's last key for API calls."),
});

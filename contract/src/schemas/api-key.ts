import { z } from 'zod';
import { instant } from './instant.ts';
import { plainText } from './plain-text.ts';

export const createKeyRequest = z.strictObject({
  name: plainText({ max: 100, multiline: false }).describe('What the key is for; for your eyes.'),
});

export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  last_used_at: instant.nullable().describe('To the minute; null when it was never used.'),
  created_at: instant,
});

export const keyList = z.object({
  keys: z.array(apiKey).describe('Active keys, newest last. Never a secret.'),
});

export const createdKey = z.object({
  ...apiKey.shape,
  key: z.string().describe('The whole key. Shown here only: it is kept nowhere and cannot be recovered.'),
});

export const revokedKey = z.object({
  message: z.string().describe('Says so when this was the last key of the account.'),
});

import { z } from 'zod';
import { generation } from './generation.ts';
import { instant } from './instant.ts';
import { plan } from './user.ts';

export const dashboard = z.object({
  plan,
  plan_limit: z.int().describe('Credits a calendar month (UTC).'),
  credits_used: z.int().describe('In this calendar month.'),
  credits_remaining: z.int().min(0),
  total_generations: z.int().min(0).describe('Since the account exists.'),
  usage: z.object({
    current_period: z.int().describe('Credits used in this calendar month; the same as `credits_used`.'),
    period: z.string().meta({ pattern: '^\\d{4}-\\d{2}$' }).describe('The month that is counted, `2026-11`.'),
    limit: z.int().describe('The same as `plan_limit`.'),
    resets_at: instant.describe('When the next month begins.'),
  }),
});

export const historyPage = z.object({
  generations: z.array(generation).describe('Newest first.'),
  total: z.int().min(0).describe('Of the account, whatever `limit` and `offset` are.'),
});

export const history = z.array(generation).describe('Newest first.');

/** The part of a list that is asked for; without `limit`: `defaultLimit` items. */
export const pageQuery = (defaultLimit: number) =>
  z.object({
    limit: z.int().min(1).max(100).default(defaultLimit).describe('How many at most.'),
    offset: z.int().min(0).default(0).describe('How many of the newest to leave out.'),
  });

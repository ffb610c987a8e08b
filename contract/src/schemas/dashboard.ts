import { z } from 'zod';
import { generation } from './generation.ts';
import { day, instant } from './instant.ts';
import { plainText } from './plain-text.ts';
import { plan } from './user.ts';

export const dashboard = z.object({
  plan,
  plan_limit: z.int().describe('Credits per calendar month (UTC); 2147483647 if `unlimited` is true.'),
  unlimited: z.boolean().describe('Whether the account has no credit limit. Credits used are still counted.'),
  credits_used: z.int().describe('Credits used this calendar month.'),
  credits_remaining: z.int().min(0).describe('Never negative; 2147483647 if `unlimited` is true.'),
  total_generations: z.int().min(0).describe('Since the account was created.'),
  usage: z
    .object({
      current_period: z.int().describe('Credits used this calendar month; same as `credits_used`.'),
      period: z
        .string()
        .meta({ pattern: '^\\d{4}-\\d{2}$' })
        .describe('The current month, such as `2026-11`.'),
      limit: z.int().describe('Same as `plan_limit`.'),
      resets_at: instant.describe('Start of the next month.'),
    })
    .describe('The current month.'),
});

const counts = {
  credits: z.int().min(0).describe('Credits used: `images` and `cards` together.'),
  images: z.int().min(0).describe('For images from prompts and briefs. What was refunded is not counted.'),
  cards: z.int().min(0).describe('For signed cards that had to be rendered.'),
  requests: z.int().min(0).describe('Requests for signed cards that were answered with the card.'),
  cached: z.int().min(0).describe('Those of the requests that a cache answered, for free.'),
};

/** Keys, and templates, of a report. */
export const MOST_USED = 1000;

export const dailyUsage = z.object({
  from: day.describe('First day (UTC).'),
  to: day.describe('Last day (UTC).'),
  total: z.object(counts).describe('From `from` to `to`.'),
  days: z
    .array(z.object({ date: day.describe('In UTC.'), ...counts }))
    .describe('Every day from `from` to `to`, also those without usage.'),
  keys: z
    .array(
      z.object({
        source: z
          .enum(['key', 'studio', 'site', 'unknown'])
          .describe(
            '`studio` is a signed-in browser, `site` cards of the pages of a site; `unknown` was used before keys were recorded.',
          ),
        id: z.string().nullable().describe('Id of the key, unless `source` says otherwise.'),
        name: z.string().nullable().describe('Label of the key, or host of the site.'),
        active: z.boolean().describe('Whether the key still exists.'),
        ...counts,
      }),
    )
    .describe(`By API key, most credits first: at most ${MOST_USED}.`),
  templates: z
    .array(
      z.object({
        template: z
          .string()
          .nullable()
          .describe('`default` for images without a template; null before templates were recorded.'),
        ...counts,
      }),
    )
    .describe(`By template, most credits first: at most ${MOST_USED}.`),
  visitors: z
    .array(
      z.object({
        name: z.string().describe('A platform, such as `Slack`, or a kind of program, such as `Browsers`.'),
        requests: counts.requests,
      }),
    )
    .describe('Who requested signed cards, by `User-Agent`, most requests first.'),
});

// The arithmetic of dates needs years of four digits, and there is no usage before.
const queryDay = day.refine((date) => date >= '2000-01-01', 'must not be before 2000-01-01');

/** Days that one request may ask for. */
export const USAGE_MAX_DAYS = 366;

export const dailyUsageQuery = z.object({
  from: queryDay
    .optional()
    .describe(`First day (UTC), at most ${USAGE_MAX_DAYS} days up to \`to\`. Default: 30 days in all.`),
  to: queryDay.optional().describe('Last day (UTC). Default: today.'),
});

export const historyPage = z.object({
  generations: z.array(generation).describe('Newest first.'),
  total: z
    .int()
    .min(0)
    .describe('Number of matching generations, regardless of `limit`, `offset` and `cursor`.'),
  next_cursor: z
    .string()
    .nullable()
    .describe('Send it as `cursor` for the next page. Null on the last page.'),
});

export const history = z.array(generation).describe('Newest first.');

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional();

/** Pagination and filters of the history. */
export const historyQuery = (defaultLimit: number) =>
  z.object({
    limit: z.int().min(1).max(100).default(defaultLimit).describe('Maximum number of items.'),
    offset: z.int().min(0).default(0).describe('Number of items to skip.'),
    cursor: z
      .string()
      .optional()
      .describe(
        'The `next_cursor` of the page before, instead of `offset`: nothing is skipped or repeated if images are added or deleted meanwhile.',
      ),
    q: plainText({ max: 200, multiline: false })
      .optional()
      .describe(
        'Only generations whose prompt or brief contains this text, ignoring case. This and the filters below, but `starred=true`, search the 20,000 most recent ones.',
      ),
    starred: flag.describe('Only starred generations, or only those that are not.'),
    branded: flag.describe('Only generations that follow a design document, or only those that do not.'),
    format: z.enum(['png', 'jpeg']).optional().describe('Only images of this format.'),
    orientation: z
      .enum(['landscape', 'portrait', 'square'])
      .optional()
      .describe('Only images of this shape.'),
  });

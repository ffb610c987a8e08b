import { z } from 'zod';

/** RFC 3339 in UTC, as `Date.toISOString` writes it. */
export const instant = z.string().meta({ format: 'date-time' });

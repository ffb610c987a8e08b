import { z } from 'zod';

/** A calendar day, as `2026-11-21`. */
export const day = z.iso.date();

/** RFC 3339 in UTC, as `Date.toISOString` writes it. */
export const instant = z.string().meta({ format: 'date-time' });

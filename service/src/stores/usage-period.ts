/** The calendar month (UTC) that an instant counts towards, as `2026-11`. */
export const toPeriod = (instant: Date): string => instant.toISOString().slice(0, 7);

/** The first instant of the next calendar month (UTC): when the allowance is whole again. */
export const periodEnd = (instant: Date): Date =>
  new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 1));

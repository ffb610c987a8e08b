/** The same day and time of the next month (UTC), or that month's last day when it is shorter. */
export function addMonth(instant: Date): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + 1);
  // The 31st of a month with 30 days ran over into the month after.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0);
  return later;
}

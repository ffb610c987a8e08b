import type { Dashboard } from '../../generations/types.ts';

/** As `GET /dashboard` returns it. */
export const toDashboardBody = (dashboard: Dashboard) => ({
  plan: dashboard.plan,
  plan_limit: dashboard.planLimit,
  unlimited: dashboard.unlimited,
  credits_used: dashboard.creditsUsed,
  credits_remaining: dashboard.creditsRemaining,
  total_generations: dashboard.totalGenerations,
  usage: {
    current_period: dashboard.creditsUsed,
    period: dashboard.currentPeriod,
    limit: dashboard.planLimit,
    resets_at: dashboard.resetsAt.toISOString(),
  },
});

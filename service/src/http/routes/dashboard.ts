import type { AppParts, Handlers } from '../handler.ts';
import { toGenerationBody } from '../to-generation-body.ts';

export function dashboardRoutes({
  generations,
  settings,
}: AppParts): Handlers<'getDashboard' | 'getDashboardHistory' | 'getHistory'> {
  const readPage = async (accountId: string, page: { limit: number; offset: number }) => {
    const { generations: found, total } = await generations.history(accountId, page);
    const baseUrl = settings.baseUrl();
    return { generations: found.map((generation) => toGenerationBody(generation, baseUrl)), total };
  };

  return {
    getDashboard: async ({ caller }) => {
      const dashboard = await generations.dashboard(caller.accountId);
      return {
        status: 200,
        body: {
          plan: dashboard.plan,
          plan_limit: dashboard.planLimit,
          credits_used: dashboard.creditsUsed,
          credits_remaining: dashboard.creditsRemaining,
          total_generations: dashboard.totalGenerations,
          usage: {
            current_period: dashboard.creditsUsed,
            period: dashboard.currentPeriod,
            limit: dashboard.planLimit,
            resets_at: dashboard.resetsAt.toISOString(),
          },
        },
      };
    },

    getDashboardHistory: async ({ caller, query }) => ({
      status: 200,
      body: await readPage(caller.accountId, query),
    }),

    getHistory: async ({ caller, query }) => ({
      status: 200,
      body: (await readPage(caller.accountId, query)).generations,
    }),
  };
}

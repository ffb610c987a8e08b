import type { Tracing } from '../observability/tracing.ts';
import type { GuardedFetch } from './guarded-fetch.ts';

/** `guardedFetch` with a span for each fetch, which tells the host and nothing else of the address. */
export const traceFetch =
  (guardedFetch: GuardedFetch, tracing: Tracing): GuardedFetch =>
  (url, allowedHosts) =>
    tracing.span('fetch', { 'server.address': URL.parse(url)?.hostname }, async (span) => {
      const bytes = await guardedFetch(url, allowedHosts);
      span.set({ 'http.response.body.size': bytes.length });
      return bytes;
    });

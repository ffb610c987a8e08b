import type { Tracing } from '../observability/tracing.ts';
import type { GuardedFetch } from './fetch-guarded.ts';

/** `fetchGuarded` with a span for each fetch, which tells the host and nothing else of the address. */
export const traceFetch =
  (fetchGuarded: GuardedFetch, tracing: Tracing): GuardedFetch =>
  (url) =>
    tracing.span('fetch', { 'server.address': URL.parse(url)?.hostname }, async (span) => {
      const bytes = await fetchGuarded(url);
      span.set({ 'http.response.body.size': bytes.length });
      return bytes;
    });

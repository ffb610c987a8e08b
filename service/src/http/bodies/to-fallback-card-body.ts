import type { FallbackCard } from '../../accounts/types.ts';

export function toFallbackCardBody(card: FallbackCard | undefined) {
  if (card?.mode === 'card') return { ...card };
  return { mode: card?.mode ?? ('default' as const), template: null, params: null };
}

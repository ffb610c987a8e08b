import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

/** The words of an offer in the order in which a card shows them. */
function inOrder(prompt: string): string {
  const { title, metric, subtitle = '', eyebrow = '' } = parsePrompt(prompt).copy;
  const figure = metric ? [metric.prefix, metric.value, metric.suffix].filter(Boolean).join(' ') : '';
  const rows = metric?.leads ? [figure, title] : [title, figure];
  return [eyebrow, ...rows, subtitle].filter(Boolean).join(' ').toLowerCase();
}

describe('an offer', () => {
  test.each([
    'Summer sale: 30% off all boards',
    'Black Friday: 50% off everything',
    '20 % Rabatt auf alle Fahrräder',
    'Saldi! Sconti fino al 70% su tutta la collezione invernale',
    'Promoção de Páscoa: 20% de desconto em todos os chocolates',
    "Soldes d'été : jusqu'à 50 % de réduction sur les chaussures",
    'Скидка 30% на все букеты',
    'Uitverkoop: 40% korting op alle jassen',
    'Rebajas: hasta 60 % de descuento en toda la tienda',
  ])('keeps every word in the order of its author: %s', (prompt) => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}%]+/gu, ' ');
    expect(plain(inOrder(prompt)).trim()).toBe(plain(prompt).trim());
  });

  test('has the figure first where nothing is said before it', () => {
    const names = fc.constantFrom('winter jackets', 'garden chairs', 'all boots');
    fc.assert(
      fc.property(names, fc.integer({ min: 5, max: 90 }), (name, percent) => {
        const { title, metric } = parsePrompt(`${percent}% off ${name}`).copy;
        expect(metric).toEqual({ value: `${percent}%`, suffix: 'OFF', leads: true });
        expect(title.toLowerCase()).toBe(name);
      }),
    );
  });

  test('parts the day it ends and the house it is in', () => {
    expect(parsePrompt("-30 % sur toutes les plantes jusqu'à dimanche, Jardinerie Duval").copy).toMatchObject(
      {
        title: 'Sur toutes les plantes',
        date: "Jusqu'à dimanche",
        place: 'Jardinerie Duval',
      },
    );
  });
});

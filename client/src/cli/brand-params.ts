import type { Cardwright } from '../index.ts';
import type { OptionTable } from './command.ts';
import { usageError } from './command-error.ts';

export const BRAND_OPTION = {
  brand: {
    type: 'string',
    value: 'NAME',
    description: 'A saved brand whose colors, font and texts og_brand takes; this makes a request.',
  },
} as const satisfies OptionTable;

/** The parameters that a saved brand declares, which are written into the URL. */
export async function findBrandParams(
  { design }: Cardwright,
  template: string,
  brand: string | undefined,
): Promise<Readonly<Record<string, string>>> {
  if (brand === undefined) return {};
  if (template !== 'og_brand') throw usageError('--brand requires the template og_brand.');
  return Object.fromEntries(
    Object.entries((await design.ogParams({ brand })).params).map(([name, value]) => [name, String(value)]),
  );
}

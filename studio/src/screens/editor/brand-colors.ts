import { api } from '../../base/api.ts';
import { readBrandParams } from '../../base/brand-look.ts';
import { toParameterLabel } from '../cards/parameter.ts';

/** A color that a saved brand declares. */
export type BrandColor = { label: string; color: string };

const COLORS = ['accent', 'bg', 'bg2', 'fg', 'muted'];
// Among more, nobody would find a color.
const MOST_BRANDS = 3;

/** The colors of the account's first brands, each once. */
export async function listBrandColors(signal: AbortSignal): Promise<readonly BrandColor[]> {
  const brands = (await api.brands.list({ signal })).slice(0, MOST_BRANDS);
  const declared = await Promise.all(brands.map(({ name }) => readBrandParams(name, COLORS)));
  const colors = declared.flatMap((params, index) =>
    Object.entries(params).map(([parameter, color]) => ({
      label: `${brands[index]?.name}, ${toParameterLabel(parameter)}`,
      color,
    })),
  );
  return colors.filter(({ color }, index) => colors.findIndex((one) => one.color === color) === index);
}

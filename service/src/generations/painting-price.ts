import type { SubmitInput } from './types.ts';

/** The engine of a request that uses no model. */
export const COMPOSER = 'composer';

/** Of one image. */
export const DRAWING_CREDITS = 1;

/** What a model paints, and what that costs. */
export type PaintingPrice = {
  /** As requests name it. */
  painter: string;
  /** `asked`: only where a request names the painter. */
  when: 'asked' | 'pictures';
  /** Of one painted image. */
  credits: number;
};

type Asked = { engine?: string | null | undefined; templateId: string };

/** Whether a request may be painted, as far as it can be told before its prompt is read. */
export function mayBePainted(
  { engine, templateId }: Asked,
  { painter, when }: Pick<PaintingPrice, 'painter' | 'when'>,
): boolean {
  if (engine === COMPOSER || templateId !== 'default') return false;
  return when === 'pictures' || engine === painter;
}

/** Credits to charge for an image; what was too much is given back once it is drawn. */
export function priceOf(input: SubmitInput, price: PaintingPrice | undefined): number {
  if (price === undefined || input.image !== undefined || input.brief?.image != null) return DRAWING_CREDITS;
  return mayBePainted(input, price) ? price.credits : DRAWING_CREDITS;
}

import type { Outfit } from '../outfit.ts';

export const tights: Outfit = {
  top: { pot: 'main', sleeve: 0, ease: 1, collar: 'straps' },
  legs: { kind: 'trousers', pot: 'second', to: 1.85, ease: 0.6 },
  shoes: 'sneaker',
};
export const shirt: Outfit = {
  top: { pot: 'main', sleeve: 1.9, collar: 'shirt' },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'shoe',
};
export const rolledShirt: Outfit = {
  top: { pot: 'main', sleeve: 1.35, collar: 'shirt' },
  legs: { kind: 'trousers', pot: 'second', to: 1.95 },
  shoes: 'shoe',
};
export const aproned: Outfit = {
  ...rolledShirt,
  top: { pot: 'main', sleeve: 0.9, collar: 'crew' },
  extras: ['apron'],
};

import type { ShadedObject } from '../art/objects/objects.ts';
import type { Ornament, Region, Spec } from '../specs/spec.ts';
import { GROUP } from './group-things.ts';

// Of its region; so much of the longer side is outside the card that all the rest is inside the region.
const LARGE: Pick<Ornament, 'size' | 'bleed'> = { size: { wide: 1.1, tall: 1.12 }, bleed: 0.1 };
const WHOLE = 0.9;
// A field above words is much wider than it is high: in its corner, a thing that is cut would leave the rest empty.
const IN_FIELD = { size: { wide: 1.1, tall: 0.94 }, bleed: { wide: 0.1, tall: 0 } } as const;
// How much larger one in a corner is that does not keep the margins.
const IN_CORNER = 1.2;

type Shown = {
  object: ShadedObject | undefined;
  motif: string;
  /** The card is about something to listen to. */
  heard: boolean;
};

/**
 * A spec as it shows its object: a shaded one large, and over two edges of the card, unless it stands; several things whole, since of one
 * that is cut at an edge little may be left.
 */
export function fitSpecToObject(spec: Spec, { heard, ...shown }: Shown): Spec {
  if (!heard) return fitSize(spec, shown);
  const whole = changeObject(spec, (ornament) => ({ ...ornament, size: WHOLE }));
  return { ...whole, region: withBackdrop(whole.region) };
}

/** With a pattern on the field behind the object. */
const withBackdrop = ({ art, regions, ...region }: Region): Region => ({
  ...region,
  ...(art && { art: region.ground === 'field' && Array.isArray(art) ? [{ draw: 'pattern' }, ...art] : art }),
  ...(regions && { regions: regions.map(withBackdrop) }),
});

function fitSize(spec: Spec, { object, motif }: Omit<Shown, 'heard'>): Spec {
  if (object) return changeObject(spec, (ornament, at) => place(ornament, object, at));
  return motif === GROUP ? changeObject(spec, ({ bleed: _, ...ornament }) => ornament) : spec;
}

const changeObject = (spec: Spec, by: Change): Spec => ({ ...spec, region: change(spec.region, 'end', by) });

type Change = (ornament: Ornament, place: Place) => Ornament;

function change(region: Region, side: Place['side'], by: Change): Region {
  const { art, regions, otherwise, ground } = region;
  const draws = Array.isArray(art) ? art : [];
  const changed = (one: Ornament): Ornament =>
    one.draw === 'object' && one.image === 'object' ? by(one, { side, ground }) : one;
  return {
    ...region,
    ...(draws.length > 0 ? { art: draws.map(changed) } : {}),
    ...(regions ? { regions: regions.map((one, at) => change(one, at === 0 ? 'start' : 'end', by)) } : {}),
    ...(otherwise ? { otherwise: change(otherwise, side, by) } : {}),
  };
}

type Place = { side: 'start' | 'end'; ground: Region['ground'] };

function place(ornament: Ornament, { stands }: ShadedObject, { side, ground }: Place): Ornament {
  const { at, size } = ornament;
  if (typeof at === 'string' && at.startsWith('inside')) return { ...ornament, ...inCorner(ornament) };
  if (stands) return at === undefined && typeof size === 'number' ? { ...ornament, size: WHOLE } : ornament;
  return ground === 'field'
    ? { ...ornament, at: { wide: `${side} bottom`, tall: 'middle' }, ...IN_FIELD }
    : { ...ornament, at: { wide: `${side} bottom`, tall: `${side} top` }, ...LARGE };
}

const inCorner = ({ size }: Ornament): Partial<Ornament> => ({
  at: 'end top',
  bleed: 0.14,
  ...(typeof size === 'object'
    ? {
        size: Object.fromEntries(
          Object.entries(size).map(([shape, px]) => [shape, px * IN_CORNER]),
        ) as typeof size,
      }
    : {}),
});

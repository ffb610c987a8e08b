import type { Role } from '../parts/part.ts';
import type { By, ByShape, GroundName, Ornament, Region, Slot } from './spec.ts';

/** All values, of a shape or another. */
const listValues = <T>(value: By<T> | undefined): T[] =>
  value === undefined ? [] : isByShape(value) ? Object.values(value) : [value];

const isByShape = <T>(value: By<T>): value is ByShape<T> =>
  typeof value === 'object' && value !== null && 'wide' in value;

const ofSlot = (slot: Slot): Role[] =>
  'row' in slot ? slot.row.flatMap(ofSlot) : 'mark' in slot || (slot.nth ?? 1) > 1 ? [] : [slot.of];

/** The places of a region, one or several for a role, in all shapes together. */
export const listRoles = ({ flow, regions = [] }: Region): Role[] => [
  ...listValues(flow).flatMap(({ groups }) => groups.flat().flatMap(ofSlot)),
  ...regions.flatMap((region) => listRoles(region)),
];

/** What a region has a place for, in its words or in a drawing. */
export const rolesOf = (region: Region): ReadonlySet<Role> =>
  new Set([...listRoles(region), ...(draws(region, ['link']) ? (['link'] as const) : [])]);

const drawingsIn = ({ art, regions = [] }: Region): Ornament['draw'][] => [
  ...listValues(art).flatMap((ornaments) => ornaments.map(({ draw }) => draw)),
  ...regions.flatMap((region) => drawingsIn(region)),
];

const slotsOf = (slot: Slot): Slot[] => ('row' in slot ? slot.row.flatMap(slotsOf) : [slot]);

const slotsIn = ({ flow, regions = [] }: Region): Slot[] => [
  ...listValues(flow).flatMap(({ groups }) => groups.flat().flatMap(slotsOf)),
  ...regions.flatMap(slotsIn),
];

/** Whether a region shows the sign of a brand beside its name. */
export const showsLogo = (region: Region): boolean =>
  slotsIn(region).some((slot) => 'of' in slot && slot.as === 'brand');

/** Whether a region sets facts below labels that are smaller than everything else. */
export const showsFacts = (region: Region): boolean =>
  slotsIn(region).some((slot) => 'of' in slot && slot.as === 'facts');

/** Whether some of it stands on this ground; with `worded`, whether words do. */
export const standsOn = (region: Region, ground: GroundName, worded = false): boolean =>
  (region.ground === ground && (!worded || listRoles(region).length > 0)) ||
  (region.regions ?? []).some((one) => standsOn(one, ground, worded));

/** Whether one of these drawings is on a region. */
export const draws = (region: Region, names: readonly Ornament['draw'][]): boolean =>
  drawingsIn(region).some((draw) => names.includes(draw));

const drawsOtherThan = (region: Region, names: readonly Ornament['draw'][]): boolean =>
  drawingsIn(region).some((draw) => !names.includes(draw));

/** Whether a region is nothing but words on the ground of the card. */
export const isPlain = ({ ground, art, regions = [] }: Region): boolean =>
  ground === undefined && art === undefined && regions.every(isPlain);

/** Whether an accent is seen on a region: as a field, or in a drawing. */
export const showsAccent = (region: Region): boolean =>
  standsOn(region, 'field') || drawsOtherThan(region, ['frame']);

/** The same where it has to be the color that was asked for: a thing has its own. */
export const showsAskedAccent = (region: Region): boolean =>
  standsOn(region, 'field') || drawsOtherThan(region, ['frame', 'object']);

/** Whether a region has a drawing that says nothing; a count, or the thing that the card is about, does. */
export const isDecorated = (region: Region): boolean => drawsOtherThan(region, ['frame', 'units', 'object']);

import type { Role } from '../parts/part.ts';
import type { By, ByShape, Ornament, Region, Slot } from './spec.ts';

/** All values, of a shape or another. */
const listValues = <T>(value: By<T> | undefined): T[] =>
  value === undefined ? [] : isByShape(value) ? Object.values(value) : [value];

const isByShape = <T>(value: By<T>): value is ByShape<T> =>
  typeof value === 'object' && value !== null && 'wide' in value;

const ofSlot = (slot: Slot): Role[] =>
  'row' in slot ? slot.row.flatMap(ofSlot) : 'mark' in slot ? [] : [slot.of];

/** The places of a region, one or several for a role, in all shapes together. */
export const listRoles = ({ flow, regions = [] }: Region): Role[] => [
  ...listValues(flow).flatMap(({ groups }) => groups.flat().flatMap(ofSlot)),
  ...regions.flatMap((region) => listRoles(region)),
];

/** What a region has a place for. */
export const rolesOf = (region: Region): Set<Role> => new Set(listRoles(region));

const drawsIn = ({ art }: Region, plain: readonly Ornament['draw'][]): boolean =>
  listValues(art).some((ornaments) => ornaments.some(({ draw }) => !plain.includes(draw)));

/** Whether an accent is seen on a region: as a field, or in a drawing. */
export const showsAccent = (region: Region): boolean =>
  region.ground === 'field' || drawsIn(region, ['frame']) || (region.regions ?? []).some(showsAccent);

/** Whether a region has a drawing that says nothing; a count, or the thing that the card is about, does. */
export const isDecorated = (region: Region): boolean =>
  drawsIn(region, ['frame', 'units', 'object']) || (region.regions ?? []).some(isDecorated);

import type { Role } from '../parts/part.ts';
import type { By, ByShape, Region, Slot } from './spec.ts';

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

/** Whether an accent is seen on a region: as a field, or in a drawing. */
export const showsAccent = ({ ground, art, regions = [] }: Region): boolean =>
  ground === 'field' ||
  listValues(art).some((ornaments) => ornaments.some(({ draw }) => draw !== 'frame')) ||
  regions.some(showsAccent);

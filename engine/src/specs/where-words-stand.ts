import type { By, Flow, Region, Slot } from './spec.ts';

type Wish = 'left' | 'right' | 'top' | 'bottom' | 'center';
type Place = { across: 'left' | 'right' | 'center'; down: 'top' | 'middle' | 'bottom' };

const onWide = <T>(value: By<T> | undefined): T | undefined =>
  typeof value === 'object' && value !== null && 'wide' in value ? (value as { wide: T }).wide : (value as T);

const leads = (slot: Slot): boolean =>
  'row' in slot ? slot.row.some(leads) : 'of' in slot && (slot.of === 'title' || slot.of === 'figure');

function placeIn({ groups, justify, align }: Flow): Place | undefined {
  const at = groups.findIndex((slots) => slots.some(leads));
  if (at < 0) return undefined;
  const wanted = onWide(justify);
  const last = groups.length > 1 && at === groups.length - 1;
  const apart = last ? 'bottom' : at === 0 ? 'top' : 'middle';
  const foot = at === 0 ? 'top' : 'bottom';
  const down = wanted === 'between' ? apart : wanted === 'foot' ? foot : (wanted ?? 'top');
  return { across: onWide(align) === 'center' ? 'center' : 'left', down };
}

/** Where what leads a card stands on a wide one, read from left to right. */
function findPlace({ flow, regions = [], split }: Region): Place | undefined {
  const own = onWide(flow);
  const place = own && placeIn(own);
  if (place) return place;
  const beside = onWide(split) !== 'below';
  for (const [at, region] of regions.entries()) {
    const inner = findPlace(region);
    if (inner) return beside && at > 0 ? { ...inner, across: 'right' } : inner;
  }
  return undefined;
}

/** The same with its two halves changed over, where its words stand on the one where reading starts. */
export function turned(region: Region): Region {
  const { regions = [], split } = region;
  if (regions.length !== 2 || onWide(split) === 'below' || findPlace(region)?.across !== 'left')
    return region;
  return { ...region, regions: regions.toReversed() };
}

/** The same with its title on the top, and below that what explains it, where all words stand on the foot. */
export function lifted(region: Region): Region {
  const flow = onWide(region.flow);
  const [slots = [], ...more] = flow?.groups ?? [];
  if (!flow || more.length > 0 || onWide(flow.justify) !== 'bottom') return region;
  const told = slots.findLastIndex((slot) => 'of' in slot && (slot.of === 'title' || slot.of === 'text'));
  const groups = [slots.slice(0, told + 1), slots.slice(told + 1)].filter((group) => group.length > 0);
  return { ...region, flow: { ...flow, groups, justify: groups.length > 1 ? 'between' : 'top' } };
}

/** Whether what leads a card stands where it was asked for. */
export function meetsWish(region: Region, wish: Wish): boolean {
  const place = findPlace(region);
  return place !== undefined && (place.across === wish || place.down === wish);
}

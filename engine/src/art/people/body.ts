export type Age = 'baby' | 'child' | 'teen' | 'adult' | 'old';
export type Sex = 'woman' | 'man';

/** Lengths and half widths of a body, in the drawing's units: an adult of 1.75 m is 400 high. */
export type Body = {
  metres: number;
  /** Chin to crown. */
  head: number;
  neck: number;
  /** Neck to hip joint. */
  torso: number;
  thigh: number;
  shin: number;
  /** Ankle to sole. */
  ankle: number;
  foot: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  /** Half widths seen from the front. */
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  /** Half widths seen from the side. */
  chestDeep: number;
  waistDeep: number;
  hipDeep: number;
  neckWide: number;
  /** Radii of the limbs from the trunk outwards. */
  arm: readonly [number, number, number];
  leg: readonly [thigh: number, knee: number, calf: number, ankle: number];
  /** How far the back is bowed, degrees. */
  stoop: number;
};

type Shares = Omit<Body, 'metres' | 'arm' | 'leg' | 'stoop'> & { arm: Body['arm']; leg: Body['leg'] };

export const UNITS_PER_METRE = 400 / 1.75;

// Shares of the height. Seven heads for an adult, as figure drawing teaches; four and a half for a child, four for a baby.
const ADULT: Shares = {
  head: 0.142,
  neck: 0.036,
  torso: 0.298,
  thigh: 0.25,
  shin: 0.238,
  ankle: 0.034,
  foot: 0.128,
  upperArm: 0.166,
  foreArm: 0.146,
  hand: 0.062,
  shoulder: 0.106,
  chest: 0.084,
  waist: 0.072,
  hip: 0.08,
  chestDeep: 0.062,
  waistDeep: 0.053,
  hipDeep: 0.061,
  neckWide: 0.0285,
  arm: [0.031, 0.025, 0.0175],
  leg: [0.05, 0.033, 0.031, 0.019],
};
const WOMAN: Partial<Shares> = {
  shoulder: 0.092,
  chest: 0.074,
  waist: 0.057,
  hip: 0.085,
  chestDeep: 0.06,
  waistDeep: 0.047,
  hipDeep: 0.062,
  neckWide: 0.023,
  arm: [0.0245, 0.02, 0.0145],
  leg: [0.05, 0.0305, 0.029, 0.0175],
};
const YOUNG: Record<'baby' | 'child' | 'teen', Partial<Shares>> = {
  teen: { head: 0.155, torso: 0.29, shoulder: 0.09, chest: 0.074, waist: 0.06, hip: 0.075 },
  child: {
    head: 0.22,
    neck: 0.026,
    torso: 0.284,
    thigh: 0.212,
    shin: 0.202,
    ankle: 0.037,
    foot: 0.13,
    upperArm: 0.15,
    foreArm: 0.132,
    hand: 0.058,
    shoulder: 0.092,
    chest: 0.08,
    waist: 0.074,
    hip: 0.077,
    chestDeep: 0.062,
    waistDeep: 0.06,
    hipDeep: 0.06,
    neckWide: 0.026,
    arm: [0.0285, 0.0235, 0.0175],
    leg: [0.044, 0.032, 0.03, 0.021],
  },
  baby: {
    head: 0.262,
    neck: 0.016,
    torso: 0.335,
    thigh: 0.166,
    shin: 0.15,
    ankle: 0.046,
    foot: 0.13,
    upperArm: 0.14,
    foreArm: 0.12,
    hand: 0.062,
    shoulder: 0.112,
    chest: 0.108,
    waist: 0.112,
    hip: 0.118,
    chestDeep: 0.09,
    waistDeep: 0.1,
    hipDeep: 0.1,
    neckWide: 0.04,
    arm: [0.044, 0.037, 0.026],
    leg: [0.07, 0.051, 0.048, 0.034],
  },
};
const METRES: Record<Age, number> = { baby: 0.82, child: 1.24, teen: 1.6, adult: 1.76, old: 1.68 };

/** `build` is 0.9 (slim) to 1.25 (broad); it widens the body, never the head. */
export function toBody(age: Age, sex: Sex, build: number): Body {
  const young = age === 'baby' || age === 'child' || age === 'teen' ? YOUNG[age] : {};
  const grown = age === 'baby' || age === 'child' ? {} : sex === 'woman' ? WOMAN : {};
  const shares: Shares = { ...ADULT, ...grown, ...young };
  const metres = METRES[age] - (sex === 'woman' && METRES[age] > 1.5 ? 0.07 : 0);
  const height = metres * UNITS_PER_METRE;
  const wide = (share: number, by = build): number => share * height * by;
  const soft = 1 + (build - 1) * 1.5;
  const slight = 1 + (build - 1) * 0.6;
  const [a, b, c] = shares.arm;
  const [d, e, f, g] = shares.leg;
  return {
    metres,
    head: shares.head * height,
    neck: shares.neck * height,
    torso: shares.torso * height,
    thigh: shares.thigh * height,
    shin: shares.shin * height,
    ankle: shares.ankle * height,
    foot: shares.foot * height,
    upperArm: shares.upperArm * height,
    foreArm: shares.foreArm * height,
    hand: shares.hand * height,
    shoulder: wide(shares.shoulder, slight),
    chest: wide(shares.chest),
    waist: wide(shares.waist, soft),
    hip: wide(shares.hip),
    chestDeep: wide(shares.chestDeep),
    waistDeep: wide(shares.waistDeep, soft),
    hipDeep: wide(shares.hipDeep),
    neckWide: wide(shares.neckWide, slight),
    arm: [wide(a), wide(b, slight), wide(c, slight)],
    leg: [wide(d), wide(e, slight), wide(f, slight), wide(g, slight)],
    stoop: age === 'old' ? 9 : 0,
  };
}

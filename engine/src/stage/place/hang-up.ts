import type { Actor } from '../../art/scenes/actors/actors.ts';
import { getPlace } from '../../art/scenes/places.ts';
import { path, stroke, svg } from '../../art/svg.ts';
import type { Role } from '../plan/scene-plan.ts';
import type { Cluster } from './arrange-cast.ts';
import type { Figure } from './figure.ts';
import { ACCESSORY, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';

// Shares of the unit: height of one figure, how far the line sags, length of the cords.
const TALL = 0.2;
const ALONE = 0.26;
const SAG = 0.07;
const CORD = 0.035;
const EDGE = 0.05;
const TOP = 0.1;
const COLORS = { main: '#4a3b33', second: '#4a3b33', accent: '#4a3b33', ink: '#2b211c', light: '#e9dcc2' };

/** Whether a cluster hangs freely, not from a branch of its own. */
export const isHanging = ({ figures }: Cluster, { plan }: PlacementContext): boolean =>
  figures.length > 0 &&
  figures.every(({ role, host }) => plan.cast[role]?.hung === true && host === undefined);

/**
 * Hangs figures side by side on a line across the picture, or indoors on cords from the ceiling, never in front of
 * the words.
 */
export function hangUp(clusters: readonly Cluster[], placing: PlacementContext, placed: PlacedCast[]): void {
  const members = clusters.flatMap(({ figures }) => figures);
  if (members.length === 0) return;
  const { stage, plan, subjectX } = placing;
  const { width, height, unit, calm } = stage;
  const indoors = getPlace(plan.place).indoors !== undefined;
  // Beside the words if there is room, otherwise below them.
  const beside = calm && width - (calm.x + calm.width) > width * 0.3 && calm.x < width * 0.3;
  const from = beside ? calm.x + calm.width + unit * 0.04 : 0;
  const to = width;
  const start = (calm && !beside ? calm.y + calm.height : 0) + height * TOP;
  const tall = unit * (members.length === 1 ? ALONE : TALL);
  const room = to - from - width * EDGE * 2;
  const ratio = ({ role, nth }: Figure): number => {
    const { drawing: subject } = plan.cast[role]?.players[nth] ??
      plan.cast[role]?.actor ?? { drawing: { width: 1, height: 1 } };
    return subject.width / subject.height;
  };
  const wides = members.map((member) => tall * ratio(member));
  const all = wides.reduce((sum, wide) => sum + wide, 0);
  const gap = Math.min(unit * 0.22, Math.max(unit * 0.03, (room - all) / members.length));
  const span = all + gap * (members.length - 1);
  const scale = Math.min(1, room / span);
  const middle =
    plan.cast[0]?.hung && !calm ? Math.max(subjectX * width, from + (span * scale) / 2) : (from + to) / 2;
  const lineAt = (x: number): number => start + unit * SAG * (1 - ((2 * (x - from)) / (to - from) - 1) ** 2);
  let x = Math.min(
    Math.max(middle - (span * scale) / 2, from + width * EDGE),
    to - width * EDGE - span * scale,
  );
  let cords = indoors
    ? ''
    : svg`M${from} ${start}Q${(from + to) / 2} ${start + unit * SAG * 2} ${to} ${start}`;
  const hung: PlacedCast[] = [];
  for (const [at, figure] of members.entries()) {
    const role = plan.cast[figure.role];
    if (!role) continue;
    const wide = (wides[at] ?? 0) * scale;
    const centre = x + wide / 2;
    // Every second one hangs lower.
    const cord = unit * CORD * (at % 2 === 0 ? 1 : 1.9);
    const top = (indoors ? start + unit * SAG : lineAt(centre)) + cord;
    cords += svg`M${centre} ${indoors ? -2 : lineAt(centre)}V${top + tall * scale * 0.04}`;
    const one = placeFigure(figure, role, placing, {
      x: centre,
      tall: tall * scale,
      foot: top + tall * scale,
      looks: 'right',
    });
    hung.push({
      ...one,
      cast: { ...one.cast, x: centre, tall: tall * scale, foot: top + tall * scale, raised: true },
    });
    x += wide + gap * scale;
  }
  placed.push(...drawLine(cords, members[0], placing), ...hung);
}

/** Draws the line and the cords as a figure of the size of the picture. */
function drawLine(cords: string, first: Figure | undefined, placing: PlacementContext): PlacedCast[] {
  if (!first) return [];
  const { width, height, unit } = placing.stage;
  const subject = {
    name: 'line',
    nouns: [],
    width,
    height,
    natural: COLORS,
    draw: ({ main }: typeof COLORS) => path(cords, stroke(main, Math.max(1.5, unit * 0.005))),
  };
  const actor: Actor = {
    drawing: subject,
    nouns: [],
    being: 'thing',
    home: 'street',
    standsOn: 'air',
    tall: 1,
    metres: 1,
  };
  const role: Role = { noun: 'line', thing: ACCESSORY, actor, players: [actor], count: 1 };
  const at = { x: width / 2, tall: height, foot: height, looks: 'right' as const };
  const { cast } = placeFigure({ ...first, role: ACCESSORY }, role, placing, at);
  return [{ figure: { ...first, role: ACCESSORY }, cast: { ...cast, ...at, raised: true } }];
}

import { artLayer } from '../../art/art-layer.ts';
import { fill, path, svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import { setColumn } from '../column.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST_LETTERS = 320;

/** A saying under a huge mark, and below it who said it and of what. */
export const quotation: Family = {
  name: 'quotation',
  attempts: 2,
  baseline: 0.91,
  suits: ({ content: { hero } }) =>
    hero.form === 'quotation' && countLatinLetters(hero.text) <= MOST_LETTERS ? 4 : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, attempt, style, centred, lifted } = context;
  const ground = chooseGround(context, ['accent', 'paper', 'ink', 'accent']);
  const kit = toKit(context, ground);
  const { head, lead, body, field, strip } = toGroups(kit, content, { stacked: true });
  const high = frame.unit * (isWide(frame) ? 0.21 : 0.24);
  const inline = !centred && isWide(frame) && attempt === 0;
  const indent = inline ? high * 1.35 : 0;
  const box = {
    x: inside.x + (frame.rtl ? 0 : indent),
    y: inside.y + (inline ? 0 : high * 1.2),
    width: inside.width - indent,
    height: inside.height - (inline ? 0 : high * 1.2),
  };
  const column = await setColumn({
    box,
    groups: [
      [...heroOf(kit, content.hero, frame.unit * (isWide(frame) ? 0.22 : 0.26), { maxLines: 9 })],
      [...lead, ...body, ...strip, ...field, ...head],
    ],
    groupGap: frame.unit * 0.05,
    align: centred ? 'center' : frame.rtl ? 'right' : 'left',
    justify: centred ? 'center' : lifted ? 'start' : 'between',
    grows: true,
  });
  const x = centred
    ? frame.width / 2 - high * 0.55
    : frame.rtl
      ? inside.x + inside.width - high * 1.1
      : inside.x;
  const y = centred ? Math.max(inside.y, column.bounds.y - high * 1.15) : inside.y + frame.unit * 0.012;
  const strong = ground === style.palette ? ground.accent : mix(ground.background, ground.foreground, 0.35);
  const mark = artLayer(
    'mark',
    svgDocument(frame.width, frame.height, drawMarks(x, y, high, strong, frame.rtl)),
    frame,
  );
  return toCard(context, { ground, layers: [mark], words: [column] });
}

/** Two commas, heads up, as in “; turned round where reading goes left. */
function drawMarks(x: number, y: number, high: number, color: string, turned: boolean): string {
  const w = high * 0.46;
  const comma = (left: number): string => {
    const [r, top] = [w / 2, y + high * 0.78 - w / 2];
    const right = left + w;
    return path(
      `M${left} ${top}A${r} ${r} 0 0 0 ${right} ${top}A${r} ${r} 0 0 0 ${left + r} ${top - r}C${left + r} ${y + high * 0.22} ${left + w * 0.75} ${y + high * 0.1} ${right} ${y}C${left + w * 0.3} ${y + high * 0.02} ${left} ${y + high * 0.25} ${left} ${top}Z`,
      fill(color),
    );
  };
  const body = comma(x) + comma(x + w * 1.3);
  return turned ? `<g transform="translate(${2 * x + w * 2.3} 0) scale(-1 1)">${body}</g>` : body;
}

import type { BriefRole } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import type { Box } from '../../geometry.ts';
import { type Column, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST_LETTERS = 130;
// Shares of the height: of what is above the band at first, and of the band at most.
const TRIED = 0.62;
const MOST_FOOT = 0.42;

// The sender and the title stand above, rows in a field of their own: alone, they would leave the band empty.
const ABOVE: readonly BriefRole[] = ['brand', 'eyebrow', 'title'];
const standsOnBand = (part: Part): boolean =>
  !ABOVE.includes(part.role) && !('sections' in part) && part.form !== 'goal';

/** Large words over a band that carries what one needs to act. */
export const footBand: Family = {
  name: 'foot-band',
  attempts: 2,
  baseline: 0.88,
  suits: ({ content: { hero, action, rest } }) =>
    hero.form !== 'figure' &&
    [...action, ...rest].some(standsOnBand) &&
    action.length < 5 &&
    countLatinLetters(hero.text) <= MOST_LETTERS
      ? action.filter(({ form }) => form === 'figure').length > 1
        ? 4
        : 1
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, centred, lifted } = context;
  const { palette } = style;
  const { width, height, margin } = frame;
  const kit = toKit(context);
  const bold = context.field < 0.7;
  const onBand = onGround(
    kit,
    toField(palette, bold ? accentField(context.request, palette) : palette.foreground),
  );
  const { head, lead, body, field: rows, strip } = toGroups(kit, content);
  const acts = strip.length > 0;
  const band = toGroups(onBand, content);
  const align = centred ? 'center' : frame.rtl ? 'right' : 'left';
  const end = inside.y + inside.height;
  const setAbove = (box: Box): Promise<Column> =>
    setColumn({
      box: mirrorBox(frame, box),
      groups: [
        head,
        [...lead, ...heroOf(kit, content.hero, frame.unit * 0.4, { maxLines: 6 }), ...(acts ? body : [])],
        rows,
      ],
      groupGap: frame.unit * 0.03,
      align,
      justify: 'between',
      grows: true,
    });
  const tried = await setAbove({ ...inside, height: inside.height * TRIED });
  const leading = Math.max(
    ...tried.texts
      .filter(({ role }) => role === 'title' || role === 'metric')
      .map(({ fitted }) => fitted.size),
  );
  const setFoot = (y: number, most: number): Promise<Column> =>
    setColumn({
      box: { ...inside, y, height: most },
      groups: [acts ? band.strip : band.body],
      groupGap: 0,
      align,
      justify: 'start',
      grows: true,
      leading,
    });
  const foot = await setFoot(0, height * MOST_FOOT);
  const pad = isWide(frame) ? margin * 0.75 : margin * 0.7;
  const high = foot.bounds.height + pad * 2;
  // Above, the band of a story reaches under the controls that cover its head.
  const above = isStory(frame) ? inside.y : 0;
  const top = lifted ? above : (isStory(frame) ? end : height) - high;
  const box = lifted
    ? { x: 0, y: 0, width, height: top + high }
    : { x: 0, y: top, width, height: height - top };
  const room = lifted
    ? { ...inside, y: top + high + margin * 0.6, height: end - top - high - margin * 0.6 }
    : { ...inside, height: top - inside.y - margin * 0.6 };
  const words = await setAbove(room);
  const field = lifted
    ? { x: 0, y: top + high, width, height: height - top - high }
    : { x: 0, y: 0, width, height: top };
  const motif = showMotif(context, { ground: palette, words: [words], within: field });
  const moved = await setFoot(top + pad, Math.max(1, foot.bounds.height + 1));
  return toCard(context, {
    ground: palette,
    layers: [...motif.layers, fieldLayer(context, box, onBand.palette.background)],
    words: [words, moved],
    subject: motif.subject,
  });
}

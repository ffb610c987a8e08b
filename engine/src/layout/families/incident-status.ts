import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { SIGN_COLORS } from '../../art/signs/sign-colors.ts';
import { circle, fill, num, path, svgDocument } from '../../art/svg.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { Part } from '../../brief/content.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { languageRule } from '../../lexicon/language-rule.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { ruleBlock } from './blocks/arrange.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { actionBlock, enlarge, onGround, strong, toField, toKit } from './blocks/kit.ts';
import { hasAskedColors, inOwnVoice } from './blocks/own-voice.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

/** What happened, its state on a field of that state's color, when and what is affected: as calm as a status page. */
export const incidentStatus: Family = {
  name: 'incident-status',
  attempts: 2,
  baseline: 0.9,
  kinds: ['incident'],
  suits: ({ kind, content: { hero } }) => (kind === 'incident' && hero.form === 'words' ? 8 : 0),
  arrange,
};

const TYPE: TypePairing = {
  display: { family: 'Inter', weight: 700, lineHeight: 1.06, letterSpacing: -0.032 },
  text: { family: 'Inter', weight: 450, lineHeight: 1.4, letterSpacing: -0.006 },
  label: { family: 'Inter', weight: 600, lineHeight: 1.25, letterSpacing: -0.01 },
};

const PAPER: Palette = {
  background: '#f6f7f9',
  surface: '#ffffff',
  foreground: '#141a21',
  muted: '#4b5663',
  accent: SIGN_COLORS.warning.color,
  accent2: '#d5dae0',
  accentText: '#141a21',
};

const OVERCOME = languageRule('iu')`${'overcome'}`;

// What happened is explained in a sentence or two, which one has to read.
const READABLE = 1.2;

/** A trouble is going on unless the label, or a card without one, says that it is over. */
type IncidentState = 'ongoing' | 'over';

function stateOf({ content, request }: Pick<FamilyContext, 'content' | 'request'>): IncidentState {
  const label = findLabel(content.rest);
  const said = label?.text ?? content.hero.text;
  return OVERCOME(request.language).test(said) ? 'over' : 'ongoing';
}

const findLabel = (parts: readonly Part[]): Part | undefined => parts.find(({ role }) => role === 'eyebrow');

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, request } = context;
  const style = inOwnVoice(context, { type: TYPE, palette: PAPER });
  const worn = { ...context, style };
  const { palette } = style;
  const state = stateOf(context);
  const tone = SIGN_COLORS[state === 'over' ? 'safe' : 'warning'].color;
  const kit = enlarge(toKit(worn), READABLE);
  const onState = onGround(
    kit,
    toField(palette, hasAskedColors(context) ? accentField(request, palette) : tone),
  );
  const label = findLabel(content.rest);
  const places = toPlaces(context, label !== undefined);
  const align = frame.rtl ? 'right' : 'left';
  const said = await setColumn({
    box: places.label,
    groups: label
      ? [
          [
            actionBlock(onState, label.text, {
              role: 'eyebrow',
              style: strong(style.type.label),
              size: kit.sizes.lead * 0.72,
            }),
          ],
        ]
      : [],
    groupGap: 0,
    align,
    justify: isWide(frame) ? 'end' : 'center',
  });
  const { head, lead, body, field, strip } = toGroups(kit, content, { without: label ? [label] : [] });
  const line = mix(palette.background, palette.foreground, 0.22);
  const rule = ruleBlock(Math.max(1, Math.round(frame.unit * 0.003)), line, 0);
  const words = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: [
      head,
      [...lead, ...heroOf(kit, content.hero, frame.unit * 0.17, { maxLines: 5 }), ...body],
      field,
      strip.length > 0 ? [rule, ...strip.map((block) => ({ ...block, gap: kit.unit * 0.03 }))] : [],
    ],
    groupGap: frame.unit * 0.04,
    align,
    justify: 'between',
    grows: true,
  });
  return toCard(worn, {
    ground: palette,
    layers: [
      fieldLayer(context, places.field, onState.palette.background),
      drawState(context, state, places.icon, onState.palette),
    ],
    words: [said, words],
    subject: places.icon,
  });
}

/** A check mark on a disc, or an exclamation mark: read without the color. */
function drawState(
  { frame }: FamilyContext,
  state: IncidentState,
  { x, y, width: side }: Box,
  { background, foreground }: Palette,
): ArtLayer {
  const [middle, top] = [x + side / 2, y + side / 2];
  const at = (share: number): string => num(share * side);
  const line = `fill="none" stroke="${background}" stroke-width="${at(0.1)}" stroke-linecap="round" stroke-linejoin="round"`;
  const mark =
    state === 'over'
      ? path(
          `M${num(x + side * 0.28)} ${num(y + side * 0.52)}l${at(0.16)} ${at(0.16)}l${at(0.29)} ${at(-0.33)}`,
          line,
        )
      : path(`M${num(middle)} ${num(y + side * 0.26)}v${at(0.28)}`, line) +
        circle(middle, y + side * 0.74, side * 0.062, fill(background));
  const body = circle(middle, top, side / 2, fill(foreground)) + mark;
  return artLayer('state', svgDocument(frame.width, frame.height, body), frame);
}

type Places = { field: Box; icon: Box; label: Box; words: Box };

function toPlaces({ frame, inside, attempt }: FamilyContext, labelled: boolean): Places {
  const { width, height, margin } = frame;
  const gap = margin * 0.45;
  if (isWide(frame)) {
    const wide = Math.round(width * (attempt > 0 ? 0.2 : labelled ? 0.27 : 0.22));
    const room = wide - margin * 1.1;
    const side = Math.min(room * (labelled ? 0.62 : 0.86), height * 0.36);
    const { x } = mirrorBox(frame, { x: margin * 0.6, y: 0, width: wide - margin * 0.95, height: 0 });
    const label = {
      x,
      y: margin + side + gap,
      width: wide - margin * 0.95,
      height: height - 2 * margin - side - gap,
    };
    const middle = mirrorBox(frame, { x: (wide - side) / 2, y: 0, width: side, height: 0 }).x;
    const start = frame.rtl ? label.x + label.width - side : label.x;
    return {
      field: { x: 0, y: 0, width: wide, height },
      icon: {
        x: labelled ? start : middle,
        y: labelled ? margin : (height - side) / 2,
        width: side,
        height: side,
      },
      label,
      words: { ...inside, x: wide + margin * 0.8, width: width - wide - margin * 1.8 },
    };
  }
  const high = Math.round(height * (isStory(frame) ? 0.1 : 0.17));
  const top = isStory(frame) ? inside.y : 0;
  const side = high * 0.56;
  const middle = top + (high - side) / 2;
  return {
    field: { x: 0, y: 0, width, height: top + high },
    icon: { x: frame.rtl ? width - inside.x - side : inside.x, y: middle, width: side, height: side },
    label: {
      x: frame.rtl ? inside.x : inside.x + side + gap,
      y: top,
      width: inside.width - side - gap,
      height: high,
    },
    words: {
      ...inside,
      y: top + high + margin * 0.8,
      height: inside.y + inside.height - top - high - margin * 0.8,
    },
  };
}

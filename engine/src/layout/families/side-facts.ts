import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import { type Block, type Column, type MeasuredColumn, measureColumn, setColumn } from '../column.ts';
import type { TextRole } from '../composition.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { rowBlock, ruleBlock } from './blocks/arrange.ts';
import { callBlock, splitCall } from './blocks/call-block.ts';
import { factBlock } from './blocks/fact-block.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { showMotif } from './blocks/show-motif.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, chooseGround, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

const FACTS = { least: 2, most: 8 } as const;
// Of the height of a tall card that its facts take at most.
const TRIED = 0.52;
// On a tall card, more facts stand beside each other.
const LONGEST_LIST = 4;

/** A name, and the facts about it below each other on a panel, with rules between them. */
export const sideFacts: Family = {
  name: 'side-facts',
  ordered: true,
  attempts: 2,
  baseline: 0.86,
  suits: ({ content: { hero, action } }) =>
    hero.form === 'words' &&
    (action.length >= FACTS.least || action.some(({ form }) => form === 'options')) &&
    action.length <= FACTS.most
      ? 4
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, style } = context;
  const ground = chooseGround(context, ['paper', 'accent']);
  const { palette } = style;
  const strong = ground === palette && context.field < 0.7;
  const panel = strong
    ? toField(palette, accentField(context.request, palette))
    : ground === palette
      ? toField(palette, palette.surface)
      : palette;
  const kit = toKit(context, ground);
  const onPanel = onGround(kit, panel);
  const { head, lead, body, field } = toGroups(kit, content, { without: content.action });
  const line = mix(panel.background, panel.foreground, 0.35);
  const air = kit.unit * 0.026;
  const wide = isWide(frame);
  const { facts, call } = splitCall(content.action);
  const blocks = facts.map((part) => factBlock(onPanel, part));
  const rule = Math.max(1, frame.unit * style.rule * 0.5);
  const listed =
    !wide && blocks.length > LONGEST_LIST
      ? [rowBlock(blocks, { gap: kit.unit * 0.06, rtl: kit.rtl, middle: true })]
      : blocks.flatMap((block, index): Block[] => [
          ...(index > 0 ? [ruleBlock(rule, line, air)] : []),
          { ...block, gap: index > 0 ? air : 0 },
        ]);
  const called = call ? [{ ...callBlock(onPanel, call), gap: air * 1.6 }] : [];
  const align = frame.rtl ? 'right' : 'left';
  const setWords = (box: Box, most = Number.POSITIVE_INFINITY): Promise<Column> =>
    setColumn({
      box: mirrorBox(frame, box),
      groups: [
        head,
        [
          ...lead,
          ...heroOf(kit, content.hero, frame.unit * 0.26, { maxLines: 5 }),
          ...body.map((block) => capped(block, most)),
        ],
        field.map((block) => capped(block, most)),
      ],
      groupGap: frame.unit * 0.035,
      align,
      justify: 'between',
      grows: true,
    });
  const measureFacts = (box: Box, leading: number): Promise<MeasuredColumn> =>
    measureColumn({
      box: mirrorBox(frame, box),
      groups: [[...listed, ...called].map((block) => capped(block, leading * 0.8))],
      groupGap: 0,
      align,
      grows: true,
      leading,
    });
  let places = wide ? toSides(context) : toHalves(context, TRIED);
  let words = await setWords(places.words);
  if (!wide) {
    // The panel is as high as its facts, and the words have the rest.
    const tried = await measureFacts(places.facts, titleSize(words));
    places = toHalves(context, tried('start').bounds.height / context.inside.height);
    words = await setWords(places.words);
  }
  const list = (await measureFacts(places.facts, titleSize(words)))(wide ? 'end' : 'center');
  // What is said beside facts that had to shrink is no larger than these.
  const most = sizesOf(list).reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY);
  if (sizesOf(words, 'title').some((size) => size > most)) words = await setWords(places.words, most);
  const motif = showMotif(
    context,
    wide
      ? { ground: panel, words: [list], within: mirrorBox(frame, places.panel) }
      : { ground, words: [words], within: { x: 0, y: 0, width: frame.width, height: places.panel.y } },
  );
  return toCard(context, {
    ground,
    layers: [fieldLayer(context, places.panel, panel.background), ...motif.layers],
    words: [words, list],
    subject: motif.subject,
  });
}

/** A block whose texts come out no larger than `most` px. */
const capped = (block: Block, most: number): Block => ({
  ...block,
  measure: (room) => block.measure({ ...room, most }),
});

type Places = { panel: Box; facts: Box; words: Box };

/** Sizes of all texts of a column but those of a role, px. */
const sizesOf = ({ texts }: Column, without?: TextRole): number[] =>
  texts.filter(({ role }) => role !== without).map(({ fitted }) => fitted.size);

const titleSize = ({ texts }: Column): number =>
  Math.max(...texts.filter(({ role }) => role === 'title').map(({ fitted }) => fitted.size));

function toSides({ frame, inside, lifted }: FamilyContext): Places {
  const { width, height, margin } = frame;
  const wide = Math.round(width * (lifted ? 0.42 : 0.38));
  return {
    panel: { x: width - wide, y: 0, width: wide, height },
    facts: { ...inside, x: width - wide + margin * 0.7, width: wide - margin * 1.5 },
    words: { ...inside, width: width - wide - margin * 1.8 },
  };
}

/** The facts at the foot, on `share` of the room for words. */
function toHalves({ frame, inside }: FamilyContext, share: number): Places {
  const { width, height, margin } = frame;
  const pad = margin * 0.75;
  const end = inside.y + inside.height;
  const facts = inside.height * Math.min(TRIED, share) + 1;
  // Where nothing covers the foot of the card, its margin is the panel's.
  const top = isStory(frame) ? end - facts - pad : end - facts - pad + margin - pad;
  const foot = isStory(frame) ? end : height - pad;
  return {
    panel: { x: 0, y: top, width, height: height - top },
    facts: { ...inside, y: foot - facts, height: facts },
    words: { ...inside, height: top - inside.y - pad },
  };
}

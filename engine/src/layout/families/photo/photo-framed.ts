import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import { mirrorBox } from '../../frame.ts';
import { isStory, isWide } from '../../split-canvas.ts';
import { frameNode } from '../blocks/frame-node.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { toKit } from '../blocks/kit.ts';
import { chooseGround } from '../ground.ts';
import { hasRows, isOneOf, type PhotoFamily } from './photo-family.ts';
import { showPhoto } from './photo-layer.ts';
import { bestFit, shareCard } from './share-card.ts';

const QUIET = [
  'invitation',
  'memorial',
  'exhibition',
  'book',
  'quote',
  'birth',
  'thanks',
  'greeting',
  'article',
  'report',
] as const;
const PERSONAL = ['profile', 'testimonial', 'hiring', 'podcast'] as const;
// Of the card that the picture has; less of it beside many rows.
const SHARES = [0.36, 0.42, 0.48, 0.54, 0.6] as const;
const FULL = [0.34, 0.38] as const;
// Of the cards with one subject whose picture stands in an arch.
const ARCHES = 0.45;

/** The picture as a print on a mat, or in an arch, with the words beside or under it. */
export const photoFramed: PhotoFamily = {
  name: 'photo-framed',
  attempts: 2,
  baseline: 0.9,
  suits: ({ kind, content, photo, frame }) => {
    const suits = hasRows(content)
      ? 3.8
      : isOneOf(QUIET, kind)
        ? 3.4
        : isOneOf(PERSONAL, kind) && photo.subject
          ? 4
          : 2;
    return suits * bestFit(photo, frame, hasRows(content) ? FULL : SHARES, isWide(frame));
  },
  arrange: async (context) => {
    const { content, frame, inside, style, attempt, random, photo, lifted } = context;
    const { width, height, margin, unit } = frame;
    const ground = chooseGround(context, ['paper', 'paper', 'paper', 'ink']);
    const kit = toKit(context, ground);
    const wide = isWide(frame);
    const full = attempt > 0 || hasRows(content);
    const mat = margin * 0.62;
    const top = isStory(frame) ? inside.y : mat;
    const pictureAt = (share: number): Box =>
      wide
        ? { x: width - mat - width * share, y: mat, width: width * share, height: height - 2 * mat }
        : { x: mat, y: top, width: width - 2 * mat, height: inside.height * share * 1.08 };
    const wordsAt = (share: number): Box => {
      const picture = pictureAt(share);
      const start = picture.y + picture.height + margin * 0.6;
      return wide
        ? { ...inside, width: picture.x - inside.x - margin * 0.8 }
        : { ...inside, y: start, height: inside.y + inside.height - start };
    };
    const centred = !wide && (style.centred === true || context.centred);
    const { head, lead, body, field, strip } = toGroups(kit, content);
    const hero = heroOf(kit, content.hero, unit * 0.22, { maxLines: 6 });
    const shares = full ? FULL : lifted ? SHARES.slice(2) : SHARES;
    const { share, column } = await shareCard(context, kit, shares, {
      picture: pictureAt,
      words: wordsAt,
      set: (box) =>
        setColumn({
          box: mirrorBox(frame, box),
          groups: wide
            ? [head, [...lead, ...hero, ...body], field, strip]
            : [[...head, ...lead, ...hero, ...body], field, strip],
          groupGap: unit * 0.03,
          align: centred ? 'center' : frame.rtl ? 'right' : 'left',
          justify: wide ? 'between' : 'center',
          grows: wide,
        }),
    });
    const picture = pictureAt(share);
    const at = mirrorBox(frame, picture);
    const arched =
      photo.subject !== undefined && random.fork('arch').next() < ARCHES && at.height > at.width * 1.05;
    const round = arched ? at.width / 2 : style.corner * unit;
    const shown = await showPhoto(context, at, {
      at: { x: 0.5, y: arched ? 0.56 : 0.5 },
      radius: arched ? `${round}px ${round}px 0 0` : `${round}px`,
    });
    const gap = Math.round(unit * 0.014);
    const rule = Math.max(2, Math.round(unit * style.rule));
    const keyline =
      arched || style.panel !== 'frame'
        ? []
        : [
            frameNode(
              { x: at.x - gap, y: at.y - gap, width: at.width + 2 * gap, height: at.height + 2 * gap },
              rule,
              mix(ground.background, ground.accentText, 0.8),
              style.corner === 0 ? 0 : round + gap,
            ),
          ];
    return {
      background: ground.background,
      art: [...keyline, shown.node, ...column.art],
      images: [shown.image],
      texts: column.texts,
      ...shown.known,
    };
  },
};

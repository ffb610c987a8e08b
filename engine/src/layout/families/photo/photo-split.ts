import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import { mirrorBox } from '../../frame.ts';
import { isStory, isWide } from '../../split-canvas.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { toKit } from '../blocks/kit.ts';
import { chooseGround } from '../ground.ts';
import { hasRows, type PhotoFamily } from './photo-family.ts';
import { showPhoto } from './photo-layer.ts';
import { bestFit, shareCard } from './share-card.ts';

// Of the card that the picture has; less of it beside many rows.
const SHARES = [0.38, 0.44, 0.5, 0.56, 0.62] as const;
const FULL = [0.34, 0.38, 0.44] as const;

/** The picture on one half of the card, to its edges; the words on the other. */
export const photoSplit: PhotoFamily = {
  name: 'photo-split',
  attempts: 2,
  baseline: 0.9,
  suits: ({ content, frame, photo }) => {
    const shares = hasRows(content) ? FULL : SHARES;
    return (hasRows(content) ? 6 : 3.4) * bestFit(photo, frame, shares, isWide(frame));
  },
  arrange: async (context) => {
    const { content, frame, inside, attempt, lifted } = context;
    const { width, height, margin, unit } = frame;
    const ground = chooseGround(context, ['paper', 'paper', 'accent', 'ink']);
    const kit = toKit(context, ground);
    const wide = isWide(frame);
    const full = attempt > 0 || hasRows(content);
    const edgeAt = (share: number): number =>
      wide
        ? Math.round(width * (1 - share))
        : Math.round(isStory(frame) ? inside.y + inside.height * share : height * share);
    const pictureAt = (share: number): Box =>
      wide
        ? { x: edgeAt(share), y: 0, width: width - edgeAt(share), height }
        : { x: 0, y: 0, width, height: edgeAt(share) };
    const wordsAt = (share: number): Box => {
      const edge = edgeAt(share);
      return wide
        ? { ...inside, width: edge - inside.x - margin * 0.75 }
        : { ...inside, y: edge + margin * 0.75, height: inside.y + inside.height - edge - margin * 0.75 };
    };
    const { head, lead, body, field, strip } = toGroups(kit, content, {
      stacked: wide && content.action.length <= 3,
    });
    const shares = full ? FULL : lifted ? SHARES.slice(2) : SHARES;
    const { share, column } = await shareCard(context, kit, shares, {
      picture: pictureAt,
      words: wordsAt,
      set: (box) =>
        setColumn({
          box: mirrorBox(frame, box),
          groups: [
            head,
            [...lead, ...heroOf(kit, content.hero, unit * 0.26, { maxLines: 6 }), ...body],
            field,
            strip,
          ],
          groupGap: unit * 0.03,
          align: frame.rtl ? 'right' : 'left',
          justify: 'between',
          grows: true,
        }),
    });
    const picture = pictureAt(share);
    const shown = await showPhoto(context, mirrorBox(frame, picture));
    return {
      background: ground.background,
      art: [shown.node, ...column.art],
      images: [shown.image],
      texts: column.texts,
      ...shown.known,
    };
  },
};

import { setColumn } from '../../column.ts';
import { mirrorBox } from '../../frame.ts';
import { isStory, isWide } from '../../split-canvas.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { toKit } from '../blocks/kit.ts';
import { chooseGround, drawTexture, fromLayers } from '../ground.ts';
import { hasRows, type PhotoFamily } from './photo-family.ts';
import { showPhoto } from './photo-layer.ts';

/** The picture on one half of the card, to its edges; the words on the other. */
export const photoSplit: PhotoFamily = {
  name: 'photo-split',
  attempts: 2,
  baseline: 0.9,
  suits: ({ content, frame, photo }) => {
    const upright = photo.height / photo.width > 1.05 === isWide(frame);
    return (hasRows(content) ? 6 : 3) + (upright ? 1 : 0);
  },
  arrange: async (context) => {
    const { content, frame, inside, attempt, lifted } = context;
    const { width, height, margin, unit } = frame;
    const ground = chooseGround(context, ['paper', 'paper', 'accent', 'ink']);
    const kit = toKit(context, ground);
    const wide = isWide(frame);
    const full = attempt > 0 || hasRows(content);
    const share = wide ? (full ? 0.38 : lifted ? 0.52 : 0.46) : full ? 0.36 : lifted ? 0.54 : 0.48;
    const edge = wide
      ? Math.round(width * (1 - share))
      : Math.round(isStory(frame) ? inside.y + inside.height * share : height * share);
    const words = wide
      ? { ...inside, width: edge - inside.x - margin * 0.75 }
      : { ...inside, y: edge + margin * 0.75, height: inside.y + inside.height - edge - margin * 0.75 };
    const picture = wide
      ? { x: edge, y: 0, width: width - edge, height }
      : { x: 0, y: 0, width, height: edge };
    const { head, lead, body, field, strip } = toGroups(kit, content, {
      stacked: wide && content.action.length <= 3,
    });
    const column = await setColumn({
      box: mirrorBox(frame, words),
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
    });
    const shown = await showPhoto(context, mirrorBox(frame, picture));
    const { art, images } = fromLayers(attempt === 0 ? drawTexture(context, ground) : []);
    return {
      background: ground.background,
      art: [...art, shown.node, ...column.art],
      images: [...images, shown.image],
      texts: column.texts,
      ...shown.known,
    };
  },
};

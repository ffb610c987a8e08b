import type { Composition } from '../composition.ts';
import { toFrame } from '../frame.ts';
import type { LayoutContext, Look } from '../look.ts';
import { toInside } from '../split-canvas.ts';
import { findStyle } from '../styles/styles.ts';
import { withAskedColors } from '../styles/with-asked-colors.ts';
import { getFamily } from './families.ts';

/** A family in a style, as the look that the quality gate tries: it keeps the style's name. */
export function toFamilyLook(familyName: string, styleName: string): Look {
  const family = getFamily(familyName);
  const sheet = findStyle(styleName);
  if (!sheet) throw new Error(`no style is named ${styleName}`);
  const { pairings, suits, treatment } = sheet;
  return {
    name: styleName,
    attempts: family.attempts,
    pairings,
    suits: { ...suits, baseline: family.baseline },
    layout: async ({
      request,
      direction,
      width,
      height,
      typesetter,
      random,
      attempt,
    }: LayoutContext): Promise<Composition> => {
      const { content } = request;
      if (!content?.hero) throw new Error('a card without a hero was given to a family');
      const { palette, scheme, type, motif, swapped } = direction;
      const frame = toFrame(width, height, content.hero.text, swapped && !family.ordered);
      const tone =
        sheet.tone && !direction.branded && !direction.lent
          ? sheet.tone(palette, request, scheme, random.fork('tone'))
          : palette;
      const composition = await family.arrange({
        content: { ...content, hero: content.hero },
        style: {
          ...treatment,
          name: styleName,
          scheme,
          palette: direction.branded ? tone : withAskedColors(tone, request),
          type,
        },
        frame,
        inside: toInside(frame),
        typesetter,
        random,
        field: direction.field ?? 0,
        centred: treatment.centred === true || swapped === true,
        lifted: direction.lifted === true,
        motif,
        sign: direction.sign,
        branded: direction.branded === true,
        request,
        attempt,
      });
      return {
        width,
        height,
        family: family.name,
        ...composition,
      };
    },
  };
}

import type { Row, Section } from '../../../brief/content.ts';
import { mix } from '../../../color/oklch.ts';
import type { Block } from '../../column.ts';
import { line, stackBlock } from './arrange.ts';
import { actionBlock, type Kit, strong } from './kit.ts';

// Lengths in em of the option's text.
const PAD = { x: 0.9, y: 0.55 } as const;
const PERCENT = /(?<share>\p{Nd}{1,3})\s?%/u;

/** The answers of a poll, each a bar to tap; a share that is known fills its bar. */
export const optionsBlock = (kit: Kit, sections: readonly Section[]): Block =>
  stackBlock(
    sections
      .flatMap(({ rows }) => rows)
      .map((row, index) => optionBlock(kit, row, index === 0 ? 0 : kit.unit * 0.02)),
    kit.unit * 0.045,
  );

function optionBlock(kit: Kit, { text, detail, value }: Row, gap: number): Block {
  const { palette, style, unit, rtl } = kit;
  const words = actionBlock(kit, text, { style: strong(style.type.text), maxLines: 2 });
  const more =
    detail === undefined
      ? undefined
      : actionBlock(kit, detail, { style: style.type.text, size: kit.sizes.rest });
  const score = value === undefined ? undefined : actionBlock(kit, value, { maxLines: 1 });
  const share = Math.min(1, Number(PERCENT.exec(value ?? '')?.groups?.share ?? 0) / 100);
  const thick = Math.max(2, Math.round(style.rule * unit * 0.7));
  return {
    gap,
    share: 0,
    comfort: 0,
    level: 2,
    measure: async (room) => {
      const em = kit.sizes.action * room.scale;
      const end = await score?.measure({ ...room, width: room.width * 0.35 });
      const inner = { ...room, width: Math.max(1, room.width - PAD.x * em * 2 - (end ? end.width + em : 0)) };
      const [name, note] = await Promise.all([words.measure(inner), more?.measure(inner)]);
      const high = name.height + (note?.height ?? 0);
      const height = high + PAD.y * em * 2;
      return {
        ...name,
        width: room.width,
        height,
        truncated: name.truncated || note?.truncated === true || end?.truncated === true,
        place: (x, y, width) => {
          const align = rtl ? 'right' : 'left';
          const left = x + PAD.x * em + (rtl && end ? end.width + em : 0);
          const radius = style.corner > 0 ? Math.min(height / 2, em * 0.6) : 0;
          const placed = [
            name.place(left, y + PAD.y * em, inner.width, align),
            note?.place(left, y + PAD.y * em + name.height, inner.width, align),
            end?.place(
              rtl ? x + PAD.x * em : x + width - PAD.x * em - end.width,
              y + (height - end.height) / 2,
              end.width,
              align,
            ),
          ];
          const field = mix(palette.background, palette.foreground, 0.08);
          return {
            texts: placed.flatMap((placement) => placement?.texts ?? []),
            art: [
              line({ x, y, width, height }, field, radius),
              ...(share > 0
                ? [
                    line(
                      { x: rtl ? x + width * (1 - share) : x, y, width: width * share, height },
                      mix(palette.background, palette.accent, 0.35),
                      radius,
                    ),
                  ]
                : []),
              {
                type: 'container' as const,
                style: {
                  position: 'absolute' as const,
                  left: x,
                  top: y,
                  width,
                  height,
                  borderRadius: radius,
                  borderWidth: thick,
                  borderStyle: 'solid' as const,
                  borderColor: mix(palette.background, palette.foreground, 0.35),
                },
              },
            ],
          };
        },
      };
    },
  };
}

import type { Row, Section } from '../../brief/content.ts';
import { inkOn } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Block } from '../column.ts';
import { line, rowBlock, stackBlock } from './arrange.ts';
import { frameNode } from './frame-node.ts';
import { actionBlock, type Kit, strong } from './kit.ts';

// Lengths in em of the option's text.
const PAD = { x: 0.75, y: 0.6, disc: 0.6 } as const;
const FIRST_LETTER = 0x41;
const PERCENT = /(?<share>\p{Nd}{1,3})\s?%/u;

// Narrower than this, two answers stand below each other.
const LEAST_COLUMN = 11;
// The letter of an answer, and the disc it stands on, in em of the answer.
const DISC = 1.5;
const LETTER = 0.85;
const OWN_LETTER = /^\p{L}\p{Nd}?[.):]\s/u;

/** The answers of a poll, each a bar to tap, with its letter; a share that is known fills its bar. */
export function optionsBlock(kit: Kit, sections: readonly Section[]): Block {
  const rows = sections.flatMap((section) => section.rows);
  const lettered = rows.every(({ text }) => !OWN_LETTER.test(text));
  const options = rows.map((row, index) =>
    optionBlock(kit, row, lettered ? String.fromCodePoint(FIRST_LETTER + index) : undefined),
  );
  const air = kit.unit * 0.02;
  const toRows = (columns: number): Block =>
    stackBlock(
      Array.from({ length: options.length / columns }, (_, index) =>
        rowBlock(options.slice(index * columns, (index + 1) * columns), {
          gap: air,
          rtl: kit.rtl,
          above: air,
        }),
      ),
      kit.unit * 0.045,
    );
  const [stacked, paired] = [toRows(1), options.length % 2 === 0 ? toRows(2) : undefined];
  return {
    ...stacked,
    measure: (room) =>
      paired && room.width > kit.sizes.action * room.scale * LEAST_COLUMN * 2
        ? paired.measure(room)
        : stacked.measure(room),
  };
}

function optionBlock(kit: Kit, { text, detail, value }: Row, letter: string | undefined): Block {
  const { palette, style, unit, rtl } = kit;
  const words = actionBlock(kit, text, { style: strong(style.type.text), maxLines: 2 });
  const more =
    detail === undefined
      ? undefined
      : actionBlock(kit, detail, { style: style.type.text, size: kit.sizes.rest });
  const disc = kit.palette.accentText;
  const mark =
    letter === undefined
      ? undefined
      : actionBlock(kit, letter, {
          role: 'decoration',
          color: inkOn(disc),
          size: kit.sizes.action * LETTER,
          minSize: 1,
          maxLines: 1,
        });
  const score = value === undefined ? undefined : actionBlock(kit, value, { maxLines: 1 });
  const share = Math.min(1, Number(PERCENT.exec(value ?? '')?.groups?.share ?? 0) / 100);
  const thick = Math.max(2, Math.round(style.rule * unit * 0.7));
  return {
    gap: 0,
    share: 0,
    comfort: 0,
    level: 2,
    measure: async (room) => {
      const em = kit.sizes.action * room.scale;
      const end = await score?.measure({ ...room, width: room.width * 0.35 });
      const sign = await mark?.measure(room);
      const indent = sign ? (DISC + PAD.disc) * em : 0;
      const taken = PAD.x * em * 2 + indent + (end ? end.width + em : 0);
      const inner = { ...room, width: Math.max(1, room.width - taken) };
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
          const left = x + PAD.x * em + (rtl ? (end ? end.width + em : 0) : indent);
          const round = DISC * em;
          const at = {
            x: rtl ? x + width - PAD.x * em - round : x + PAD.x * em,
            y: y + (height - round) / 2,
          };
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
            sign?.place(at.x, y + (height - sign.height) / 2, round, 'center'),
          ];
          const field = mix(palette.background, palette.foreground, 0.1);
          return {
            texts: placed.flatMap((placement) => placement?.texts ?? []),
            art: [
              line({ x, y, width, height }, field, radius),
              ...(share > 0
                ? [
                    line(
                      { x: rtl ? x + width * (1 - share) : x, y, width: width * share, height },
                      mix(palette.background, palette.accent, 0.42),
                      radius,
                    ),
                  ]
                : []),
              frameNode(
                { x, y, width, height },
                thick,
                mix(palette.background, palette.foreground, 0.35),
                radius,
              ),
              ...(sign
                ? [line({ ...at, width: round, height: round }, disc, style.corner > 0 ? round / 2 : 0)]
                : []),
            ],
          };
        },
      };
    },
  };
}

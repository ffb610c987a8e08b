import { mix } from '../../color/oklch.ts';
import { toLogoSize } from '../../parts/logo.ts';
import type { Part } from '../../parts/part.ts';
import type { BlockName, PartSlot, Size } from '../../specs/spec.ts';
import { by, LEAST_PX, toPx, toStep } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { SHRINKS, setText, type TextRequest } from '../set-text.ts';
import { atLeast, drawn, line, plated, stack } from './arrange.ts';
import { setChoices } from './choices.ts';
import { codeWindow } from './code-window.ts';
import { setTable } from './table.ts';

export type Room = { width: number; height?: number };
type SetBlock = (slot: PartSlot, parts: readonly Part[], room: Room, context: Context) => Promise<Block>;

/** The size of a slot that leads nothing, px. */
function toSize(size: Size | undefined, { canvas, tight }: Context): number {
  if (size === undefined) return Math.max(LEAST_PX, toStep('meta', canvas) * tight);
  if (typeof size === 'string') return Math.max(toStep('small', canvas), toStep(size, canvas) * tight);
  if ('px' in size) return Math.max(LEAST_PX, toPx(size.px, canvas) * tight);
  // One slot leads a flow; another that could is as large as what comes after it.
  return toStep('second', canvas) * tight;
}

const widthOf = (slot: PartSlot, room: number, { canvas }: Context): number => {
  const wanted = by(slot.width, canvas.shape);
  return wanted === undefined
    ? room
    : Math.min(room, wanted <= 1 ? room * wanted : toPx(slot.width ?? wanted, canvas));
};

function toRequest(slot: PartSlot, part: Part, room: number, context: Context): TextRequest {
  const size = toSize(slot.size, context);
  return {
    part,
    voice: slot.voice ?? 'text',
    size,
    least: Math.min(size, Math.max(size * SHRINKS, toStep('small', context.canvas))),
    width: widthOf(slot, room, context),
    lines: by(slot.lines, context.canvas.shape) ?? 1,
    ink: slot.ink ?? 'ink',
  };
}

/** A middle dot between two texts, on their baseline. */
const dot = (size: number, context: Context): Block => {
  const side = size * 0.13;
  const drawnDot = drawn('rect', { width: side, height: side }, context, {
    corner: side / 2,
    color: context.inks.muted,
  });
  return { ...drawnDot, height: size * 0.46 };
};

const iconBlock = (name: string, side: number, color: string, context: Context): Block =>
  drawn(`icon:${name}`, { width: side, height: side }, context, { color });

/** A text after another behind a dot, or below it where a line is too short. */
async function joined(first: Block, detail: TextRequest, room: number, context: Context): Promise<Block> {
  const rest = await setText({ ...detail, least: detail.size, width: Number.MAX_SAFE_INTEGER }, context);
  const beside = line([first, dot(rest.size, context), rest], rest.size * 0.38, 'baseline');
  if (first.cut.length === 0 && beside.width <= room) return beside;
  const below = await setText({ ...detail, width: room }, context);
  return stack([first, below], [0, below.size * 0.56]);
}

/** One size for all facts: that at which each fits its column. */
async function setFacts(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  const wide = canvas.shape === 'wide' || canvas.shape === 'banner';
  const [gap, pad, rule] = [24, 20, 3].map((px) => toPx(px, canvas) * context.tight);
  const size = toSize(slot.size, context);
  const styleOf = (columns: number) => {
    const width = (room.width - (gap ?? 0) * (columns - 1)) / columns;
    return { voice: 'strong', width, lines: 2, ink: 'ink' } as const;
  };
  const tryColumns = (columns: number) =>
    Promise.all(
      parts.map((part) =>
        setText({ part, size, least: Math.max(LEAST_PX, size * 0.7), ...styleOf(columns) }, context),
      ),
    );
  // Where a value has no room in its column, there are two.
  const most = Math.min(parts.length, wide ? 4 : 2);
  const first = await tryColumns(most);
  const full = most <= 2 || first.every(({ cut }) => cut.length === 0);
  const columns = full ? most : 2;
  const tried = full ? first : await tryColumns(columns);
  const style = styleOf(columns);
  const { width } = style;
  const least = Math.min(...tried.map((block) => (block.lines > 1 ? size * 0.7 : block.size)));
  const cells = await Promise.all(
    parts.map(async (part) => {
      const value = await setText({ part, size: least, least, ...style }, context);
      const label = part.detail
        ? await setText(
            {
              part,
              text: part.detail,
              voice: 'text',
              size: toStep('small', canvas),
              width,
              lines: 1,
              ink: 'muted',
            },
            context,
          )
        : undefined;
      const head = drawn('rect', { width, height: Math.max(1, rule ?? 3) }, context, { color: inks.line });
      const blocks = [head, ...(label ? [label] : []), value];
      return { ...stack(blocks, [0, pad ?? 0, value.size * 0.52]), width };
    }),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap ?? 0, 'top'),
  );
  return stack(
    rows,
    rows.map(() => toPx(30, canvas) * context.tight),
  );
}

// Of a strip of steps beside each other.
const MOST_STEPS = 6;

/** What happens one after the other, in columns under a bar that has come so far. */
async function setSteps(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const { canvas, inks } = context;
  const wide = canvas.shape === 'wide' || canvas.shape === 'banner';
  const columns = Math.min(parts.length, wide ? MOST_STEPS : 2);
  const gap = toPx(16, canvas) * context.tight;
  const width = (room.width - gap * (columns - 1)) / columns;
  const least = Math.max(LEAST_PX, toStep('small', canvas));
  const size = Math.max(least, toSize(slot.size, context));
  const style = { width: width - gap, lines: 3, least } as const;
  const cells = await Promise.all(
    parts.map(async (part) => {
      const text = await setText({ part, voice: 'strong', size, ink: 'ink', ...style }, context);
      const more = part.value ?? part.detail;
      const below = more
        ? await setText(
            { part, text: more, voice: 'text', size: Math.max(least, size * 0.86), ink: 'muted', ...style },
            context,
          )
        : undefined;
      const bar = drawn('rect', { width, height: toPx(6, canvas) }, context, { color: inks.fill });
      const blocks = [bar, text, ...(below ? [below] : [])];
      return { ...stack(blocks, [0, size * 0.8, size * 0.52]), width };
    }),
  );
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
    line(cells.slice(at * columns, (at + 1) * columns), gap, 'top'),
  );
  return stack(
    rows,
    rows.map(() => toPx(34, canvas) * context.tight),
  );
}

/** Ruled rows: what kind in a column of its own, then the text; as many as there is height for. */
async function setRows(slot: PartSlot, parts: readonly Part[], room: Room, context: Context): Promise<Block> {
  const { inks, canvas } = context;
  const request = toRequest(slot, parts[0] as Part, room.width, context);
  const pad = request.size * 0.62;
  const rule = Math.max(1, toPx(2, canvas));
  const lines = by(slot.lines, canvas.shape) ?? 1;
  const kinds = await Promise.all(
    parts.map((part) =>
      part.detail
        ? setText({ ...request, part, text: part.detail, voice: 'strong', ink: 'accent', lines: 1 }, context)
        : undefined,
    ),
  );
  const widest = Math.max(0, ...kinds.map((kind) => kind?.width ?? 0));
  const indent =
    widest === 0 ? 0 : Math.min(room.width * 0.4, Math.max(widest + request.size, toPx(150, canvas)));
  const texts = await Promise.all(
    parts.map((part) =>
      setText({ ...request, part, lines, width: room.width - indent, ink: 'ink' }, context),
    ),
  );
  const blocks = texts.map(
    (text, at): Block => ({
      ...text,
      width: room.width,
      height: text.height + 2 * pad,
      over: 0,
      under: 0,
      place: (x, y, _, __, out) => {
        out.shapes.push({
          draw: 'rect',
          box: { x, y, width: room.width, height: rule },
          inks,
          color: inks.line,
        });
        kinds[at]?.place(x, y + pad, indent, 'start', out);
        text.place(x + indent, y + pad, room.width - indent, 'start', out);
      },
    }),
  );
  return stack(blocks, []);
}

/** `Guides / Firmware / Rollback`; the first go where the line is too short. */
async function setCrumbs(
  slot: PartSlot,
  parts: readonly Part[],
  room: Room,
  context: Context,
): Promise<Block> {
  const slashColor = { color: context.inks.muted };
  for (let from = 0; ; from++) {
    const shown = parts.slice(from);
    const last = shown.length === 1;
    const blocks = await Promise.all(
      shown.map((part, at) => {
        const open = at === shown.length - 1;
        const request = toRequest(slot, part, room.width, context);
        const style = {
          ...request,
          voice: open ? 'strong' : 'text',
          ink: open ? 'accent' : 'muted',
        } as const;
        return setText(
          last ? style : { ...style, least: style.size, width: Number.MAX_SAFE_INTEGER },
          context,
        );
      }),
    );
    const slash = await setText(
      { ...toRequest(slot, { role: 'crumb', text: '/' }, room.width, context), ink: slashColor },
      context,
    );
    // A slash is no part: it says nothing that could be missing.
    const sign: Block = {
      ...slash,
      place: (x, y, width, align, out) => {
        slash.place(x, y, width, align, out);
        const placed = out.texts.at(-1);
        if (placed) delete placed.part;
      },
    };
    const row = line(
      blocks.flatMap((block, at) => (at > 0 ? [sign, block] : [block])),
      slash.size * 0.42,
      'baseline',
    );
    if (row.width <= room.width || last) return row;
  }
}

// Of the room, for one of several people.
const PEOPLE_SHARE = 0.48;

/** Blocks in rows that are as long as the room lets them be; `rows` gaps between two rows. */
function wrapped(
  blocks: readonly Block[],
  room: number,
  { gap, rows: apart, between }: { gap: number; rows: number; between?: Block },
): Block {
  const rows: Block[][] = [];
  const widthOf = (row: readonly Block[]): number =>
    row.reduce((sum, { width }) => sum + width, gap * Math.max(0, row.length - 1));
  for (const block of blocks) {
    const row = rows.at(-1);
    const longer = row && [...row, ...(between ? [between] : []), block];
    if (longer && widthOf(longer) <= room) rows[rows.length - 1] = longer;
    else rows.push([block]);
  }
  return stack(
    rows.map((row) => line(row, gap, between ? 'baseline' : 'top')),
    rows.map(() => gap * apart),
  );
}

const SET: Readonly<Record<BlockName, SetBlock>> = {
  text: async (slot, parts, room, context) => {
    const blocks = await Promise.all(
      parts.map((part) => {
        const request = toRequest(slot, part, room.width, context);
        return setText(room.height === undefined ? request : { ...request, height: room.height }, context);
      }),
    );
    return stack(
      blocks,
      blocks.map(({ size }) => size * 0.8),
    );
  },

  /** The sign, and the name behind it. */
  brand: async (slot, parts, room, context) => {
    const { canvas, inks, matter } = context;
    const [part] = parts;
    const logo = matter.images.get('logo');
    const row = toPx({ wide: 40, tall: 52 }, canvas);
    const blocks: Block[] = [];
    let left = room.width;
    if (logo) {
      const size = toLogoSize(logo, { width: room.width * (part ? 0.5 : 1), height: row });
      const sign = drawn('logo', size, context, { image: 'logo', color: inks.ink });
      blocks.push(sign);
      left -= size.width + row * 0.35;
    }
    if (part && left > row) {
      const request = { ...toRequest(slot, part, left, context), voice: 'strong' as const, lines: 1 };
      const name = await setText(part.detail ? { ...request, width: left } : request, context);
      const rest = part.detail
        ? await joined(name, { ...request, text: part.detail, voice: 'text', ink: 'muted' }, left, context)
        : name;
      blocks.push(rest);
    }
    return atLeast(line(blocks, row * 0.35, 'middle'), row);
  },

  byline: async (slot, [part], room, context) => {
    const { detail } = part as Part;
    const face = slot.face !== undefined && context.matter.images.has(slot.face) ? slot.face : undefined;
    const side = face ? toPx({ wide: 64, tall: 84 }, context.canvas) : 0;
    const request = {
      ...toRequest(slot, part as Part, room.width - side * 1.28, context),
      voice: 'strong',
    } as const;
    const name = await setText(request, context);
    const rest = { ...request, text: detail ?? '', voice: 'text', ink: 'muted', lines: 2 } as const;
    const words = detail ? await joined(name, rest, room.width - side * 1.28, context) : name;
    if (!face) return words;
    const disc = drawn('portrait', { width: side, height: side }, context, { image: face, corner: side / 2 });
    return line([disc, words], side * 0.28, 'middle');
  },

  /** Names beside each other, below each what they are. */
  people: async (slot, parts, room, context) => {
    const most = parts.length === 1 ? 1 : PEOPLE_SHARE;
    const blocks = await Promise.all(
      parts.map((part) => SET.signature(slot, [part], { width: room.width * most }, context)),
    );
    return wrapped(blocks, room.width, { gap: toPx(52, context.canvas) * context.tight, rows: 0.7 });
  },

  /** Short texts in a line, with dots between them; on several where one is too short. */
  meta: async (slot, parts, room, context) => {
    const blocks = await Promise.all(
      parts.map(async (part) => {
        const request = {
          ...toRequest(slot, part, room.width, context),
          lines: by(slot.lines, context.canvas.shape) ?? 2,
        };
        const set = await setText(request, context);
        return part.detail
          ? joined(set, { ...request, text: part.detail, voice: 'text', ink: 'muted' }, room.width, context)
          : set;
      }),
    );
    const size = Math.max(...blocks.map((block) => block.size));
    return wrapped(blocks, room.width, { gap: size * 0.38, rows: 2.1, between: dot(size, context) });
  },

  /** A name, and below it what they are. */
  signature: async (slot, [part], room, context) => {
    const request = { ...toRequest(slot, part as Part, room.width, context), voice: 'strong' } as const;
    const name = await setText(request, context);
    const { detail } = part as Part;
    if (!detail) return name;
    const size = Math.min(request.size, toStep('meta', context.canvas));
    const role = await setText(
      { ...request, text: detail, voice: 'text', ink: 'muted', size, lines: 2 },
      context,
    );
    return stack([name, role], [0, role.size * 0.62]);
  },

  stars: async (slot, [part], room, context) => {
    const request = toRequest(slot, part as Part, room.width, context);
    const shown = Math.round(Number((part as Part).text.replace(',', '.')));
    const { fill, line: empty } = context.inks;
    const stars = [1, 2, 3, 4, 5].map((at) =>
      iconBlock('star', request.size, at <= shown ? fill : empty, context),
    );
    return line(stars, request.size * 0.22, 'middle');
  },

  price: async (slot, [part], room, context) => {
    const { text, detail } = part as Part;
    const request = { ...toRequest(slot, part as Part, room.width, context), voice: 'title' } as const;
    const now = await setText(
      { ...request, text, width: room.width * (detail ? 0.64 : 1), least: LEAST_PX },
      context,
    );
    if (!detail) return now;
    const was = await setText(
      {
        ...request,
        text: detail,
        voice: 'text',
        ink: 'muted',
        size: now.size * 0.48,
        width: room.width * 0.32,
        least: LEAST_PX,
      },
      context,
    );
    const struck: Block = {
      ...was,
      place: (x, y, width, align, out) => {
        was.place(x, y, width, align, out);
        const thick = Math.max(1.5, was.size * 0.07);
        // It lies below the digits, which stay readable on it.
        const color = mix(context.inks.ground, context.inks.ink, 0.17);
        const box = {
          x: x - thick,
          y: y + (was.height - thick) / 2,
          width: was.width + 2 * thick,
          height: thick,
        };
        out.shapes.push({ draw: 'strike', box, inks: context.inks, color });
      },
    };
    return line([now, struck], now.size * 0.24, 'baseline');
  },

  rating: async (slot, [part], room, context) => {
    const request = toRequest(slot, part as Part, room.width, context);
    const star = iconBlock('star', request.size, context.inks.ink, context);
    const { text, detail } = part as Part;
    const value = text === '' ? undefined : await setText({ ...request, width: room.width * 0.4 }, context);
    const rest = detail
      ? await setText({ ...request, text: detail, ink: 'muted', width: room.width * 0.55 }, context)
      : undefined;
    const blocks = [...(value ? [star, value] : []), ...(rest ? [rest] : [])];
    return line(blocks, request.size * 0.44, 'middle');
  },

  button: async (slot, [part], room, context) => {
    const { canvas, inks } = context;
    const height = toPx({ wide: 64, tall: 84 }, canvas);
    const request = toRequest(slot, part as Part, room.width - height, context);
    const words = await setText(
      {
        ...request,
        least: Math.min(request.size, toStep('small', canvas)),
        voice: 'strong',
        ink: { color: inks.onFill },
      },
      context,
    );
    const high = Math.max(height, words.size * 2.3);
    return plated(
      words,
      { width: words.width + high, height: high, corner: high / 2, color: inks.fill },
      context,
    );
  },

  pill: async (slot, [part], room, context) => {
    const { canvas, inks } = context;
    const height = toPx({ wide: 56, tall: 72 }, canvas);
    const request = toRequest(slot, part as Part, room.width - height * 0.86, context);
    const words = await setText({ ...request, voice: 'strong', ink: { color: inks.onFill } }, context);
    const high = Math.max(height, words.size * 1.8);
    return plated(
      words,
      { width: words.width + high * 0.86, height: high, corner: high / 2, color: inks.fill },
      context,
    );
  },

  counts: async (slot, parts, room, context) => {
    const items = await Promise.all(
      parts.map(async (part) => {
        const request = { ...toRequest(slot, part, room.width * 0.8, context), voice: 'strong' } as const;
        const value = await setText(request, context);
        const icon = iconBlock(part.icon ?? 'star', request.size * 1.02, context.inks.muted, context);
        return line([icon, value], request.size * 0.4, 'middle');
      }),
    );
    const gap = toPx(44, context.canvas) * context.tight;
    const rows: Block[][] = [];
    let left = 0;
    for (const item of items) {
      left -= item.width + gap;
      const row = rows.at(-1);
      if (row && left >= -gap) row.push(item);
      else {
        rows.push([item]);
        left = room.width - item.width;
      }
    }
    const lines = rows.map((row) => line(row, gap, 'middle'));
    return stack(
      lines,
      lines.map(() => gap * 0.6),
    );
  },

  /** A sign to play it, and how long it takes. */
  duration: async (slot, [part], room, context) => {
    const { canvas, inks } = context;
    const side = toPx({ wide: 56, tall: 72 }, canvas);
    const request = toRequest(slot, part as Part, room.width - side * 1.3, context);
    const words = await setText({ ...request, voice: 'strong' }, context);
    const triangle = drawn('icon:play', { width: side * 0.4, height: side * 0.4 }, context, {
      color: inks.onFill,
    });
    const disc = plated(triangle, { width: side, height: side, corner: side / 2, color: inks.fill }, context);
    return line([disc, words], side * 0.27, 'middle');
  },

  /** How much of a whole there is: a bar, and below it what is reached and what is aimed at. */
  progress: async (slot, [part], room, context) => {
    const { canvas, inks, matter } = context;
    const { text, detail } = part as Part;
    const height = toPx({ wide: 28, tall: 38 }, canvas) * context.tight;
    const request = toRequest(slot, part as Part, room.width, context);
    const whole = { ...request, width: room.width };
    const goal = await setText({ ...whole, text: detail ?? text, ink: 'muted' }, context);
    const reached = detail ? await setText({ ...whole, voice: 'strong' }, context) : undefined;
    const beside = (reached?.width ?? 0) + goal.width + request.size <= room.width;
    const corner = height / 2;
    const width = Math.max(height, room.width * Math.min(1, matter.share ?? 0));
    const bar: Block = {
      ...drawn('rect', { width: room.width, height }, context, { color: inks.line, corner }),
      place: (x, y, _, __, out) => {
        const box = { x, y, width: room.width, height };
        out.shapes.push({ draw: 'rect', box, inks, color: inks.line, corner });
        out.shapes.push({ draw: 'rect', box: { ...box, width }, inks, color: inks.fill, corner });
      },
    };
    const below: Block = !reached
      ? { ...goal, place: toEnd(goal) }
      : beside
        ? { ...line([reached, goal], request.size, 'baseline', true), width: room.width }
        : stack([reached, goal], [0, request.size * 0.6]);
    return stack([bar, below], [0, request.size * 0.8]);
  },

  /** Where something stands, behind a light. */
  state: async (slot, [part], room, context) => {
    const { inks } = context;
    const request = toRequest(slot, part as Part, room.width, context);
    const side = request.size * 0.62;
    const words = await setText({ ...request, voice: 'strong', width: room.width - side * 1.6 }, context);
    const light = drawn('rect', { width: side, height: side }, context, {
      corner: side / 2,
      color: inks.fill,
    });
    return line([light, words], side * 0.6, 'middle');
  },

  /** A line to type, on a plate. */
  snippet: async (slot, [part], room, context) => {
    const request = toRequest(slot, part as Part, room.width, context);
    const pad = request.size * 0.72;
    const lines = /\s/u.test((part as Part).text) ? 2 : 1;
    const style = { ...request, voice: 'code', width: room.width - 2 * pad, lines } as const;
    const words = await setText({ ...style, least: toStep('small', context.canvas) }, context);
    const plate = { width: words.width + 2 * pad, height: words.height + 1.7 * pad };
    return plated(words, { ...plate, color: context.inks.tint, corner: pad * 0.5 }, context);
  },

  options: setChoices,
  table: setTable,
  crumbs: setCrumbs,
  facts: setFacts,
  steps: setSteps,
  rows: setRows,
  window: codeWindow,
};

const toEnd =
  (block: Block): Block['place'] =>
  (x, y, room, _, out) =>
    block.place(x, y, room, 'end', out);

/** The parts that a slot shows. */
export const partsIn = ({ of, nth }: PartSlot, { partsOf }: Pick<Context, 'partsOf'>): Part[] =>
  nth === undefined ? partsOf(of) : partsOf(of).slice(nth - 1, nth);

/** Sets the parts of a slot in a room. */
export const setBlock = (slot: PartSlot, room: Room, context: Context): Promise<Block> =>
  SET[slot.as ?? 'text'](slot, partsIn(slot, context), room, context);

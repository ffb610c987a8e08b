type Condition = { parameter: string; is?: string | undefined };
type PaintedNode = {
  when?: Condition | undefined;
  repeat?: string | undefined;
  style: Readonly<Record<string, unknown>>;
  children?: PaintedNode[] | undefined;
};
type Parameter = { name: string; choices?: string[] | undefined; most?: number | undefined };
type Size = { width: number; height: number };

// Measured: a shadow or a rotation of the whole card takes some 25 ms, one of 4096x4096 px 90 ms, and a few px next to nothing.
const WHOLE = 0.2;
const BEYOND = 8;

/**
 * How much shadows, rotations and opacities of a tree paint, in whole cards, with the choices for which it is most. Never less than it
 * is; more where several choice parameters decide together, and where a list has fewer items than it may have.
 */
export function measurePaint(root: PaintedNode, canvas: Size, parameters: readonly Parameter[]): number {
  const most = new Map(parameters.map((one) => [one.name, one.most ?? 1]));
  const sum = (node: PaintedNode, parent: Size, mayHold: (when: Condition) => boolean): number => {
    if (node.when !== undefined && !mayHold(node.when)) return 0;
    const size = toSize(node.style, parent);
    let painted = weigh(node.style, size, canvas);
    for (const child of node.children ?? []) painted += sum(child, size, mayHold);
    return painted * (most.get(node.repeat ?? '') ?? 1);
  };
  const all = sum(root, canvas, () => true);
  const byChoice = parameters.flatMap(({ name, choices }) =>
    choices === undefined
      ? []
      : Math.max(
          0,
          ...choices.map((value) =>
            sum(
              root,
              canvas,
              (when) => when.parameter !== name || when.is === undefined || when.is === value,
            ),
          ),
        ),
  );
  return Math.min(all, ...byChoice);
}

function weigh({ shadow, rotate, opacity }: PaintedNode['style'], size: Size, canvas: Size): number {
  const area = (size.width * size.height) / (canvas.width * canvas.height);
  const whole = Math.min(1, area / WHOLE) + area / BEYOND;
  const { blur = 0, spread = 0 } = (shadow ?? {}) as { blur?: number; spread?: number };
  const edge = Math.max(0, 2 * (blur + spread));
  const shadowArea = ((size.width + edge) * (size.height + edge)) / (canvas.width * canvas.height);
  return (
    (shadow === undefined ? 0 : Math.min(1, shadowArea / WHOLE) + shadowArea / BEYOND) +
    (rotate === undefined || rotate === 0 ? 0 : whole) +
    (opacity === undefined || opacity === 1 ? 0 : whole / 4)
  );
}

/** Of a box without a size of its own, the most that it can take. */
function toSize(style: PaintedNode['style'], parent: Size): Size {
  const width = toExtent(style, 'width', ['left', 'right'], parent.width);
  const height = toExtent(style, 'height', ['top', 'bottom'], parent.height);
  const { aspectRatio } = style;
  if (typeof aspectRatio !== 'number') return { width: width.px, height: height.px };
  if (height.isOwn) return { width: width.isOwn ? width.px : height.px * aspectRatio, height: height.px };
  return { width: width.px, height: width.px / aspectRatio };
}

function toExtent(
  style: PaintedNode['style'],
  name: 'width' | 'height',
  sides: readonly string[],
  parent: number,
): { px: number; isOwn: boolean } {
  const least = toPx(style[name === 'width' ? 'minWidth' : 'minHeight'], parent) ?? 0;
  const own = toPx(style[name], parent);
  const outside = sides.reduce((px, side) => px + Math.max(0, -(toPx(style[side], parent) ?? 0)), 0);
  return { px: Math.max(least, own ?? parent + outside), isOwn: own !== undefined };
}

function toPx(value: unknown, parent: number): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (Number.parseFloat(value) / 100) * parent : undefined;
}

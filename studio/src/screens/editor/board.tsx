import { readList, writeList } from '@cardwright/contract/list-text';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { isAbout, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Box } from './drag.ts';
import {
  type Handle,
  handlesOf,
  isRow,
  letGo,
  ownerOf,
  type Placed,
  type Plan,
  planDrag,
  putBack,
} from './drag-plan.ts';
import type { Drawn } from './drawn.ts';
import { useEditor } from './editor-context.ts';
import { labelOf } from './fields.ts';
import { getAt, isInside, splitIndex } from './json-path.ts';
import { placePicture } from './new-nodes.ts';
import { kindOf, type Node, nameOf, type OutlineRow, parentOf, toSentence } from './nodes.ts';
import { listParameters, readReference } from './parameters.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

// Px of the screen that are still a click, and in which something snaps.
const [STILL, SNAP] = [4, 6];
const [STEP, LEAP] = [1, 10];

type Held = { path: string; clicked: string; handle: Handle; x: number; y: number; hasMoved: boolean };

/** The picture as the service drew it, with what can be clicked, dragged and typed into. */
export function Board() {
  const model = useEditor();
  const { drawn, shape, selected, definition, isDrawing, refusal } = model;
  const { width, height } = SHAPES[shape.value];
  const card = useRef<HTMLDivElement>(null);
  const held = useRef<Held | undefined>(undefined);
  const plan = useSignal<Plan | undefined>(undefined);
  const typing = useSignal<Typing | undefined>(undefined);
  const nodes = drawn.value?.width === width && drawn.value.height === height ? drawn.value.nodes : [];
  const drawnPlaces = useMemo(
    () => numberItems(withEmptyImages(nodes, model.rows.value)),
    [nodes, model.rows.value],
  );
  // What is repeated is selected and moved where it stands first.
  const places = useMemo(() => drawnPlaces.filter(({ item }) => item === 0), [drawnPlaces]);
  const complaints = drawn.value?.complaints ?? [];

  const toCard = (): number => width / (card.current?.clientWidth || width);
  const hold = (event: PointerEvent, path: string, handle: Handle): void => {
    if (event.button !== 0 || typing.peek() !== undefined) return;
    // What is selected is dragged by whatever stands in it; a mere click goes on to that.
    const isWithin = parentOf(selected.peek()) !== undefined && isInside(path, selected.peek());
    const moved = isWithin ? selected.peek() : path;
    selected.value = moved;
    held.current = {
      path: moved,
      clicked: path,
      handle,
      x: event.clientX,
      y: event.clientY,
      hasMoved: false,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    const one = held.current;
    if (one === undefined) return;
    const moved = { x: event.clientX - one.x, y: event.clientY - one.y };
    one.hasMoved ||= Math.hypot(moved.x, moved.y) > STILL;
    if (!one.hasMoved) return;
    const scale = toCard();
    const corner = card.current?.getBoundingClientRect();
    const at = {
      x: (event.clientX - (corner?.left ?? 0)) * scale,
      y: (event.clientY - (corner?.top ?? 0)) * scale,
    };
    const by = { x: moved.x * scale, y: moved.y * scale };
    const near = event.altKey ? 0 : SNAP * scale;
    const { path, handle } = one;
    plan.value = planDrag({
      definition: definition.peek() as Node,
      shape: shape.peek(),
      places: heldPlaces.current ?? places,
      path,
      handle,
      by,
      at,
      near,
    });
    heldPlaces.current ??= places;
    if (plan.value && plan.value.changes.length > 0) model.tryOut(plan.value.changes);
  };
  // While something is dragged, pictures of it arrive; it began where it was before.
  const heldPlaces = useRef<typeof places | undefined>(undefined);
  const release = (isDone: boolean): void => {
    const one = held.current;
    const found = plan.peek();
    held.current = undefined;
    heldPlaces.current = undefined;
    plan.value = undefined;
    if (!one?.hasMoved) {
      if (one) selected.value = one.clicked;
      return;
    }
    if (!isDone || found === undefined) model.tryOut(undefined);
    else if (found.drop) model.move(one.path, found.drop.to);
    else {
      model.setAll(found.changes);
      model.say(toSaid(found.changes));
    }
  };

  const problem = useSignal<string | undefined>(undefined);
  /** A picture that is dropped becomes that of the image there, or a new one. */
  const dropPicture = async (file: File, on: Element | null): Promise<void> => {
    problem.value = undefined;
    selected.value = on?.getAttribute('data-path') ?? selected.peek();
    try {
      const { reference } = await api.uploads.create(file, { name: file.name.slice(-100) });
      model.change(placePicture(definition.peek(), selected.peek(), shape.peek(), reference));
    } catch (error) {
      if (!noteSignedOut(error)) problem.value = toRefusal(error).message;
    }
  };

  const startTyping = (path: string, item = 0): void => {
    if (findTyped(definition.peek(), { path, item }, drawn.peek()?.nodes)) typing.value = { path, item };
  };
  const press = (event: KeyboardEvent): void => {
    if (typing.peek() !== undefined || held.current) return;
    const path = selected.peek();
    const node = getAt(definition.peek(), path) as Node | undefined;
    if (node === undefined) return;
    const arrows: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const arrow = arrows[event.key];
    if (event.key === 'Tab') {
      const next = places[places.findIndex((one) => one.path === path) + (event.shiftKey ? -1 : 1)];
      // From the last and before the first, Tab leaves the picture.
      if (next === undefined) return;
      selected.value = next.path;
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (splitIndex(path)) model.remove(path);
    } else if (event.key === 'Enter' || event.key === 'F2') startTyping(path);
    else if (event.key === 'Escape') selected.value = parentOf(path) ?? path;
    else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) model.duplicate(path);
    else if (arrow) {
      const isFree = (node.style as Node | undefined)?.position === 'absolute';
      const step = event.shiftKey ? LEAP : STEP;
      if (isFree) {
        const by = { x: arrow[0] * step, y: arrow[1] * step };
        const at = { x: 0, y: 0 };
        const nudged = planDrag({
          definition: definition.peek() as Node,
          shape: shape.peek(),
          places,
          path,
          handle: 'body',
          by,
          at,
          near: 0,
        });
        if (nudged) {
          model.setAll(nudged.changes, `nudge ${path}`);
          model.say(toSaid(nudged.changes));
        }
      } else model.shift(path, arrow[0] + arrow[1] > 0 ? 1 : -1);
    } else return;
    event.preventDefault();
  };

  const focusSelected = (): void =>
    card.current
      ?.querySelector<HTMLElement>(`.hit[data-path="${CSS.escape(selected.peek())}"]`)
      ?.focus({ preventScroll: true });
  // The focus stays on what is selected, wherever that goes.
  useEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.classList.contains('hit')) focusSelected();
  }, [selected.value, drawn.value]);

  const percent = (box: Box) => toPercent(box, shape.value);
  /** About as it is set. */
  const typedStyle = ({ path, item }: Typing) => {
    const place = drawnPlaces.find((one) => one.path === path && one.item === item);
    const node = getAt(definition.value, path) as Node | undefined;
    return {
      ...percent(place ?? { x: 0, y: 0, width, height }),
      fontSize: `${Math.max(13, (place?.size ?? 0) / toCard())}px`,
      fontWeight: String(node?.weight ?? 400),
      lineHeight: String(node?.lineHeight ?? 1.2),
    };
  };
  const box = places.find(({ path }) => path === selected.value);
  const known = refusal.value;
  return (
    <div class="board">
      <div
        class={`card-frame ${shape.value}`}
        ref={card}
        aria-busy={isDrawing.value}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {drawn.value && <img src={drawn.value.url} alt="The card as it will be" draggable={false} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons over a picture is no set of fields */}
        <div
          class="overlay"
          role="group"
          aria-label="Layers in the picture"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const [file] = event.dataTransfer?.files ?? [];
            if (file) void dropPicture(file, (event.target as Element).closest('.hit'));
          }}
          onKeyDown={press}
          onPointerMove={drag}
          onPointerUp={() => release(true)}
          onPointerCancel={() => release(false)}
        >
          {drawnPlaces.map((place) => {
            const node = getAt(definition.value, place.path) as Node | undefined;
            if (node === undefined) return null;
            const isSelected = place.path === selected.value;
            const isWrong =
              complaints.some(({ path }) => path === place.path) ||
              (known !== undefined && isAbout(known, `definition.${place.path}`));
            return (
              <button
                type="button"
                key={`${place.path} ${place.item}`}
                class={`hit ${kindOf(node)} ${isWrong ? 'wrong' : ''} ${place.isEmpty ? 'empty' : ''}`}
                style={percent(place)}
                aria-label={labelFor(place, nameOf(node, shape.value))}
                aria-pressed={isSelected}
                tabIndex={isSelected && place.item === 0 ? 0 : -1}
                data-path={place.path}
                onPointerDown={(event) => hold(event, place.path, 'body')}
                onFocus={() => {
                  if (!held.current) selected.value = place.path;
                }}
                onDblClick={() => startTyping(place.path, place.item)}
              />
            );
          })}
          {box && !typing.value && <Moving plan={plan} box={box} shape={shape.value} onHold={hold} />}
          {typing.value !== undefined && (
            <TypedText
              typing={typing.value}
              style={typedStyle(typing.value)}
              onDone={() => {
                typing.value = undefined;
                model.leaveField();
                requestAnimationFrame(focusSelected);
              }}
            />
          )}
        </div>
      </div>
      <p class="visually-hidden" role="status">
        {complaints.length > 0 && `Problems in the picture: ${complaints.length}.`}
      </p>
      {problem.value && <Notice kind="error">{problem.value}</Notice>}
      {known && (
        <Notice kind="error">
          {drawn.value && 'The picture is an earlier one. '}
          {toSentence(known.message, definition.value as Node, shape.value)}
        </Notice>
      )}
      <PlaceFreely />
      <p class="hint board-hint">
        {isRow(getAt(definition.value, parentOf(selected.value) ?? '') as Node | undefined) ||
        splitIndex(selected.value)
          ? 'Drag or use the arrow keys to move it, double-click a text to type, Delete to remove it.'
          : 'Click something to select it; double-click a text to type.'}
      </p>
    </div>
  );
}

const toPercent = (box: Box, shape: ShapeName) => {
  const { width, height } = SHAPES[shape];
  return {
    left: `${(box.x / width) * 100}%`,
    top: `${(box.y / height) * 100}%`,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  };
};

type MovingProps = {
  plan: ReadonlySignal<Plan | undefined>;
  box: Placed;
  shape: ShapeName;
  onHold(event: PointerEvent, path: string, handle: Handle): void;
};

/** What is selected, where it is dragged to and what it snaps to: all of the board that a move of the pointer draws anew. */
function Moving({ plan, box, shape, onHold }: MovingProps) {
  const { definition } = useEditor();
  const { ghost, lines, drop } = plan.value ?? {};
  const { width, height } = SHAPES[shape];
  return (
    <>
      <div class="selection" style={toPercent(ghost ?? box, shape)} aria-hidden="true">
        {handlesOf(definition.value as Node, box.path, box, shape).map((handle) => (
          <div
            key={handle}
            class={`handle ${handle}`}
            onPointerDown={(event) =>
              onHold(event, ownerOf(definition.peek() as Node, box.path, handle), handle)
            }
          />
        ))}
      </div>
      {lines?.x !== undefined && (
        <div class="guide" style={toPercent({ x: lines.x, y: 0, width: 0, height }, shape)} />
      )}
      {lines?.y !== undefined && (
        <div class="guide" style={toPercent({ x: 0, y: lines.y, width, height: 0 }, shape)} />
      )}
      {drop && (
        <div class={`drop ${drop.line.width === 0 ? 'upright' : ''}`} style={toPercent(drop.line, shape)} />
      )}
    </>
  );
}

/** What a drag or a key changed, such as “Left 40, Top 60”. */
const toSaid = (changes: Plan['changes']): string =>
  changes
    .map(([path, value]) => `${labelOf(path)} ${value === undefined ? 'not set' : String(value)}`)
    .join(', ');

/** Takes what is selected out of its row or column, or puts it back. */
function PlaceFreely() {
  const { selected, definition, setAll, drawn, shape } = useEditor();
  const path = selected.value;
  const node = getAt(definition.value, path) as Node | undefined;
  const style = node?.style as Node | undefined;
  if (!splitIndex(path) || node?.type === undefined || node.area !== undefined) return null;
  const isFree = style?.position === 'absolute';
  return (
    <Button
      class="small"
      icon={isFree ? 'undo' : 'grip'}
      onClick={() => setAll(isFree ? putBack(path) : letGo(path, drawn.peek()?.nodes ?? [], shape.peek()))}
    >
      {isFree ? 'Return it to its row or column' : 'Place it freely'}
    </Button>
  );
}

type Place = Drawn['nodes'][number] & { isEmpty?: true };

/** Images without a picture are not drawn: they stand where what is around them is, so that one can be dropped on them. */
function withEmptyImages(nodes: readonly Place[], rows: readonly OutlineRow[]): readonly Place[] {
  const drawn = new Set(nodes.map(({ path }) => path));
  const empty = rows.filter(({ kind, path }) => kind === 'image' && !drawn.has(path));
  return nodes.flatMap((place) => [
    place,
    ...empty
      .filter(({ path }) => parentOf(path) === place.path)
      .map(({ path }) => ({ ...place, path, isEmpty: true as const })),
  ]);
}

/** The same node once for each item of a list. */
function numberItems(places: readonly Place[]): readonly (Place & { item: number })[] {
  const count = new Map<string, number>();
  return places.map((place) => {
    const item = count.get(place.path) ?? 0;
    count.set(place.path, item + 1);
    return { ...place, item };
  });
}

const labelFor = ({ item, isEmpty }: Place & { item: number }, name: string): string =>
  name + (item > 0 ? `, item ${item + 1}` : '') + (isEmpty ? ', no picture yet' : '');

type Typing = { path: string; item: number };

/** Where what is typed over a node goes: into its words, or the example of the parameter that stands for them. */
function findTyped(
  definition: TemplateDefinition,
  { path, item }: Typing,
  places: readonly { path: string; parameters?: string[] | undefined }[] = [],
): Typed | undefined {
  const words = getAt(definition, `${path}.text`);
  const set = places.find((one) => one.path === path)?.parameters ?? [];
  const [name, field = ''] = (typeof words === 'string' ? readReference(words) : set[0])?.split('.') ?? [];
  const index = listParameters(definition).findIndex((one) => one.name === name);
  const parameter = listParameters(definition)[index];
  if (parameter !== undefined && parameter.type !== 'image') {
    const at = `parameters[${index}].example`;
    const isAlike = parameter.default !== undefined && parameter.default === parameter.example;
    // A default that is what the example was would come as a surprise where a URL has no value.
    const all = isAlike ? [at, `parameters[${index}].default`] : [at];
    const example = parameter.example ?? '';
    const label = 'Example of the text';
    if (parameter.type !== 'list')
      return { label, value: example, toChanges: (value) => all.map((one) => [one, value]) };
    const { fields = [] } = parameter;
    const items = readList(example, fields);
    const column = Math.max(0, fields.indexOf(field));
    const toChanges = (value: string): Changes => {
      const cells = (items[item] ?? []).with(column, value);
      return all.map((one) => [one, writeList(items.with(item, cells))]);
    };
    return items[item] && { label, value: items[item][column] ?? '', toChanges };
  }
  if (typeof words !== 'string') return undefined;
  return { label: 'Words of the text', value: words, toChanges: (value) => [[`${path}.text`, value]] };
}

type Changes = [path: string, value: string][];
type Typed = { label: string; value: string; toChanges(value: string): Changes };

type TypedTextProps = { typing: Typing; style: Readonly<Record<string, string>>; onDone(): void };

/** Typed over its place in the picture: the words of a text, or the example of the parameter that stands for them. */
function TypedText({ typing, style, onDone }: TypedTextProps) {
  const { definition, setAll, drawn } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  // As it began: an item that is emptied while it is typed is no longer in its list.
  const found = useMemo(() => findTyped(definition.peek(), typing, drawn.peek()?.nodes), []);
  // With the space that the next word of an item will follow.
  const typed = useSignal(found?.value ?? '');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <textarea
      ref={field}
      class="typed"
      style={style}
      dir="auto"
      maxLength={1000}
      aria-label={found?.label}
      value={typed.value}
      onInput={({ currentTarget: { value } }) => {
        typed.value = value;
        setAll(found?.toChanges(value) ?? [], `type ${typing.path}`);
      }}
      onBlur={onDone}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
          event.preventDefault();
          onDone();
        }
      }}
    />
  );
}

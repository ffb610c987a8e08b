import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrangeFor, isArranged, isFree } from './arrange-for.ts';
import { isRow } from './drag-plan.ts';
import { useEditor } from './editor-context.ts';
import { boxBefore } from './editor-model.ts';
import { getAt, splitIndex } from './json-path.ts';
import { listMissing } from './missing.ts';
import { ADDABLE, findPlaceToAdd, fitInto, placeIn } from './new-nodes.ts';
import { type Node, nameOf, parentOf } from './nodes.ts';
import { canRepeat, repeatNode } from './repeat-node.ts';
import { SHAPES, treeOf } from './shapes.ts';

/** Scrolls the list alone: the page stays where it is. */
function bringInto(list: HTMLElement, row: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** All nodes as a list: to select, to drag to another place, and to add to. */
export function OutlinePanel() {
  const model = useEditor();
  const { rows, selected, shape, drawn, refusal, definition, outcomes } = model;
  const carried = useSignal<string | undefined>(undefined);
  const over = useSignal<string | undefined>(undefined);
  const isWrong = (path: string): boolean =>
    [drawn.value, ...Object.values(outcomes.value).map((one) => one.drawn)].some((one) =>
      one?.complaints.some((complaint) => complaint.path === path),
    ) ||
    (refusal.value !== undefined && isAbout(refusal.value, `definition.${path}`));
  const isDrawn = (path: string): boolean =>
    drawn.value === undefined || drawn.value.nodes.some((one) => one.path === path);
  const path = selected.value;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (list.current && row) bringInto(list.current, row);
  }, [path]);
  return (
    <div class="outline">
      <ShapeTree />
      <ul aria-label="Layers" ref={list}>
        {rows.value.map(({ path: own, level, node, kind }) => (
          <li
            key={own}
            class={own === over.value ? 'over' : ''}
            draggable={splitIndex(own) !== undefined}
            onDragStart={() => (carried.value = own)}
            onDragOver={(event) => {
              if (carried.value === undefined || splitIndex(own) === undefined) return;
              event.preventDefault();
              over.value = own;
            }}
            onDragEnd={() => (over.value = undefined)}
            onDrop={(event) => {
              event.preventDefault();
              if (carried.value !== undefined) model.move(carried.value, own);
              carried.value = undefined;
              over.value = undefined;
            }}
          >
            <button
              type="button"
              class={`outline-row level-${Math.min(level, 8)} ${isDrawn(own) ? '' : 'absent'}`}
              aria-current={own === path}
              onClick={() => (selected.value = own)}
              onKeyDown={(event) => {
                if ((event.key !== 'Delete' && event.key !== 'Backspace') || !splitIndex(own)) return;
                event.preventDefault();
                model.remove(own);
                requestAnimationFrame(() =>
                  list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus(),
                );
              }}
            >
              <span class={`sign ${kind}`} aria-hidden="true" />
              <span class="outline-name">
                {own.endsWith('.otherwise') && 'Otherwise: '}
                {nameOf(node, shape.value)}
              </span>
              <span class="visually-hidden">, level {level}</span>
              {!isDrawn(own) && <span class="visually-hidden">, not drawn</span>}
              {isWrong(own) && (
                <>
                  <Icon name="warning" />
                  <span class="visually-hidden">, with a problem</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div class="chips">
        <Button
          class="small"
          icon="up"
          label="Move up"
          disabled={!splitIndex(path)}
          onClick={() => model.shift(path, -1)}
        />
        <Button
          class="small"
          icon="down"
          label="Move down"
          disabled={!splitIndex(path)}
          onClick={() => model.shift(path, 1)}
        />
        {boxBefore(definition.value, path) && (
          <Button class="small" onClick={() => model.moveIn(path)}>
            Move into the previous box
          </Button>
        )}
        {canWrap(definition.value as Node, path) && (
          <Button class="small" onClick={() => model.wrap(path)}>
            {isRow(getAt(definition.value, parentOf(path) ?? '') as Node)
              ? 'Put into a column'
              : 'Put into a row'}
          </Button>
        )}
        <Button
          class="small"
          icon="copy"
          label="Duplicate"
          disabled={!splitIndex(path)}
          onClick={() => model.duplicate(path)}
        />
        {canRepeat(definition.value, path) && (
          <Button
            class="small"
            icon="parameter"
            onClick={() => {
              const repeated = repeatNode(definition.peek(), path);
              model.change(repeated.definition);
              model.selected.value = repeated.path;
            }}
          >
            Repeat
          </Button>
        )}
        <Button
          class="small"
          icon="trash"
          label="Remove"
          disabled={!splitIndex(path)}
          onClick={() => model.remove(path)}
        />
      </div>
      <fieldset class="chips" aria-label="Add">
        {Object.entries(ADDABLE).map(([name, { title, make }]) => {
          const place = findPlaceToAdd(definition.value as Node, path, shape.value, name);
          return (
            place && (
              <Button
                key={name}
                class="small"
                icon="add"
                onClick={() => {
                  const added = make(definition.peek());
                  model.change(added.definition);
                  const now = model.definition.peek() as Node;
                  model.insert(place.path, fitInto(added.node, now, place.path, shape.peek()));
                }}
              >
                {title}
              </Button>
            )
          );
        })}
      </fieldset>
    </div>
  );
}

/** Whether a node of a tree stands where others can. */
const canWrap = (definition: Node, path: string): boolean => {
  const node = getAt(definition, path) as Node;
  return (
    splitIndex(path) !== undefined && node.type !== undefined && !isFree(node) && node.area === undefined
  );
};

/** Whether the shape has a tree of its own, where the template is trees. */
function ShapeTree() {
  const model = useEditor();
  const { definition, shape } = model;
  const { tree, title } = SHAPES[shape.value];
  if (tree === 'root' || definition.value.region !== undefined) return null;
  const isOwn = treeOf(definition.value as Node, shape.value) === tree;
  if (isOwn && isArranged(definition.value as Node, shape.value))
    return (
      <p class="hint shape-tree">
        {title} cards are arranged from wide cards, and follow them in all until you change something here.
      </p>
    );
  const missing = isOwn ? listMissing(definition.value as Node, shape.value) : [];
  return (
    <div class="shape-tree">
      <p class="hint">
        {isOwn
          ? `${title} cards have their own arrangement. What is the same in wide cards follows them; what differs has an arrow beside it.`
          : 'Like wide cards, scaled to fit.'}
      </p>
      <Button
        class="small"
        onClick={() => model.set(tree, arrangeFor(getAt(definition.peek(), 'root') as Node, shape.peek()))}
      >
        {isOwn ? 'Arrange it from wide again' : 'Arrange it for this shape'}
      </Button>
      {missing.length > 0 && (
        <>
          <p class="hint">Only on wide cards:</p>
          <div class="chips">
            {missing.map((node, index) => (
              <Button
                key={index}
                class="small"
                icon="add"
                onClick={() => {
                  const place = findPlaceToAdd(
                    definition.peek() as Node,
                    model.selected.peek(),
                    shape.peek(),
                    'text',
                  );
                  if (place) model.insert(place.path, placeIn(node, definition.peek() as Node, place.path));
                }}
              >
                {nameOf(node, shape.value)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

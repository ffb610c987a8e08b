import { useSignal } from '@preact/signals';
import { isAbout } from '../../base/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from './editor-context.ts';
import { splitIndex } from './json-path.ts';
import { ADDABLE, findPlaceToAdd } from './new-nodes.ts';
import { type Node, nameOf } from './nodes.ts';
import { SHAPES, treeOf } from './shapes.ts';

/** All nodes as a list: to select, to drag to another place, and to add to. */
export function OutlinePanel() {
  const model = useEditor();
  const { rows, selected, shape, drawn, refusal, definition } = model;
  const carried = useSignal<string | undefined>(undefined);
  const over = useSignal<string | undefined>(undefined);
  const isWrong = (path: string): boolean =>
    drawn.value?.complaints.some((one) => one.path === path) === true ||
    (refusal.value !== undefined && isAbout(refusal.value, `definition.${path}`));
  const isDrawn = (path: string): boolean =>
    drawn.value === undefined || drawn.value.nodes.some((one) => one.path === path);
  const path = selected.value;
  return (
    <div class="outline">
      <ShapeTree />
      <ul>
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
            >
              <span class={`sign ${kind}`} aria-hidden="true" />
              <span class="outline-name">
                {own.endsWith('.otherwise') && 'Otherwise: '}
                {nameOf(node, shape.value)}
              </span>
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
        <Button
          class="small"
          icon="copy"
          label="Duplicate"
          disabled={!splitIndex(path)}
          onClick={() => model.duplicate(path)}
        />
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
                  model.insert(place.path, added.node);
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

/** Whether the shape has a tree of its own, where the template is trees. */
function ShapeTree() {
  const model = useEditor();
  const { definition, shape } = model;
  const { tree, title } = SHAPES[shape.value];
  if (tree === 'root' || definition.value.region !== undefined) return null;
  const isOwn = treeOf(definition.value as Node, shape.value) === tree;
  return (
    <div class="shape-tree">
      <p class="hint">
        {isOwn ? `${title} cards have an arrangement of their own.` : `As on wide cards, scaled to fit.`}
      </p>
      <Button class="small" onClick={() => model.set(tree, isOwn ? undefined : definition.peek().root)}>
        {isOwn ? 'Go back to that of wide cards' : 'Arrange it differently'}
      </Button>
    </div>
  );
}

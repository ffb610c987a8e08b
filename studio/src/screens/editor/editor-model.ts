import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { createDraft } from '../../base/draft.ts';
import type { Refusal } from '../../base/refusal.ts';
import { createDrawLatest } from './draw-latest.ts';
import { type Drawn, drawDraft } from './drawn.ts';
import { closeStep, type History, record, redo, startHistory, undo } from './history.ts';
import { getAt, insertAt, isInside, moveAt, setAt, splitIndex } from './json-path.ts';
import { type Node, type OutlineRow, outline, parentOf, rootOf } from './nodes.ts';
import type { SampleName } from './sample-texts.ts';
import type { ShapeName } from './shapes.ts';

/** What is kept in the browser until it is published. */
export type EditorDraft = {
  /** Undefined where all is published. */
  definition?: TemplateDefinition | undefined;
  /** The version that it began with; undefined for a new template. */
  version?: number | undefined;
};

export type EditorModel = {
  definition: ReadonlySignal<TemplateDefinition>;
  rows: ReadonlySignal<readonly OutlineRow[]>;
  /** Path of the selected node. */
  selected: Signal<string>;
  shape: Signal<ShapeName>;
  /** What is shown beside the picture. */
  side: Signal<'nodes' | 'parameters'>;
  sample: Signal<SampleName>;
  /** The latest picture; one that cannot be drawn leaves the former. */
  drawn: ReadonlySignal<Drawn | undefined>;
  refusal: ReadonlySignal<Refusal | undefined>;
  isDrawing: ReadonlySignal<boolean>;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  /** Version that the draft began with. */
  version: ReadonlySignal<number | undefined>;
  isChanged: ReadonlySignal<boolean>;
  change(next: TemplateDefinition, topic?: string): void;
  /** Changes fields of a node. */
  set(path: string, value: unknown, topic?: string): void;
  setAll(changes: readonly (readonly [path: string, value: unknown])[], topic?: string): void;
  /** Shows how it would be, while a handle is held; undefined ends that. */
  tryOut(changes: readonly (readonly [path: string, value: unknown])[] | undefined): void;
  /** What is typed from here on is another step. */
  leaveField(): void;
  undo(): void;
  redo(): void;
  insert(path: string, node: unknown): void;
  remove(path: string): void;
  move(from: string, to: string): void;
  /** Moves a node among its siblings. */
  shift(path: string, by: -1 | 1): void;
  duplicate(path: string): void;
  /** After it was stored. */
  publish(definition: TemplateDefinition, version: number): void;
  discard(): void;
  dispose(): void;
};

type Start = { definition: TemplateDefinition; version: number | undefined };

const PAUSE_MS = 120;
// Between two pictures of what is dragged.
const TRIAL_MS = 150;

const toText = (definition: TemplateDefinition): string => JSON.stringify(definition);

/** A template that is being written. What was not published is kept for each place. */
export function createEditorModel(owner: string, place: string, start: Start): EditorModel {
  const stored = createDraft<EditorDraft>(owner, toDraftName(place), {});
  const { definition: left = start.definition, version: leftAt } = stored.peek();
  const version = signal(leftAt ?? start.version);
  const published = signal(start.version === undefined ? undefined : start);
  const history = signal<History<TemplateDefinition>>(startHistory(left));
  const definition = computed(() => history.value.present);
  const isChanged = computed(
    () => published.value === undefined || toText(definition.value) !== toText(published.value.definition),
  );
  const shape = signal<ShapeName>('wide');
  const sample = signal<SampleName>('example');
  const selected = signal(rootOf(definition.peek() as Node, 'wide'));
  const trial = signal<TemplateDefinition | undefined>(undefined);
  const drawn = signal<Drawn | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const isDrawing = signal(false);
  const rows = computed(() => outline(definition.value as Node, shape.value));

  const drawing = createDrawLatest<Drawn>({
    draw: (cancel) => {
      isDrawing.value = true;
      const asked = { shape: shape.peek(), sample: sample.peek() };
      return drawDraft(trial.peek() ?? definition.peek(), asked, cancel);
    },
    onDrawn: (next) => {
      if (drawn.peek()) URL.revokeObjectURL(drawn.peek()?.url ?? '');
      drawn.value = next;
      refusal.value = undefined;
      isDrawing.value = false;
    },
    onRefused: (found) => {
      refusal.value = found;
      isDrawing.value = false;
    },
  });
  let isTrialAsked = false;
  const stops = [
    effect(() => {
      void [definition.value, shape.value, sample.value];
      // What is typed is drawn when the typing pauses.
      const timer = setTimeout(() => drawing.ask(), drawn.peek() ? PAUSE_MS : 0);
      return () => clearTimeout(timer);
    }),
    effect(() => {
      if (trial.value === undefined || isTrialAsked) return;
      isTrialAsked = true;
      setTimeout(() => {
        isTrialAsked = false;
        if (trial.peek() !== undefined) drawing.ask(true);
      }, TRIAL_MS);
    }),
    effect(() => {
      stored.value = isChanged.value ? { definition: definition.value, version: version.value } : {};
    }),
    // A shape may have another tree.
    effect(() => {
      if (!rows.value.some(({ path }) => path === selected.peek()))
        selected.value = rows.value[0]?.path ?? '';
    }),
  ];

  const change: EditorModel['change'] = (next, topic) => {
    history.value = record(history.peek(), next, topic);
  };
  const apply = (changes: readonly (readonly [string, unknown])[]): TemplateDefinition =>
    changes.reduce((value, [path, next]) => setAt(value, path, next), definition.peek());
  const step = (to: History<TemplateDefinition>): void => {
    history.value = to;
  };

  return {
    definition,
    rows,
    selected,
    shape,
    side: signal('nodes'),
    sample,
    drawn,
    refusal,
    isDrawing,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    version,
    isChanged,
    change,
    set: (path, value, topic) => change(setAt(definition.peek(), path, value), topic),
    setAll: (changes, topic) => {
      trial.value = undefined;
      change(apply(changes), topic);
    },
    tryOut: (changes) => {
      const wasTrying = trial.peek() !== undefined;
      trial.value = changes && apply(changes);
      if (wasTrying && changes === undefined) drawing.ask();
    },
    leaveField: () => step(closeStep(history.peek())),
    undo: () => step(undo(history.peek())),
    redo: () => step(redo(history.peek())),
    insert: (path, node) => {
      change(insertAt(definition.peek(), path, node));
      selected.value = path;
    },
    remove: (path) => {
      const next = selected.peek();
      change(setAt(definition.peek(), path, undefined));
      if (isInside(next, path)) selected.value = parentOf(path) ?? rows.peek()[0]?.path ?? '';
    },
    move: (from, to) => {
      const moved = moveAt(definition.peek(), from, to);
      change(moved.value);
      selected.value = moved.path;
    },
    shift: (path, by) => {
      const place = splitIndex(path);
      if (!place) return;
      const list = getAt(definition.peek(), place.list) as readonly unknown[];
      const to = place.index + by;
      if (to < 0 || to >= list.length) return;
      const moved = moveAt(definition.peek(), path, `${place.list}[${by > 0 ? to + 1 : to}]`);
      change(moved.value);
      selected.value = moved.path;
    },
    duplicate: (path) => {
      const place = splitIndex(path);
      if (!place) return;
      const copy = `${place.list}[${place.index + 1}]`;
      change(insertAt(definition.peek(), copy, getAt(definition.peek(), path)));
      selected.value = copy;
    },
    publish: (stands, at) => {
      published.value = { definition: stands, version: at };
      version.value = at;
    },
    discard: () => {
      const { definition: stands, version: at } = published.peek() ?? start;
      change(stands);
      version.value = at;
    },
    dispose: () => {
      for (const stop of stops) stop();
      drawing.stop();
    },
  };
}

/** Under which the draft of a place is kept. */
export const toDraftName = (place: string): string => `editor:${place}`;

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import type { Refusal } from '../../base/refusal.ts';
import { removeNode, withFollowing } from './alike.ts';
import { followWide } from './arrange-for.ts';
import type { BrandColor } from './brand-colors.ts';
import { isRow } from './drag-plan.ts';
import { createDrawLatest } from './draw-latest.ts';
import { type Drawn, drawDraft } from './drawn.ts';
import { closeStep, type History, record, redo, startHistory, undo } from './history.ts';
import { getAt, insertAt, isInside, moveAt, setAt, splitIndex } from './json-path.ts';
import { createDraftKeeper, type DraftKeeper } from './keep-draft.ts';
import { type Node, nameOf, type OutlineRow, outline, parentOf, rootOf } from './nodes.ts';
import { dropUnused, duplicateNode } from './repeat-node.ts';
import type { SampleName } from './sample-texts.ts';
import type { ShapeName } from './shapes.ts';

/** The latest picture with some texts, and why there is no later one. */
export type Outcome = { drawn?: Drawn | undefined; problem?: string | undefined };
export type Outcomes = Readonly<Partial<Record<SampleName, Outcome>>>;

type Changes = readonly (readonly [path: string, value: unknown])[];

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
  /** Of saved brands, as far as they are known. */
  brandColors: Signal<readonly BrandColor[]>;
  /** What became of the other texts that it is tried with. */
  outcomes: Signal<Outcomes>;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  /** Version that the draft began with. */
  version: ReadonlySignal<number | undefined>;
  isChanged: ReadonlySignal<boolean>;
  keeper: Pick<DraftKeeper, 'kept' | 'overwrite' | 'giveUp'>;
  /** What was done last, for those who do not see the picture. */
  said: ReadonlySignal<string>;
  say(sentence: string): void;
  change(next: TemplateDefinition, topic?: string): void;
  /** Changes fields of a node. */
  set(path: string, value: unknown, topic?: string): void;
  setAll(changes: Changes, topic?: string): void;
  /** Shows how it would be, while a handle is held; undefined ends that. */
  tryOut(changes: Changes | undefined): void;
  /** What is typed from here on is another step. */
  leaveField(): void;
  undo(): void;
  redo(): void;
  insert(path: string, node: unknown): void;
  remove(path: string): void;
  move(from: string, to: string): void;
  /** Moves a node among its siblings; the first and the last leave the box that they stand in. */
  shift(path: string, by: -1 | 1): void;
  /** Puts a node into a box of its own, in which others can stand beside it; in a row, below it. */
  wrap(path: string): void;
  /** Moves a node into the box before it. */
  moveIn(path: string): void;
  duplicate(path: string): void;
  /** After it was stored. */
  publish(definition: TemplateDefinition, version: number): void;
  discard(): void;
  dispose(): void;
};

/** What is there when the editor opens: a draft, a published version, or both. */
export type Start = {
  published?: { definition: TemplateDefinition; version: number } | undefined;
  draft?: { definition: TemplateDefinition; version: number | undefined } | undefined;
  /** Of the draft as the service has it; 0 for none. */
  revision: number;
  /** The draft is of this browser and follows another revision. */
  isBehind: boolean;
};

const PAUSE_MS = 120;
// Between two pictures of what is dragged.
const TRIAL_MS = 150;

const toText = (definition: TemplateDefinition): string => JSON.stringify(definition);

/** A template that is being written. What is not published is kept as the draft of its name. */
export function createEditorModel(owner: string, name: string, start: Start): EditorModel {
  const begun = start.draft ?? start.published ?? { definition: {}, version: undefined };
  const version = signal(begun.version);
  const published = signal(start.published);
  const history = signal<History<TemplateDefinition>>(startHistory(begun.definition));
  const definition = computed(() => history.value.present);
  const isChanged = computed(
    () => published.value === undefined || toText(definition.value) !== toText(published.value.definition),
  );
  const shape = signal<ShapeName>('wide');
  const sample = signal<SampleName>('example');
  const selected = signal(rootOf(definition.peek() as Node, 'wide'));
  const trial = signal<Changes | undefined>(undefined);
  const drawn = signal<Drawn | undefined>(undefined);
  const refusal = signal<Refusal | undefined>(undefined);
  const isDrawing = signal(false);
  const isWaiting = signal(false);
  const rows = computed(() => outline(definition.value as Node, shape.value));

  const drawing = createDrawLatest<Drawn>({
    draw: (cancel) => {
      isDrawing.value = true;
      const asked = { shape: shape.peek(), sample: sample.peek() };
      return drawDraft(apply(trial.peek() ?? []), asked, cancel);
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
  const keeper = createDraftKeeper({
    owner,
    name,
    revision: start.revision,
    isBehind: start.isBehind,
    draft: computed(() =>
      isChanged.value ? { definition: definition.value, version: version.value } : undefined,
    ),
  });
  let isTrialAsked = false;
  const stops = [
    effect(() => {
      void [definition.value, shape.value, sample.value];
      // What is typed is drawn when the typing pauses; until then, the picture is behind already.
      isWaiting.value = true;
      const draw = (): void => {
        drawing.ask();
        isWaiting.value = false;
      };
      const timer = setTimeout(draw, drawn.peek() ? PAUSE_MS : 0);
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
    // A shape may have another tree.
    effect(() => {
      if (!rows.value.some(({ path }) => path === selected.peek()))
        selected.value = rows.value[0]?.path ?? '';
    }),
  ];

  const change: EditorModel['change'] = (next, topic) => {
    history.value = record(history.peek(), followWide(definition.peek(), next), topic);
  };
  const apply = (changes: Changes): TemplateDefinition =>
    withFollowing(definition.peek() as Node, changes).reduce(
      (value, [path, next]) => setAt(value, path, next),
      definition.peek(),
    );
  const setAll: EditorModel['setAll'] = (changes, topic) => {
    trial.value = undefined;
    change(apply(changes), topic);
  };
  const step = (to: History<TemplateDefinition>): void => {
    history.value = to;
  };
  const said = signal('');
  const say = (sentence: string): void => {
    said.value = sentence;
  };
  const nameAt = (path: string): string => {
    const node = getAt(definition.peek(), path) as Node | undefined;
    return node === undefined ? '' : nameOf(node, shape.peek());
  };
  const moveTo = (from: string, to: string): void => {
    const moved = moveAt(definition.peek(), from, to);
    change(moved.value);
    selected.value = moved.path;
    const { list = '', index = 0 } = splitIndex(moved.path) ?? {};
    const { length } = getAt(definition.peek(), list) as readonly unknown[];
    say(`Moved ${nameAt(moved.path)}: ${index + 1} of ${length} in ${nameAt(parentOf(moved.path) ?? '')}.`);
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
    isDrawing: computed(() => isWaiting.value || isDrawing.value),
    brandColors: signal<readonly BrandColor[]>([]),
    outcomes: signal<Outcomes>({}),
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    version,
    isChanged,
    keeper,
    change,
    said,
    say,
    set: (path, value, topic) => setAll([[path, value]], topic),
    setAll,
    tryOut: (changes) => {
      const wasTrying = trial.peek() !== undefined;
      trial.value = changes;
      if (wasTrying && changes === undefined) drawing.ask();
    },
    leaveField: () => step(closeStep(history.peek())),
    undo: () => {
      step(undo(history.peek()));
      say(`Undone. Steps left to undo: ${history.peek().past.length}.`);
    },
    redo: () => {
      step(redo(history.peek()));
      say(`Redone. Steps left to redo: ${history.peek().future.length}.`);
    },
    insert: (path, node) => {
      change(insertAt(definition.peek(), path, node));
      selected.value = path;
      say(`Added ${nameAt(path)}.`);
    },
    remove: (path) => {
      const next = selected.peek();
      const name = nameAt(path);
      change(dropUnused(removeNode(definition.peek(), path), getAt(definition.peek(), path)));
      if (isInside(next, path)) selected.value = parentOf(path) ?? rows.peek()[0]?.path ?? '';
      say(`Removed ${name}.`);
    },
    move: moveTo,
    shift: (path, by) => {
      const place = splitIndex(path);
      if (!place) return;
      const list = getAt(definition.peek(), place.list) as readonly unknown[];
      const to = place.index + by;
      if (to >= 0 && to < list.length) {
        moveTo(path, `${place.list}[${by > 0 ? to + 1 : to}]`);
        return;
      }
      const box = splitIndex(parentOf(path) ?? '');
      if (box && place.list.endsWith('.children'))
        moveTo(path, `${box.list}[${by > 0 ? box.index + 1 : box.index}]`);
    },
    wrap: (path) => {
      const node = getAt(definition.peek(), path);
      const style = isRow(getAt(definition.peek(), parentOf(path) ?? '') as Node | undefined)
        ? { gap: 20 }
        : { flexDirection: 'row', gap: 20, alignItems: 'center' };
      change(setAt(definition.peek(), path, { type: 'box', style, children: [node] }));
      selected.value = `${path}.children[0]`;
      say(`Put into ${nameAt(path)}.`);
    },
    moveIn: (path) => {
      const before = boxBefore(definition.peek(), path);
      if (before === undefined) return;
      const inside = (getAt(definition.peek(), `${before}.children`) as readonly unknown[] | undefined) ?? [];
      moveTo(path, `${before}.children[${inside.length}]`);
    },
    duplicate: (path) => {
      if (!splitIndex(path)) return;
      const { definition: next, path: copy } = duplicateNode(definition.peek(), path);
      change(next);
      selected.value = copy;
      say(`Duplicated ${nameAt(copy)}.`);
    },
    publish: (stands, at) => {
      published.value = { definition: stands, version: at };
      version.value = at;
    },
    discard: () => {
      const stands = published.peek();
      if (stands === undefined) return;
      step(record(history.peek(), stands.definition));
      version.value = stands.version;
    },
    dispose: () => {
      for (const stop of stops) stop();
      keeper.stop();
      drawing.stop();
    },
  };
}

/** The path of the box that stands before a node, if one does. */
export function boxBefore(definition: unknown, path: string): string | undefined {
  const place = splitIndex(path);
  if (!place || place.index === 0) return undefined;
  const before = `${place.list}[${place.index - 1}]`;
  return (getAt(definition, before) as Node | undefined)?.type === 'box' ? before : undefined;
}

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Link } from '../../base/router.tsx';
import { saveFile } from '../../base/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segments } from '../../ui/segments.tsx';
import { toDraftTitle } from './begin-draft.ts';
import { Board } from './board.tsx';
import { listBrandColors } from './brand-colors.ts';
import { ColorList } from './color-control.tsx';
import { EditorContext } from './editor-context.ts';
import { createEditorModel, type EditorModel, type Start } from './editor-model.ts';
import type { Kept } from './keep-draft.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { ParametersPanel } from './parameters-panel.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SAMPLES } from './sample-texts.ts';
import { SamplesPanel } from './samples-panel.tsx';
import { SHAPES, type ShapeName } from './shapes.ts';
import { VersionsDialog } from './versions-dialog.tsx';

type EditorProps = {
  owner: string;
  /** Of the template, or of the draft of a new one. */
  name: string;
  start: Start;
  /** A new template was published under another name. */
  onNamed(name: string): Promise<void>;
};

/** A template in the making: its nodes, its picture, and the fields of what is selected. */
export function Editor({ owner, name, start, onNamed }: EditorProps) {
  const model = useMemo(() => createEditorModel(owner, name, start), [owner, name]);
  useEffect(() => () => model.dispose(), [model]);
  useEffect(() => {
    const left = new AbortController();
    // Without them, there are those of the template.
    listBrandColors(left.signal).then(
      (colors) => (model.brandColors.value = colors),
      () => {},
    );
    return () => left.abort();
  }, [model]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) model.redo();
      else model.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
  const { side } = model;
  return (
    <EditorContext.Provider value={model}>
      <div class="editor" onFocusOut={() => model.leaveField()}>
        <header class="editor-head">
          <div class="editor-title">
            <Link to="editor">All drafts and templates</Link>
            <h1 tabIndex={-1} ref={heading}>
              {toDraftTitle(name)}
            </h1>
          </div>
          <Tools model={model} name={name} onNamed={onNamed} />
        </header>
        <p class="visually-hidden" role="status">
          {model.said.value}
        </p>
        <Conflict model={model} />
        <div class="editor-side">
          <Segments
            label="Panel"
            options={{ nodes: 'Layers', parameters: 'Parameters' }}
            value={side.value}
            onChange={(next) => (side.value = next)}
          />
          {side.value === 'nodes' ? <OutlinePanel /> : <ParametersPanel />}
        </div>
        <div class="editor-stage">
          <div class="stage-tabs">
            <Segments
              label="Shape"
              options={
                Object.fromEntries(Object.entries(SHAPES).map(([key, { title }]) => [key, title])) as Record<
                  ShapeName,
                  string
                >
              }
              value={model.shape.value}
              onChange={(next) => (model.shape.value = next)}
            />
            {model.sample.value !== 'example' && (
              <Button class="small" icon="undo" onClick={() => (model.sample.value = 'example')}>
                {SAMPLES[model.sample.value]} texts: back to examples
              </Button>
            )}
          </div>
          <Board />
          <SamplesPanel />
        </div>
        <aside class="editor-fields" aria-label="Selection">
          <PropertiesPanel />
        </aside>
        <ColorList />
      </div>
    </EditorContext.Provider>
  );
}

/** The draft was saved elsewhere: in another tab, or by somebody else of the account. */
function Conflict({ model: { keeper } }: { model: EditorModel }) {
  if (keeper.kept.value !== 'conflict') return null;
  return (
    <Notice kind="error">
      This draft was saved elsewhere in the meantime, perhaps in another tab. Yours was not saved.
      <div class="actions">
        <Button class="small" onClick={keeper.overwrite}>
          Keep mine
        </Button>
        <Button
          class="small"
          onClick={() => {
            keeper.giveUp();
            location.reload();
          }}
        >
          Show the other one
        </Button>
      </div>
    </Notice>
  );
}

const KEPT: Readonly<Record<Kept, string>> = {
  kept: 'Draft saved',
  saving: 'Saving…',
  here: 'Draft in this browser only',
  conflict: 'Draft not saved',
};

type ToolsProps = { model: EditorModel; name: string; onNamed(name: string): Promise<void> };

function Tools({ model, name, onNamed }: ToolsProps) {
  const open = useSignal<'publish' | 'versions' | undefined>(undefined);
  const published = useRef<string | undefined>(undefined);
  const { canUndo, canRedo, isChanged, version, keeper } = model;
  const state = !isChanged.value
    ? `Version ${version.value}, published`
    : version.value === undefined
      ? 'Not published'
      : `Changes to version ${version.value}, not published`;
  return (
    <div class="actions editor-tools">
      <div class="editor-state hint">
        <span role="status">{state}</span>
        {isChanged.value && <span>{KEPT[keeper.kept.value]}</span>}
      </div>
      <Button icon="undo" label="Undo" disabled={!canUndo.value} onClick={model.undo} />
      <Button icon="redo" label="Redo" disabled={!canRedo.value} onClick={model.redo} />
      <Button
        icon="download"
        label="Download as a file"
        onClick={() => {
          const text = `${JSON.stringify(model.definition.peek(), null, 2)}\n`;
          saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
        }}
      />
      {version.value !== undefined && isChanged.value && (
        <Button quiet onClick={model.discard}>
          Discard changes
        </Button>
      )}
      {version.value !== undefined && <Button onClick={() => (open.value = 'versions')}>Versions</Button>}
      <Button primary onClick={() => (open.value = 'publish')}>
        Publish
      </Button>
      {open.value === 'versions' && <VersionsDialog name={name} onClose={() => (open.value = undefined)} />}
      {open.value === 'publish' && (
        <PublishDialog
          name={version.peek() === undefined ? undefined : name}
          onPublished={(stored) => (published.current = stored.name)}
          onClose={() => {
            open.value = undefined;
            const other = published.current;
            if (other !== undefined && other !== name) void onNamed(other);
          }}
        />
      )}
    </div>
  );
}

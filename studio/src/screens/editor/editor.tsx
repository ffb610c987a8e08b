import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Link } from '../../base/router.tsx';
import { saveFile } from '../../base/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Board } from './board.tsx';
import { ColorList } from './color-control.tsx';
import { EditorContext } from './editor-context.ts';
import { createEditorModel, type EditorModel } from './editor-model.ts';
import { OutlinePanel } from './outline-panel.tsx';
import { ParametersPanel } from './parameters-panel.tsx';
import { PropertiesPanel } from './properties-panel.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SAMPLES } from './sample-texts.ts';
import { SamplesPanel } from './samples-panel.tsx';
import { SHAPES, type ShapeName } from './shapes.ts';

type EditorProps = {
  owner: string;
  /** Name of a template of the account; undefined for a new one. */
  name: string | undefined;
  place: string;
  start: { definition: EditorModel['definition']['value']; version: number | undefined };
  /** A new template has a name from now on. */
  onNamed(name: string): void;
};

/** A template in the making: its nodes, its picture, and the fields of what is selected. */
export function Editor({ owner, name, place, start, onNamed }: EditorProps) {
  const model = useMemo(() => createEditorModel(owner, place, start), [owner, place]);
  useEffect(() => () => model.dispose(), [model]);
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
              {name ?? 'New template'}
            </h1>
          </div>
          <Tools model={model} name={name} onNamed={onNamed} />
        </header>
        <div class="editor-side">
          <Segments
            label="Panel"
            options={{ nodes: 'Nodes', parameters: 'Parameters' }}
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
        <aside class="editor-fields" aria-label="What is selected">
          <PropertiesPanel />
        </aside>
        <ColorList />
      </div>
    </EditorContext.Provider>
  );
}

type ToolsProps = { model: EditorModel; name: string | undefined; onNamed(name: string): void };

function Tools({ model, name, onNamed }: ToolsProps) {
  const isPublishing = useSignal(false);
  const published = useRef<string | undefined>(undefined);
  const { canUndo, canRedo, isChanged, version } = model;
  const state = !isChanged.value
    ? `Version ${version.value}, published`
    : version.value === undefined
      ? 'Draft, kept in this browser'
      : `Changes to version ${version.value}, not published`;
  return (
    <div class="actions editor-tools">
      <span class="hint" role="status">
        {state}
      </span>
      <Button icon="undo" label="Undo" disabled={!canUndo.value} onClick={model.undo} />
      <Button icon="redo" label="Redo" disabled={!canRedo.value} onClick={model.redo} />
      <Button
        icon="download"
        label="Download as a file"
        onClick={() => {
          const text = `${JSON.stringify(model.definition.peek(), null, 2)}\n`;
          saveFile(new Blob([text], { type: 'application/json' }), `${name ?? 'template'}.json`);
        }}
      />
      {version.value !== undefined && isChanged.value && (
        <Button quiet onClick={model.discard}>
          Discard changes
        </Button>
      )}
      <Button primary onClick={() => (isPublishing.value = true)}>
        Publish
      </Button>
      {isPublishing.value && (
        <PublishDialog
          name={name}
          onPublished={(stored) => (published.current = stored.name)}
          onClose={() => {
            isPublishing.value = false;
            if (name === undefined && published.current !== undefined) onNamed(published.current);
          }}
        />
      )}
    </div>
  );
}

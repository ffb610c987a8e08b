import { useEffect, useMemo } from 'preact/hooks';
import { findBatchTemplate } from '../../../../client/src/batch/batch-template.ts';
import { api } from '../../base/api.ts';
import { account } from '../../base/session.ts';
import { CARD_SHAPE_NAMES, CARD_SHAPES, type CardShape } from '../../base/shapes.ts';
import { toTemplateTitle } from '../../base/template-title.ts';
import { useLoad } from '../../base/use-load.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { createManyModel, type ManyModel } from './many-model.ts';
import { MappingPanel } from './mapping-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SourcePanel } from './source-panel.tsx';

/** A table becomes cards, one for each row. */
export function ManyScreen() {
  const owner = account.value?.id ?? '';
  const model = useMemo(() => createManyModel(owner), [owner]);
  useEffect(() => () => model.dispose(), [model]);
  const { refusal, read, template } = model;
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Bulk create</h1>
        <p class="hint">
          Make a card from each row of a CSV or JSON file, or each page of a sitemap, in one or several
          shapes.
        </p>
      </header>
      <SourcePanel model={model} />
      <TemplatePanel model={model} />
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      {read.value.table && template.value && (
        <>
          <RowsPanel model={model} />
          <ResultPanel model={model} />
        </>
      )}
    </div>
  );
}

function TemplatePanel({ model }: { model: ManyModel }) {
  const { choices, choose, template, read } = model;
  const name = choices.value.template;
  const templates = useLoad((cancel) => api.templates({ signal: cancel }));
  const rules = useLoad(
    async (cancel) => {
      template.value = undefined;
      template.value = await findBatchTemplate(api, name, cancel);
      return template.value;
    },
    [name],
  );
  const error = (rules.refusal ?? templates.refusal)?.message;
  const all = templates.value ?? [];
  const listed = all.some((one) => one.name === name) ? all : [{ name, version: null }, ...all];
  return (
    <Panel title="2. Template and columns">
      <Field id="many-template" label="Template" error={error}>
        <select
          id="many-template"
          value={name}
          onChange={(event) => choose({ template: event.currentTarget.value })}
        >
          {listed.map((one) => (
            <option key={one.name} value={one.name}>
              {one.version === null ? toTemplateTitle(one.name) : one.name}
            </option>
          ))}
        </select>
      </Field>
      <ShapesField model={model} />
      {read.value.table && template.value && <MappingPanel model={model} />}
    </Panel>
  );
}

function ShapesField({ model: { choices, choose } }: { model: ManyModel }) {
  const { shapes } = choices.value;
  const toggle = (shape: CardShape): void =>
    choose({ shapes: CARD_SHAPE_NAMES.filter((one) => shapes.includes(one) !== (one === shape)) });
  return (
    <fieldset class="shape-choice">
      <legend>Shapes of each card</legend>
      {CARD_SHAPE_NAMES.map((shape) => {
        const { title, width, height } = CARD_SHAPES[shape];
        const isChosen = shapes.includes(shape);
        return (
          <label key={shape} class="check">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen && shapes.length === 1}
              onChange={() => toggle(shape)}
            />
            {title} ({width} × {height})
          </label>
        );
      })}
    </fieldset>
  );
}

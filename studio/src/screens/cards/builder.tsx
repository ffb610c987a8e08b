import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TemplateInfo } from '../../../../client/src/index.ts';
import { Link } from '../../base/router.tsx';
import { account } from '../../base/session.ts';
import { toTemplateTitle } from '../../base/template-title.ts';
import { BrandSelect } from '../../ui/brand-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CardsModel, createCardsModel } from './cards-model.ts';
import { CopyPanel } from './copy-panel.tsx';
import { OwnTemplateBar } from './own-template-bar.tsx';
import { readParameters } from './parameter.ts';
import { ParameterForm } from './parameter-form.tsx';
import { SafeArea } from './safe-area.tsx';
import { SharePanel } from './share-panel.tsx';

type BuilderProps = {
  template: TemplateInfo;
  /** The same, or its latest version. */
  latest: TemplateInfo;
  /** Called when a template of one's own was stored or deleted. */
  onStored(): Promise<void>;
};

/** A card of one template: its fields, its picture, and what to copy. */
export function Builder({ template, latest, onStored }: BuilderProps) {
  const owner = account.value?.id ?? '';
  const model = useMemo(() => createCardsModel(owner, template, latest.name), [owner, template, latest.name]);
  useEffect(() => () => model.dispose(), [model]);
  const names = readParameters(template.parameters).map(({ name }) => name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="builder">
      <div class="column">
        <header class="builder-head">
          <Link to="cards">All templates</Link>
          <div class="field-head">
            <h1 tabIndex={-1} ref={heading}>
              {latest.version === null ? toTemplateTitle(latest.name) : latest.name}
            </h1>
            <span class="chips">
              <a
                class="button small"
                href={`/studio/editor#${latest.version === null ? `start/${latest.name}` : latest.name}`}
              >
                {latest.version === null ? 'Start from this' : 'Edit'}
              </a>
              <Button class="small" onClick={() => model.takeExample()}>
                Use the example
              </Button>
              <Button class="small" onClick={() => model.setParams({})}>
                Clear
              </Button>
            </span>
          </div>
          <p class="hint">{template.description}</p>
        </header>
        {latest.version !== null && <OwnTemplateBar latest={latest} onStored={onStored} />}
        {TAKES_BRAND.some((name) => names.includes(name)) && <BrandField model={model} />}
        <ParameterForm model={model} template={template} />
      </div>
      <div class="column">
        <Picture model={model} />
        <div class="outputs">
          <Notes model={model} />
          <CopyPanel model={model} />
          <SharePanel model={model} />
        </div>
      </div>
    </div>
  );
}

// What a brand declares first; a template of one's own may have none of it.
const TAKES_BRAND = ['bg', 'accent', 'logo'];

function BrandField({ model }: { model: CardsModel }) {
  const { brand, hasLook, applyBrand, brandRefusal, template } = model;
  return (
    <BrandSelect
      id="card-brand"
      place={`card ${template}`}
      isSettled={hasLook.value}
      value={brand.value}
      none="None"
      hint="Fills in its colors, font and logo; you can change each of them."
      error={brandRefusal.value?.message}
      onChange={(name) => void applyBrand(name)}
    />
  );
}

function Picture({ model }: { model: CardsModel }) {
  const { picture, isDrawing, draft, shown, refusal } = model;
  const { width, height, params } = shown.value;
  const texts = Object.values(params).filter((text) => text !== '');
  return (
    <figure class="picture" aria-busy={isDrawing.value}>
      {picture.value ? (
        <div class="layered">
          <img
            src={picture.value.url}
            alt={`Preview of the card: ${texts.join(', ')}`}
            width={width}
            height={height}
          />
          {draft.value.isSafeAreaShown && <SafeArea width={width} height={height} />}
        </div>
      ) : (
        <div class="no-picture">{refusal.value ? 'There is no picture yet.' : 'Drawing…'}</div>
      )}
    </figure>
  );
}

function Notes({ model }: { model: CardsModel }) {
  const { picture, draft, change, refusal } = model;
  const failed = refusal.value;
  return (
    <div class="picture-notes">
      <label class="check">
        <input
          type="checkbox"
          checked={draft.value.isSafeAreaShown}
          onChange={(event) => change({ isSafeAreaShown: event.currentTarget.checked })}
        />
        Show what platforms cut off or cover
      </label>
      {failed && (
        <Notice kind="error">
          {picture.value && 'The picture is an earlier one. '}
          {failed.message}
        </Notice>
      )}
      {!failed && picture.value?.warnings && <Notice kind="info">{picture.value.warnings}</Notice>}
    </div>
  );
}

import { TEMPLATE_PICTURES } from 'cardwright:template-pictures';
import { useSignal } from '@preact/signals';
import type { TemplateInfo } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { toTemplateTitle } from '../../base/template-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { TemplateFileDialog } from './template-file-dialog.tsx';

type GalleryProps = {
  templates: readonly TemplateInfo[];
  /** What the address names and is not there; empty for nothing. */
  missing: string;
  onStored(): Promise<void>;
};

/** All templates: those of the account's own first. */
export function Gallery({ templates, missing, onStored }: GalleryProps) {
  const isAdding = useSignal(false);
  const own = templates.filter(({ version }) => version !== null);
  const ours = templates.filter(({ version }) => version === null);
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Templates</h1>
        <p class="hint">
          Fill in a template and get a signed URL. Its image is drawn when it is first requested.
        </p>
        <span class="actions end">
          <Button icon="open" onClick={() => (isAdding.value = true)}>
            Add a template
          </Button>
          <a class="button primary" href="/studio/editor">
            New template
          </a>
        </span>
      </header>
      {missing !== '' && <Notice kind="error">There is no template {missing}.</Notice>}
      {own.length > 0 && <Tiles id="own-templates" title="Your templates" templates={own} />}
      <Tiles id="built-in" title={own.length > 0 ? 'Built in' : ''} templates={ours} />
      {isAdding.value && (
        <TemplateFileDialog own={own} onStored={onStored} onClose={() => (isAdding.value = false)} />
      )}
    </div>
  );
}

type TilesProps = { id: string; title: string; templates: readonly TemplateInfo[] };

const Tiles = ({ id, title, templates }: TilesProps) => (
  <section class="template-list" aria-labelledby={title === '' ? undefined : id}>
    {title !== '' && <h2 id={id}>{title}</h2>}
    <ul class="tiles templates">
      {templates.map(({ name, version, description, example }) => (
        <li key={name}>
          <a class="tile" href={`#${name}`}>
            {version === null ? (
              <img src={TEMPLATE_PICTURES[name]} alt="" width={600} height={315} loading="lazy" />
            ) : (
              <Thumbnail url={toPreview(name, example)} width={600} height={315} />
            )}
            <span class="field-head">
              <strong>{version === null ? toTemplateTitle(name) : name}</strong>
              {version === null ? <code>{name}</code> : <span class="badge">version {version}</span>}
            </span>
            <span class="hint">{description}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const toPreview = (name: string, example: Readonly<Record<string, string>>): string =>
  toLocalPath(`/studio/api/v1/templates/${encodeURIComponent(name)}/preview?${new URLSearchParams(example)}`);

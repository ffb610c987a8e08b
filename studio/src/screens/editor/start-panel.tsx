import { TEMPLATE_PICTURES } from 'cardwright:template-pictures';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { storeDraft } from '../../base/draft.ts';
import { toTime } from '../../base/format.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { toTemplateTitle } from '../../base/template-title.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readDefinition } from '../cards/own-template.ts';
import { beginDraft, toDraftTitle } from './begin-draft.ts';
import { BLANK_TEMPLATES } from './blank-templates.ts';
import { toDraftName } from './keep-draft.ts';

/** Place that begins with a template of ours: `start/event`. */
const START = /^start\/([a-z0-9_-]+)$/;
export const readStart = (place: string): string | undefined => START.exec(place)?.[1];

type StartPanelProps = {
  owner: string;
  /** Of ours, to begin with at once. */
  from?: string | undefined;
};

/** What a template can begin with. */
export function StartPanel({ owner, from }: StartPanelProps) {
  const templates = useLoad((signal) => api.templates({ signal }));
  const refusal = useSignal<Refusal | undefined>(undefined);
  const deleting = useSignal<string | undefined>(undefined);
  const drafts = useLoad((signal) => api.ownTemplates.drafts({ signal }));
  const start = async (load: () => Promise<TemplateDefinition>): Promise<void> => {
    refusal.value = undefined;
    try {
      location.hash = await beginDraft(owner, await load());
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  useEffect(() => {
    if (from !== undefined) void start(() => api.ownTemplates.definition(from));
  }, [from]);
  const own = templates.value?.filter(({ version }) => version !== null) ?? [];
  const ours = templates.value?.filter(({ version }) => version === null) ?? [];
  const problem = refusal.value ?? templates.refusal ?? drafts.refusal;
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Template editor</h1>
        <p class="hint">Design a card with the mouse, and fill it in from a program, a table or a URL.</p>
      </header>
      {problem && <Notice kind="error">{problem.message}</Notice>}
      {drafts.value && drafts.value.length > 0 && (
        <section class="template-list" aria-labelledby="start-drafts">
          <h2 id="start-drafts">Your drafts</h2>
          <ul class="chips">
            {drafts.value.map(({ name, version, updatedAt }) => (
              <li key={name} class="draft-chip">
                <a class="button" href={`#${name}`}>
                  {toDraftTitle(name)}{' '}
                  <span class="hint">
                    {version !== null && `changes to version ${version}, `}
                    {toTime(updatedAt)}
                  </span>
                </a>
                <Button
                  quiet
                  class="small"
                  icon="trash"
                  label={`Delete the draft: ${toDraftTitle(name)}`}
                  onClick={() => (deleting.value = name)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="template-list" aria-labelledby="start-blank">
        <h2 id="start-blank">New template</h2>
        <ul class="tiles starts">
          {Object.entries(BLANK_TEMPLATES).map(([name, { title, about, definition }]) => (
            <li key={name}>
              <button type="button" class="tile" onClick={() => void start(async () => definition)}>
                <span class={`blank ${name}`} aria-hidden="true" />
                <strong>{title}</strong>
                <span class="hint">{about}</span>
              </button>
            </li>
          ))}
          <li>
            <div class="tile still">
              <strong>From a prompt</strong>
              <a class="button" href="/studio">
                Describe a card
              </a>
              <span class="hint">Then choose Make this a template: its texts become parameters.</span>
            </div>
          </li>
          <li>
            <div class="tile still">
              <strong>From a file</strong>
              <FilePicker
                label="Choose the file of a template"
                accept=".json,application/json"
                onFile={(file) => void start(() => readTemplate(file))}
              />
              <span class="hint">
                A file downloaded here or with <code>cardwright template pull</code>. For JSX, Vue or HTML,
                run <code>cardwright template push Card.tsx</code>, and it appears here.
              </span>
            </div>
          </li>
        </ul>
      </section>
      {own.length > 0 && (
        <section class="template-list" aria-labelledby="start-own">
          <h2 id="start-own">Your templates</h2>
          <ul class="chips">
            {own.map(({ name, version }) => (
              <li key={name}>
                <a class="button" href={`#${name}`}>
                  {name} <span class="hint">version {version}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="template-list" aria-labelledby="start-ours">
        <h2 id="start-ours">Start from a built-in template</h2>
        <ul class="tiles templates">
          {ours.map(({ name, description }) => (
            <li key={name}>
              <button
                type="button"
                class="tile"
                onClick={() => void start(() => api.ownTemplates.definition(name))}
              >
                <img src={TEMPLATE_PICTURES[name]} alt="" width={600} height={315} loading="lazy" />
                <strong>{toTemplateTitle(name)}</strong>
                <span class="hint">{description}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {deleting.value !== undefined && (
        <ConfirmDialog
          danger
          title={`Delete the draft: ${toDraftTitle(deleting.value)}?`}
          action="Delete the draft"
          onConfirm={async () => {
            const name = deleting.peek() ?? '';
            await api.ownTemplates.deleteDraft(name);
            storeDraft(owner, toDraftName(name), {});
            drafts.reload();
          }}
          onClose={() => (deleting.value = undefined)}
        >
          <p>The published version does not change.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What a file holds, once the service has drawn it: what is no template is said here, with the place in it. */
async function readTemplate(file: File): Promise<TemplateDefinition> {
  const definition = await readDefinition(file);
  await api.ownTemplates.draft(definition);
  return definition;
}

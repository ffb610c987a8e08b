import { TEMPLATE_PICTURES } from 'cardwright:template-pictures';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { readDraft, storeDraft } from '../../base/draft.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { toTemplateTitle } from '../../base/template-title.ts';
import { useLoad } from '../../base/use-load.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { readDefinition } from '../cards/own-template.ts';
import { BLANK_TEMPLATES } from './blank-templates.ts';
import { type EditorDraft, toDraftName } from './editor-model.ts';

/** Place of a template without a name. */
export const NEW = 'new';

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
  const waiting = useSignal<(() => Promise<TemplateDefinition>) | undefined>(undefined);
  const draft = readDraft<EditorDraft>(owner, toDraftName(NEW));
  const begin = async (load: () => Promise<TemplateDefinition>): Promise<void> => {
    storeDraft(owner, toDraftName(NEW), { definition: await load() });
    location.hash = NEW;
  };
  // A draft that was not published is not replaced unasked.
  const start = async (load: () => Promise<TemplateDefinition>): Promise<void> => {
    refusal.value = undefined;
    if (draft.definition !== undefined) {
      waiting.value = load;
      return;
    }
    try {
      await begin(load);
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    }
  };
  useEffect(() => {
    if (from !== undefined) void start(() => api.ownTemplates.definition(from));
  }, [from]);
  const own = templates.value?.filter(({ version }) => version !== null) ?? [];
  const ours = templates.value?.filter(({ version }) => version === null) ?? [];
  const problem = refusal.value ?? templates.refusal;
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Template editor</h1>
        <p class="hint">Make a card with the mouse; a program, a table or a URL fills it in.</p>
        {draft.definition !== undefined && (
          <a class="button primary end" href={`#${NEW}`}>
            Continue your draft
          </a>
        )}
      </header>
      {problem && <Notice kind="error">{problem.message}</Notice>}
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
              <strong>From a file</strong>
              <FilePicker
                label="Choose the file of a template"
                accept=".json,application/json"
                onFile={(file) => void start(() => readDefinition(file))}
              />
              <span class="hint">As downloaded here, or with cardwright template pull.</span>
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
        <h2 id="start-ours">Start from one of ours</h2>
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
      {waiting.value && (
        <ConfirmDialog
          danger
          title="Replace your draft?"
          action="Replace it"
          onConfirm={() => begin(waiting.peek() ?? (() => Promise.reject(new Error('Nothing was chosen.'))))}
          onClose={() => (waiting.value = undefined)}
        >
          <p>You have a new template that is not published. It is lost when you begin another one.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The draft is a template with a name from now on. */
export const forgetNew = (owner: string): void => storeDraft(owner, toDraftName(NEW), {});

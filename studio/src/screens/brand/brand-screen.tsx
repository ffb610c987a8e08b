import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isAbout } from '../../base/refusal.ts';
import { Link } from '../../base/router.tsx';
import { account } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { DesignDocumentPicker } from '../../ui/design-document-picker.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { describedBy, Field, FieldError } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BrandFields } from './brand-fields.tsx';
import { type BrandModel, createBrandModel, NEW } from './brand-model.ts';
import { ContrastPanel, FindingsPanel, ParametersPanel } from './derived-panels.tsx';
import { Editor } from './editor.tsx';
import { LogoField } from './logo-field.tsx';
import { SamplesPanel } from './samples-panel.tsx';
import { readToken, setTokens } from './tokens.ts';

/** Saved brands, the fields and the document of one, and what cards make of it. */
export function BrandScreen() {
  const owner = account.value?.id ?? '';
  const model = useMemo(() => createBrandModel(owner), [owner]);
  useEffect(() => () => model.dispose(), [model]);
  const derived = model.derived.value;
  return (
    <div class="page brand-screen">
      <header class="page-head">
        <h1 tabIndex={-1}>Brands</h1>
        <p class="hint">
          A saved brand provides colors, font and logo for pictures and cards. Changing it does not change
          existing pictures.
        </p>
      </header>
      <BrandList model={model} />
      <div class="brand-columns">
        <BrandForm model={model} />
        <div class="brand-report" aria-busy={model.isReading}>
          <SamplesPanel brand={derived} />
          {derived !== undefined && <ContrastPanel derived={derived} />}
        </div>
      </div>
    </div>
  );
}

function BrandList({ model }: { model: BrandModel }) {
  const { brands, opened, open, isEdited } = model;
  const names = (brands.value ?? []).map(({ name }) => name);
  // One that was opened here stays in sight until the list is loaded.
  const shown = opened.value === NEW || names.includes(opened.value) ? names : [...names, opened.value];
  return (
    <nav class="brand-list chips" aria-label="Saved brands">
      {shown.map((name) => (
        <Button
          key={name}
          class="small"
          aria-current={name === opened.value ? 'true' : undefined}
          onClick={() => open(name)}
        >
          {name}
          {isEdited(name) && ' (not saved)'}
        </Button>
      ))}
      <Button
        class="small"
        icon="add"
        aria-current={opened.value === NEW ? 'true' : undefined}
        onClick={() => open(NEW)}
      >
        New brand{isEdited(NEW) && ' (not saved)'}
      </Button>
    </nav>
  );
}

function BrandForm({ model }: { model: BrandModel }) {
  const { edit, opened, change, derived, readRefusal, saveRefusal, isSaving, done } = model;
  const goToLine = useRef<(line: number) => void>(() => {});
  const unread = useSignal<string | undefined>(undefined);
  const isDeleting = useSignal(false);
  const isUploading = useSignal(false);
  const isAdvanced = useSignal(false);
  const refused = saveRefusal.value;
  const nameError = refused && isAbout(refused, 'name') ? refused.message : undefined;
  const documentError =
    unread.value ??
    readRefusal.value?.message ??
    (refused && isAbout(refused, 'design_md') ? refused.message : undefined);
  const logoError = refused && isAbout(refused, 'logo') ? refused.message : undefined;
  const isChanged = refused?.code === 'brand_changed';
  const shownElsewhere =
    [nameError, logoError].some((error) => error !== undefined) ||
    (refused && isAbout(refused, 'design_md')) ||
    isChanged;
  const marks = useMemo(
    () =>
      (derived.value?.findings ?? []).flatMap(({ line, severity, message }) =>
        line === null ? [] : [{ line, severity, message }],
      ),
    [derived.value],
  );
  const setDocument = (designMd: string): void => {
    unread.value = undefined;
    change({ designMd });
  };
  const errors = (derived.value?.findings ?? []).filter(({ severity }) => severity === 'error').length;
  const shown = edit.value;
  if (shown === undefined) return <div class="loading" aria-busy="true" />;
  /** Cards show the name that the document has: it follows the field as long as it is the same. */
  const rename = (name: string): void => {
    const follows = shown.designMd.trim() === '' || readToken(shown.designMd, 'name') === shown.name;
    const designMd = follows ? setTokens(shown.designMd, { name }) : undefined;
    change({ name, ...(designMd !== undefined && { designMd }) });
  };
  return (
    <form
      class="brand-form"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('.brand-color [aria-invalid]');
        if (wrong) return wrong.focus();
        void model.save();
      }}
    >
      <Field id="brand-name" label="Name" error={nameError}>
        <input
          id="brand-name"
          required
          maxLength={60}
          autocomplete="off"
          value={shown.name}
          onInput={(event) => rename(event.currentTarget.value)}
          {...describedBy('brand-name', nameError)}
        />
      </Field>
      <BrandFields designMd={shown.designMd} derived={derived.value} onChange={setDocument} />
      <LogoField
        key={`logo of ${opened.value}`}
        logo={shown.logo ?? derived.value?.params.logo}
        isNew={shown.logo !== undefined}
        replaces={derived.value?.params.logo !== undefined}
        refused={logoError}
        onChange={(logo) => change({ logo })}
        onBusy={(now) => (isUploading.value = now)}
      />
      <details
        class="panel advanced"
        open={isAdvanced.value}
        onToggle={(event) => (isAdvanced.value = event.currentTarget.open)}
      >
        <summary>
          Advanced: DESIGN.md
          {errors > 0 && <span class="badge bad">{errors === 1 ? '1 error' : `${errors} errors`}</span>}
        </summary>
        <div class="field">
          <p class="hint">
            This document holds all of the above: tokens as YAML between two lines of ---, and prose below. A
            change to a field changes the document, and the other way around.
          </p>
          <Editor
            key={opened.value}
            text={shown.designMd}
            readText={() => edit.peek()?.designMd ?? ''}
            marks={marks}
            error={documentError}
            onChange={setDocument}
            onReady={(go) => (goToLine.current = go)}
          />
          <DesignDocumentPicker onText={setDocument} onProblem={(problem) => (unread.value = problem)} />
        </div>
        {derived.value !== undefined && (
          <>
            <FindingsPanel derived={derived.value} goToLine={(line) => goToLine.current(line)} />
            <ParametersPanel derived={derived.value} />
          </>
        )}
      </details>
      <FieldError id="brand-document" error={documentError} />
      {refused && !shownElsewhere && <Notice kind="error">{refused.message}</Notice>}
      {isChanged && (
        <Notice kind="error">
          This brand was changed elsewhere in the meantime. Your changes are still here.{' '}
          <span class="chips">
            <Button class="small" onClick={() => void model.overwrite()}>
              Save mine
            </Button>
            <Button class="small" onClick={() => model.discard()}>
              Show the saved one
            </Button>
          </span>
        </Notice>
      )}
      <div class="actions">
        <Button primary type="submit" disabled={isSaving.value || isUploading.value}>
          {isSaving.value ? 'Saving…' : 'Save'}
        </Button>
        {model.isEdited(opened.value) && <Button onClick={() => model.discard()}>Discard changes</Button>}
        {opened.value !== NEW && (
          <Button icon="trash" onClick={() => (isDeleting.value = true)}>
            Delete
          </Button>
        )}
        <span class="hint" role="status">
          {isUploading.value ? 'The logo is still uploading.' : done.value}
        </span>
        {done.value !== '' && opened.value !== NEW && (
          <Link to="" class="button small">
            Create a picture with it
          </Link>
        )}
      </div>
      {isDeleting.value && (
        <ConfirmDialog
          danger
          title={`Delete ${opened.value}?`}
          action="Delete the brand"
          onConfirm={() => model.delete()}
          onClose={() => (isDeleting.value = false)}
        >
          <p>
            Pictures and signed URLs that were made with it do not change. Requests that use its name are
            refused.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}

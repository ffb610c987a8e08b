import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BrandSummary, OgParams, SavedBrand } from '../../../../client/src/index.ts';
import { api, liveApi } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { forgetSavedBrand, noteSavedBrand } from '../../base/saved-brand.ts';
import { noteSignedOut } from '../../base/session.ts';

/** A brand as the fields have it. */
export type Edit = {
  name: string;
  designMd: string;
  /** Reference of an upload that becomes the logo of the document when it is saved. */
  logo?: string | undefined;
  /** The one that was changed; 0 for a brand that is not saved yet. */
  revision: number;
};

type Draft = {
  /** The name of the saved brand that is open; `NEW` for one that is not saved yet. */
  open: string;
  /** What was typed and not saved, by the name of its brand, so that nothing is lost by looking at another one. */
  edits: Readonly<Record<string, Edit>>;
};

export const NEW = '';
const EMPTY: Edit = { name: '', designMd: '', revision: 0 };
const READ_AFTER_MS = 300;

export type BrandModel = {
  /** Undefined until they are known. */
  brands: ReadonlySignal<readonly BrandSummary[] | undefined>;
  opened: ReadonlySignal<string>;
  open(name: string): void;
  isEdited(name: string): boolean;
  /** Undefined while the brand that is open is being loaded. */
  edit: ReadonlySignal<Edit | undefined>;
  change(changes: Partial<Edit>): void;
  /** Takes what is saved. */
  discard(): void;
  save(): Promise<void>;
  /** Saves over what somebody else saved meanwhile. */
  overwrite(): Promise<void>;
  delete(): Promise<void>;
  isSaving: ReadonlySignal<boolean>;
  /** What was done last, in a sentence. */
  done: ReadonlySignal<string>;
  /** What a card takes of the document; of an earlier one while `isReading`. */
  derived: ReadonlySignal<(OgParams & { designMd: string }) | undefined>;
  isReading: ReadonlySignal<boolean>;
  readRefusal: ReadonlySignal<Refusal | undefined>;
  saveRefusal: ReadonlySignal<Refusal | undefined>;
  dispose(): void;
};

/** What the screen Brand knows and does. `owner` is the account whose draft it is. */
export function createBrandModel(owner: string): BrandModel {
  const draft: Signal<Draft> = createDraft<Draft>(owner, 'brand', { open: NEW, edits: {} });
  const brands = signal<readonly BrandSummary[] | undefined>(undefined);
  const saved = signal<SavedBrand | undefined>(undefined);
  const derived = signal<(OgParams & { designMd: string }) | undefined>(undefined);
  const isReading = signal(false);
  const isSaving = signal(false);
  const done = signal('');
  const readRefusal = signal<Refusal | undefined>(undefined);
  const saveRefusal = signal<Refusal | undefined>(undefined);

  const opened = computed(() => draft.value.open);
  const edit = computed<Edit | undefined>(() => {
    const { open, edits } = draft.value;
    if (edits[open] !== undefined) return edits[open];
    if (open === NEW) return EMPTY;
    return saved.value?.name === open ? saved.value : undefined;
  });
  const document = computed(() => edit.value?.designMd);
  const logo = computed(() => edit.value?.logo);

  const setEdits = (edits: Draft['edits'], open = draft.peek().open): void => {
    draft.value = { open, edits };
  };
  const withoutEdit = (name: string): Draft['edits'] =>
    Object.fromEntries(Object.entries(draft.peek().edits).filter(([other]) => other !== name));

  const loadList = async (): Promise<void> => {
    brands.value = await api.brands.list();
  };
  const stopListing = keepTrying({
    afterMs: 0,
    run: loadList,
    onError: (refusal) => {
      saveRefusal.value = refusal;
    },
  });

  const stopLoading = effect(() => {
    const name = opened.value;
    if (name === NEW) return;
    return keepTrying({
      afterMs: 0,
      run: async (cancel) => {
        saved.value = await api.brands.get(name, { signal: cancel });
      },
      onError: (refusal) => {
        // It was deleted or renamed elsewhere: what was typed becomes a new brand.
        const typed = draft.peek().edits[name];
        batch(() => {
          if (refusal.code === 'not_found')
            setEdits({ ...withoutEdit(name), ...(typed && { [NEW]: { ...typed, revision: 0 } }) }, NEW);
          saveRefusal.value = refusal;
        });
      },
    });
  });

  const stopReading = effect(() => {
    const designMd = document.value;
    if (designMd === undefined || designMd.trim() === '') {
      batch(() => {
        derived.value = undefined;
        readRefusal.value = undefined;
        isReading.value = false;
      });
      return;
    }
    const params = logo.value === undefined ? {} : { logo: logo.value };
    isReading.value = true;
    return keepTrying({
      afterMs: READ_AFTER_MS,
      run: async (cancel) => {
        const found = await liveApi.design.ogParams({ designMd, params }, { signal: cancel });
        batch(() => {
          derived.value = { ...found, designMd };
          readRefusal.value = undefined;
          isReading.value = false;
        });
      },
      onError: (refusal) => {
        batch(() => {
          readRefusal.value = refusal;
          isReading.value = false;
        });
      },
    });
  });

  const act = async (action: () => Promise<string>): Promise<void> => {
    isSaving.value = true;
    saveRefusal.value = undefined;
    done.value = '';
    try {
      done.value = await action();
      await loadList();
    } catch (error) {
      if (!noteSignedOut(error)) saveRefusal.value = toRefusal(error);
    } finally {
      isSaving.value = false;
    }
  };

  const save = (): Promise<void> =>
    act(async () => {
      const { open } = draft.peek();
      const sent = edit.peek() ?? EMPTY;
      const { name, designMd, logo: newLogo, revision } = sent;
      const brand =
        open === NEW
          ? await api.brands.create(name, designMd, { logo: newLogo })
          : await api.brands.replace(open, designMd, { name, logo: newLogo, revision });
      batch(() => {
        const { open: now, edits } = draft.peek();
        const typed = edits[open];
        // What was typed while it was being saved.
        const later =
          typed && typed !== sent ? { [brand.name]: { ...typed, revision: brand.revision } } : undefined;
        saved.value = brand;
        setEdits({ ...withoutEdit(open), ...later }, now === open ? brand.name : now);
      });
      noteSavedBrand(owner, brand.name);
      const read = derived.peek();
      const { params } = read?.designMd === designMd ? read : await api.design.ogParams({ designMd });
      return Object.keys(params).length === 0
        ? `Saved ${brand.name}, but its document contains no color, font, logo or text that cards can use.`
        : `Saved ${brand.name}. It is now chosen in Create.`;
    });

  return {
    brands,
    opened,
    open: (name) => {
      batch(() => {
        saveRefusal.value = undefined;
        done.value = '';
        setEdits(draft.peek().edits, name);
      });
    },
    isEdited: (name) => draft.value.edits[name] !== undefined,
    edit,
    change: (changes) => {
      const { open, edits } = draft.peek();
      saveRefusal.value = undefined;
      setEdits({ ...edits, [open]: { ...(edit.peek() ?? EMPTY), ...changes } });
    },
    discard: () => {
      batch(() => {
        saveRefusal.value = undefined;
        setEdits(withoutEdit(draft.peek().open));
      });
    },
    save,
    async overwrite() {
      await act(async () => {
        const { open, edits } = draft.peek();
        const { revision } = await api.brands.get(open);
        setEdits({ ...edits, [open]: { ...(edit.peek() ?? EMPTY), revision } });
        return '';
      });
      if (saveRefusal.peek() === undefined) await save();
    },
    async delete() {
      const { open } = draft.peek();
      await api.brands.delete(open);
      forgetSavedBrand(owner, open);
      setEdits(withoutEdit(open), NEW);
      done.value = `Deleted ${open}.`;
      await loadList();
    },
    isSaving,
    done,
    derived,
    isReading,
    readRefusal,
    saveRefusal,
    dispose: () => {
      stopListing();
      stopLoading();
      stopReading();
    },
  };
}

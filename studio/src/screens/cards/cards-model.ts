import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ApiKey, CreatedKey, TemplateInfo } from '../../../../client/src/index.ts';
import { api, liveApi } from '../../base/api.ts';
import { isSignature, readBrandParams } from '../../base/brand-look.ts';
import { createDraft } from '../../base/draft.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { isAbout, type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { type CardDraft, type Expiry, toExpiresAt, toOptions, toParams } from './card.ts';
import {
  findPageParameters,
  isText,
  type PageParameters,
  type Parameter,
  readParameters,
} from './parameter.ts';

export type Draft = {
  /** By template, for all of its versions, so that nothing is lost by looking at another one. */
  params: Readonly<Record<string, Readonly<Record<string, string>>>>;
  width: number;
  height: number;
  format: 'png' | 'jpeg';
  keyId: string;
  expiry: Expiry;
  /** Address of the page that the card is for. */
  page: string;
  isSafeAreaShown: boolean;
  /** Name of the saved brand whose parameters were taken last, by template. */
  brands: Readonly<Record<string, string>>;
};

export type CardsModel = {
  /** Its name without a version. */
  template: string;
  draft: Signal<Draft>;
  change(changes: Partial<Draft>): void;
  /** With what was typed or chosen alone: what a URL has. */
  card: ReadonlySignal<CardDraft>;
  /** The same; of a template that nobody has filled in, the example. */
  shown: ReadonlySignal<CardDraft>;
  /** Whether the picture is the example, which no URL has until it is chosen. */
  isExample: ReadonlySignal<boolean>;
  /** Which of its parameters the title and description of a page fill. */
  page: PageParameters;
  setParam(name: string, value: string): void;
  setParams(params: Readonly<Record<string, string>>): void;
  /** Fills in the texts of the example; what a brand gave stays. */
  takeExample(): void;
  /** The saved brand whose parameters were taken last; empty for none. */
  brand: ReadonlySignal<string>;
  /** Whether the card has colors, a font or a logo, which another brand would replace. */
  hasLook: ReadonlySignal<boolean>;
  /** Takes the parameters that a saved brand declares; what was typed besides stays. */
  applyBrand(name: string): Promise<void>;
  /** Of the card as it was drawn last. */
  picture: ReadonlySignal<{ url: string; warnings: string } | undefined>;
  isDrawing: ReadonlySignal<boolean>;
  /** The account's keys; undefined until they are known. */
  keys: ReadonlySignal<readonly ApiKey[] | undefined>;
  chosenKey: ReadonlySignal<ApiKey | undefined>;
  createKey(): Promise<void>;
  /** Made here, and shown once. */
  newKey: ReadonlySignal<CreatedKey | undefined>;
  /** The signed URL of the card as it is; undefined while it is being signed or cannot be. */
  url: ReadonlySignal<string | undefined>;
  refusal: ReadonlySignal<Refusal | undefined>;
  brandRefusal: ReadonlySignal<Refusal | undefined>;
  dispose(): void;
};

const DRAW_AFTER_MS = 150;
const SIGN_AFTER_MS = 400;

/**
 * What the builder of a template knows and does. `owner` is the account whose draft it is, `family` the name of the template
 * without a version.
 */
export function createCardsModel(owner: string, template: TemplateInfo, family: string): CardsModel {
  const parameters = readParameters(template.parameters);
  const texts = parameters.filter((one) => isText(one) && !isSignature(one.name));
  // A brand alone is no card yet, but a template may have nothing besides.
  const filledIn = texts.length > 0 ? texts : parameters;
  const draft = createDraft<Draft>(owner, 'cards', {
    params: {},
    width: 1200,
    height: 630,
    format: 'png',
    keyId: '',
    expiry: 'year',
    page: '',
    isSafeAreaShown: false,
    brands: {},
  });
  const picture = signal<{ url: string; warnings: string } | undefined>(undefined);
  const drawRefusal = signal<Refusal | undefined>(undefined);
  const signRefusal = signal<Refusal | undefined>(undefined);
  const brandRefusal = signal<Refusal | undefined>(undefined);
  const isDrawing = signal(false);
  const keys = signal<readonly ApiKey[] | undefined>(undefined);
  const newKey = signal<CreatedKey | undefined>(undefined);
  const signed = signal<{ source: string; url: string } | undefined>(undefined);

  const change = (changes: Partial<Draft>): void => {
    draft.value = { ...draft.peek(), ...changes };
  };
  const setParams = (params: Readonly<Record<string, string>>): void =>
    change({ params: { ...draft.peek().params, [family]: params } });
  const given = computed(() => draft.value.params[family] ?? {});
  const card = computed<CardDraft>(() => {
    const { width, height, format } = draft.value;
    // Another version may have had more of them.
    const params = Object.fromEntries(
      parameters.flatMap(({ name }) => {
        const value = given.value[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    return { template: template.name, params, width, height, format };
  });
  const isGiven = ({ name }: Parameter): boolean => (given.value[name] ?? '') !== '';
  const isExample = computed(() => !filledIn.some(isGiven));
  const shown = computed<CardDraft>(() =>
    isExample.value
      ? { ...card.value, params: { ...template.example, ...toParams(card.value.params) } }
      : card.value,
  );
  const chosenKey = computed(() => keys.value?.find(({ id }) => id === draft.value.keyId) ?? keys.value?.[0]);
  // As texts: equal ones are drawn and signed once.
  const drawSource = computed(() => JSON.stringify(shown.value));
  const signSource = computed(() =>
    chosenKey.value === undefined || isExample.value
      ? ''
      : JSON.stringify([card.value, chosenKey.value.id, toExpiresAt(draft.value.expiry, new Date())]),
  );

  const loadKeys = async (): Promise<void> => {
    keys.value = await api.keys.list();
  };
  const stopLoading = keepTrying({
    afterMs: 0,
    run: loadKeys,
    onError: (refusal) => {
      signRefusal.value = refusal;
    },
  });

  const stopDrawing = effect(() => {
    const { params, ...size } = JSON.parse(drawSource.value) as CardDraft;
    return keepTrying({
      afterMs: DRAW_AFTER_MS,
      run: async (cancel) => {
        isDrawing.value = true;
        const options = { ...size, signal: cancel };
        const { bytes, type, warnings } = await liveApi.previewCard(
          size.template as 'og_brand',
          toParams(params),
          options,
        );
        const old = picture.peek();
        batch(() => {
          picture.value = { url: URL.createObjectURL(new Blob([bytes], { type })), warnings };
          isDrawing.value = false;
          drawRefusal.value = undefined;
        });
        if (old !== undefined) URL.revokeObjectURL(old.url);
      },
      onError: (refusal) => {
        isDrawing.value = false;
        drawRefusal.value = refusal;
      },
    });
  });

  const stopSigning = effect(() => {
    const source = signSource.value;
    // What cannot be drawn needs no address, and its refusal is shown already.
    if (source === '' || drawRefusal.value !== undefined) return;
    const [{ template: name, params, ...size }, keyId, expiresAt] = JSON.parse(source);
    return keepTrying({
      afterMs: SIGN_AFTER_MS,
      run: async (cancel) => {
        const options = { ...toOptions(size), keyId, expiresAt, signal: cancel };
        const url = await liveApi.signOnServer(name, toParams(params), options);
        batch(() => {
          signed.value = { source, url };
          signRefusal.value = undefined;
        });
      },
      onError: (refusal) => {
        signRefusal.value = refusal;
      },
    });
  });

  return {
    template: family,
    draft,
    change,
    card,
    shown,
    isExample,
    page: findPageParameters(parameters),
    setParam: (name, value) => setParams({ ...given.peek(), [name]: value }),
    setParams,
    takeExample: () => setParams(isExample.peek() ? shown.peek().params : template.example),
    brand: computed(() => draft.value.brands[family] ?? ''),
    hasLook: computed(() => parameters.some((one) => !isText(one) && isGiven(one))),
    applyBrand: async (name) => {
      change({ brands: { ...draft.peek().brands, [family]: name } });
      if (name === '') return;
      try {
        const names = parameters.map((parameter) => parameter.name);
        const { title, description, ...look } = await readBrandParams(name, names);
        const typed = toParams(given.peek());
        setParams({ ...(title && { title }), ...(description && { description }), ...typed, ...look });
        brandRefusal.value = undefined;
      } catch (error) {
        if (!noteSignedOut(error)) brandRefusal.value = toRefusal(error);
      }
    },
    brandRefusal,
    picture,
    isDrawing,
    keys,
    chosenKey,
    createKey: async () => {
      try {
        newKey.value = await api.keys.create('Studio: signing cards', { scope: 'sign' });
        await loadKeys();
      } catch (error) {
        if (!noteSignedOut(error)) signRefusal.value = toRefusal(error);
      }
    },
    newKey,
    url: computed(() => (signed.value?.source === signSource.value ? signed.value.url : undefined)),
    refusal: computed(() => drawRefusal.value ?? signRefusal.value),
    dispose: () => {
      stopLoading();
      stopDrawing();
      stopSigning();
      const last = picture.peek();
      if (last !== undefined) URL.revokeObjectURL(last.url);
    },
  };
}

/** Where a refusal about a card's parameter is shown: by its own name, or as a part of the request to sign. */
export const findParamError = (refusal: Refusal | undefined, name: string): string | undefined =>
  refusal && (isAbout(refusal, name) || isAbout(refusal, `params.${name}`)) ? refusal.message : undefined;

/** What a page with this card would have as its own title and description. */
export const readPageTexts = ({ page, shown: { value: shown } }: CardsModel) => ({
  title: page.title && shown.params[page.title],
  description: page.description && shown.params[page.description],
});

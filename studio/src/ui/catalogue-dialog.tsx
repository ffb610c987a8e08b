import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CatalogueName, CataloguePage } from '../../../client/src/index.ts';
import { liveApi, toLocalPath } from '../base/api.ts';
import { isAbort, toRefusal } from '../base/refusal.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Entry = CataloguePage['entries'][number];

type CatalogueDialogProps = {
  catalogue: CatalogueName;
  title: string;
  chosen: readonly string[];
  /** Called with a name each time one is pressed; the dialog stays open for several. */
  onChoose(name: string): void;
  several?: boolean;
  onClose(): void;
};

const PAGE = 24;
const SEARCH_AFTER_MS = 200;

/** `hot_air_balloon` to `hot air balloon`. */
export const toLabel = (name: string): string => name.replace(/[-_]/g, ' ');

export const toThumbnail = (catalogue: CatalogueName, name: string): string =>
  `/api/v1/catalogue/${catalogue}/${encodeURIComponent(name)}/thumbnail`;

/** Names of a catalogue with their pictures, to search and choose from. */
export function CatalogueDialog({
  catalogue,
  title,
  chosen,
  onChoose,
  several,
  onClose,
}: CatalogueDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const query = useSignal('');
  const found = useSignal<{ entries: Entry[]; total: number; hint: string | null } | undefined>(undefined);
  const problem = useSignal('');

  useEffect(() => dialog.current?.showModal(), []);

  const load = async (offset: number, signal?: AbortSignal): Promise<void> => {
    try {
      const q = query.peek().trim();
      const page = await liveApi.catalogue(catalogue, {
        q: q === '' ? undefined : q,
        language: navigator.language.slice(0, 2),
        limit: PAGE,
        offset,
        signal,
      });
      const before = offset === 0 ? [] : (found.peek()?.entries ?? []);
      found.value = { ...page, entries: [...before, ...page.entries] };
      problem.value = '';
    } catch (error) {
      if (!isAbort(error)) problem.value = toRefusal(error).message;
    }
  };
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(
      () => void load(0, cancel.signal),
      found.peek() === undefined ? 0 : SEARCH_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [query.value]);

  const choose = (name: string): void => {
    onChoose(name);
    if (!several) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} aria-labelledby="catalogue-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="catalogue-title">{title}</h2>
        <Button quiet icon="remove" label="Close" onClick={() => dialog.current?.close()} />
        <input
          class="search"
          type="search"
          aria-label={`Search ${title.toLowerCase()}`}
          placeholder="Search"
          maxLength={100}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
      </div>
      <div class="dialog-body">
        <p class="visually-hidden" role="status">
          {found.value && `${found.value.total} found`}
        </p>
        {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
        {found.value?.hint && <Notice kind="info">{found.value.hint}</Notice>}
        <ul class="tiles">
          {found.value?.entries.map((entry) => (
            <li key={entry.name}>
              <button
                type="button"
                class="tile"
                aria-pressed={chosen.includes(entry.name)}
                title={entry.words.slice(0, 6).join(', ')}
                onClick={() => choose(entry.name)}
              >
                {entry.thumbnailUrl && <Thumbnail url={toLocalPath(entry.thumbnailUrl)} />}
                {toLabel(entry.name)}
              </button>
            </li>
          ))}
        </ul>
        {found.value && found.value.entries.length < found.value.total && (
          <p class="more">
            <Button onClick={() => void load(found.value?.entries.length ?? 0)}>
              More ({found.value.total - found.value.entries.length})
            </Button>
          </p>
        )}
      </div>
    </dialog>
  );
}

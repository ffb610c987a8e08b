import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { liveApi } from '../../base/api.ts';
import { createDraft } from '../../base/draft.ts';
import { toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';

/** What has not reached the service yet, in this browser: through reloads, expired sessions and restarts. */
export type LocalDraft = {
  definition?: TemplateDefinition | undefined;
  /** The published version that it began with. */
  version?: number | undefined;
  /** The saved revision that it follows; 0 for none. */
  revision?: number | undefined;
  /** Whether it was on its way when this was written. */
  isSending?: boolean | undefined;
};

/** `here`: in this browser alone, as the service does not take it; `conflict`: it was saved elsewhere meanwhile. */
export type Kept = 'kept' | 'saving' | 'here' | 'conflict';

export type DraftKeeper = {
  kept: ReadonlySignal<Kept>;
  /** Saves over what was saved elsewhere. */
  overwrite(): void;
  /** Forgets what is here: what was saved elsewhere is shown when the page is loaded again. */
  giveUp(): void;
  stop(): void;
};

type Parts = {
  owner: string;
  name: string;
  /** Saved when the page was loaded. */
  revision: number;
  /** What was found here follows another revision than that. */
  isBehind: boolean;
  /** What is to be kept; undefined where all is published. */
  draft: ReadonlySignal<{ definition: TemplateDefinition; version: number | undefined } | undefined>;
};

const PAUSE_MS = 1000;

/** Saves a draft whenever its changes pause, and deletes it when there is nothing to keep. */
export function createDraftKeeper({ owner, name, revision: first, isBehind, draft }: Parts): DraftKeeper {
  const here = createDraft<LocalDraft>(owner, toDraftName(name), {});
  const kept = signal<Kept>(isBehind ? 'conflict' : 'kept');
  let revision: number | undefined = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isStopped = false;
  let saved: typeof draft.value | 'unknown' = here.peek().definition === undefined ? draft.peek() : 'unknown';

  const write = (isSending = false): void => {
    const now = draft.peek();
    here.value = now === saved ? {} : { ...now, revision, isSending };
  };
  const save = async (): Promise<void> => {
    const now = draft.peek();
    if (isSaving || now === saved) return;
    isSaving = true;
    kept.value = 'saving';
    write(true);
    let pauseMs: number | undefined = PAUSE_MS;
    try {
      if (now)
        revision = (
          await liveApi.ownTemplates.saveDraft(name, now.definition, { version: now.version, revision })
        ).revision;
      else if (revision !== 0) {
        await liveApi.ownTemplates.deleteDraft(name);
        revision = 0;
      }
      saved = now;
      kept.value = 'kept';
    } catch (error) {
      const refusal = toRefusal(error);
      const isGone = refusal.code === 'not_found';
      if (isGone) [saved, revision] = [now, 0];
      kept.value = isGone ? 'kept' : refusal.code === 'draft_changed' ? 'conflict' : 'here';
      pauseMs = noteSignedOut(error)
        ? undefined
        : refusal.retryAfterSeconds && refusal.retryAfterSeconds * 1000;
    } finally {
      isSaving = false;
      write();
      const isLeft = draft.peek() !== saved && kept.peek() !== 'conflict';
      if (isLeft && pauseMs !== undefined && !isStopped) plan(pauseMs);
    }
  };
  const plan = (pauseMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pauseMs);
  };
  const stop = effect(() => {
    void draft.value;
    untracked(() => {
      if (draft.peek() === saved) return;
      write(isSaving);
      if (kept.peek() === 'conflict') return;
      kept.value = 'saving';
      plan(PAUSE_MS);
    });
  });
  return {
    kept,
    overwrite: () => {
      revision = undefined;
      kept.value = 'saving';
      plan(0);
    },
    giveUp: () => {
      stop();
      clearTimeout(timer);
      here.value = {};
    },
    stop: () => {
      stop();
      isStopped = true;
      clearTimeout(timer);
      // What was typed last is not waited for.
      if (kept.peek() !== 'conflict') void save();
    },
  };
}

/** Under which a draft is kept in this browser. */
export const toDraftName = (name: string): string => `editor:${name}`;

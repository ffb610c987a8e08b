import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TemplateInfo } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { place } from '../../base/router.tsx';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Builder } from './builder.tsx';
import { Gallery } from './gallery.tsx';
import { readPlace, toPinned } from './own-template.ts';

/** The templates, and a builder of signed cards for the one that is chosen. */
export function CardsScreen() {
  const templates = useSignal<readonly TemplateInfo[] | undefined>(undefined);
  const problem = useSignal('');
  const load = async (signal?: AbortSignal): Promise<void> => {
    templates.value = await api.templates({ signal });
    problem.value = '';
  };
  useEffect(
    () =>
      keepTrying({
        afterMs: 0,
        run: load,
        onError: ({ message }) => {
          problem.value = message;
        },
      }),
    [],
  );
  if (problem.value !== '') return <Notice kind="error">{problem.value}</Notice>;
  if (templates.value === undefined) return <div class="loading" aria-busy="true" />;
  const { family, version } = readPlace(place.value);
  const chosen = templates.value.find(({ name }) => name === family);
  if (chosen === undefined)
    return <Gallery templates={templates.value} missing={place.value} onStored={load} />;
  if (chosen.version === null)
    return <Builder key={family} template={chosen} latest={chosen} onStored={load} />;
  return <OwnBuilder key={family} latest={chosen} version={version} onStored={load} />;
}

type OwnBuilderProps = {
  latest: TemplateInfo;
  /** Undefined for the latest, whichever it is. */
  version: number | undefined;
  onStored(): Promise<void>;
};

/** The builder of a template of one's own, in one of its versions. */
function OwnBuilder({ latest, version, onStored }: OwnBuilderProps) {
  const { name } = latest;
  const { value: pinned, refusal } = useLoad(
    async (signal) =>
      version === undefined ? undefined : toPinned(await api.ownTemplates.get(name, { version, signal })),
    [name, version],
  );
  // Until another version is there, the former one stays, and with it the focus.
  const shown = useRef<TemplateInfo | undefined>(undefined);
  if (version === undefined) shown.current = latest;
  else if (pinned?.version === version) shown.current = pinned;
  if (refusal) return <Notice kind="error">{refusal.message}</Notice>;
  if (shown.current === undefined) return <div class="loading" aria-busy="true" />;
  return <Builder template={shown.current} latest={latest} onStored={onStored} />;
}

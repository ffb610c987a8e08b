import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TemplateInfo } from '../../../../client/src/index.ts';
import { api, toLocalPath } from '../../base/api.ts';
import { keepTrying } from '../../base/keep-trying.ts';
import { place } from '../../base/router.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Builder } from './builder.tsx';

/** The templates, and a builder of signed cards for the one that is chosen. */
export function CardsScreen() {
  const templates = useSignal<readonly TemplateInfo[] | undefined>(undefined);
  const problem = useSignal('');
  useEffect(
    () =>
      keepTrying({
        afterMs: 0,
        run: async (cancel) => {
          templates.value = await api.templates({ signal: cancel });
          problem.value = '';
        },
        onError: ({ message }) => {
          problem.value = message;
        },
      }),
    [],
  );
  if (problem.value !== '') return <Notice kind="error">{problem.value}</Notice>;
  if (templates.value === undefined) return <div class="loading" aria-busy="true" />;
  const chosen = templates.value.find(({ name }) => name === place.value);
  return chosen ? <Builder key={chosen.name} template={chosen} /> : <Gallery templates={templates.value} />;
}

function Gallery({ templates }: { templates: readonly TemplateInfo[] }) {
  return (
    <div class="page">
      <header class="page-head">
        <h1 tabIndex={-1}>Cards</h1>
        <p class="hint">
          A template and your words become an image with a signed address, drawn when a crawler first asks for
          it.
        </p>
      </header>
      <ul class="tiles templates">
        {templates.map(({ name, description, example }) => (
          <li key={name}>
            <a class="tile" href={`#${name}`}>
              <img src={toPreview(name, example)} alt="" width="600" height="315" loading="lazy" />
              <strong>{name}</strong>
              <span class="hint">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const toPreview = (name: string, example: Readonly<Record<string, string>>): string =>
  toLocalPath(`/studio/api/v1/templates/${encodeURIComponent(name)}/preview?${new URLSearchParams(example)}`);

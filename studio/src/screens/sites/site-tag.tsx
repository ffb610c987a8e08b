import { toMetaHtml, toOgTags } from '@cardwright/contract/og-tags';
import { useSignal } from '@preact/signals';
import type { Site } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The tags of a page of the site, to be pasted into its layout. */
export function SiteTag({ site: { host, cardUrl } }: { site: Site }) {
  const path = useSignal('');
  const id = `path-${host}`;
  const url = cardUrl + path.value.trim().replace(/^\/+/, '');
  const tags = toOgTags({ url, width: 1200, height: 630, format: 'png' }, {});
  return (
    <>
      <Field
        id={id}
        label="Path of a page"
        hint="As it stands in the page's address. In a layout, write there what your generator calls the path of the page."
      >
        <input
          id={id}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="blog/post"
          value={path.value}
          onInput={(event) => {
            path.value = event.currentTarget.value;
          }}
          {...describedBy(id, undefined, true)}
        />
      </Field>
      <CodeBlock id={`tags-${host}`} name={`<head> of ${host}`} code={toMetaHtml(tags)} />
      <p>
        <a class="button small" href={toLocalPath(url)} target="_blank" rel="noopener">
          <Icon name="open" /> Open this card
        </a>{' '}
        <span class="hint">The first time costs one credit.</span>
      </p>
    </>
  );
}

import { PAGE_SHAPE_NAMES, PAGE_SHAPES } from '@cardwright/contract/page-shapes';
import { useSignal } from '@preact/signals';
import { type Site, siteMeta } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { CodeBlock } from '../../ui/code-block.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The tags of a page of the site, to be pasted into its layout. */
export function SiteTag({ site: { host, cardUrl } }: { site: Site }) {
  const path = useSignal('');
  const id = `path-${host}`;
  const url = cardUrl + path.value.trim().replace(/^\/+/, '');
  const shapes = useSignal<readonly string[]>([]);
  const others = PAGE_SHAPE_NAMES.filter((shape) => shape !== 'wide');
  const chosen = others.filter((shape) => shapes.value.includes(shape));
  const tags = siteMeta(cardUrl, path.value.trim().replace(/^\/+/, ''), { shapes: ['wide', ...chosen] });
  return (
    <>
      <Field
        id={id}
        label="Path of a page"
        hint="As in the page's URL. In a layout, use your site generator's variable for the path of the page."
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
      <fieldset class="field">
        <legend>More shapes</legend>
        <div class="segments">
          {others.map((shape) => (
            <label key={shape}>
              <input
                type="checkbox"
                checked={chosen.includes(shape)}
                onChange={({ currentTarget: { checked } }) => {
                  const rest = shapes.value.filter((one) => one !== shape);
                  shapes.value = checked ? [...rest, shape] : rest;
                }}
              />
              {`${shape} (${PAGE_SHAPES[shape].width} x ${PAGE_SHAPES[shape].height})`}
            </label>
          ))}
        </div>
        <p class="hint">Each shape is a separate card, and costs one credit when it is first shown.</p>
      </fieldset>
      <CodeBlock id={`tags-${host}`} name={`<head> of ${host}`} code={tags.html} />
      <p>
        <a class="button small" href={toLocalPath(url)} target="_blank" rel="noopener">
          <Icon name="open" /> Open this card
        </a>{' '}
        <span class="hint">The first time costs one credit.</span>
      </p>
    </>
  );
}

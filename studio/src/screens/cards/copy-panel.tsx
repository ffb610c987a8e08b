import { readCardImage, toMetaHtml, toOgTags } from '@cardwright/contract/og-tags';
import { useSignal } from '@preact/signals';
import { toLocalPath } from '../../base/api.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { describedBy, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalAddress } from '../../ui/local-address.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EXPIRIES, type Expiry, toSignedCard } from './card.ts';
import { type CardsModel, findParamError, readPageTexts } from './cards-model.ts';
import { SiteUse } from './site-use.tsx';
import { SnippetPanel } from './snippet-panel.tsx';

const WAYS = {
  url: 'URL',
  tags: 'HTML tags',
  framework: 'Framework',
  code: 'Code',
  site: 'Your sites',
} as const;
type Way = keyof typeof WAYS;

/** The signed card in whatever form it is needed. */
export function CopyPanel({ model }: { model: CardsModel }) {
  const way = useSignal<Way>('url');
  const { url, card, keys } = model;
  return (
    <section class="section" aria-labelledby="copy-heading">
      <div class="field-head">
        <h2 id="copy-heading">Use it</h2>
      </div>
      <KeyAndExpiry model={model} />
      {keys.value?.length === 0 ? (
        <FirstKey model={model} />
      ) : (
        <>
          <Segments
            label="Copy as"
            options={WAYS}
            value={way.value}
            onChange={(next) => {
              way.value = next;
            }}
          />
          {way.value === 'site' ? (
            <SiteUse template={card.value.template} />
          ) : url.value === undefined ? (
            <p class="hint" role="status">
              {toReason(model)}
            </p>
          ) : (
            <>
              {way.value === 'url' && <SignedUrl url={url.value} />}
              {way.value === 'tags' && <Tags model={model} url={url.value} />}
              {way.value === 'framework' && (
                <SnippetPanel of="frameworks" card={toSignedCard(card.value, model.page, url.value)} />
              )}
              {way.value === 'code' && (
                <SnippetPanel of="languages" card={toSignedCard(card.value, model.page, url.value)} />
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Why there is no URL. */
function toReason({ refusal, isExample }: CardsModel): string {
  if (isExample.value)
    return 'The picture is an example. Fill in your own texts, or choose “Use the example”, and its URL appears here.';
  return refusal.value ? 'The URL appears once the card can be drawn.' : 'Signing…';
}

function KeyAndExpiry({ model }: { model: CardsModel }) {
  const { keys, chosenKey, draft, change, refusal, newKey } = model;
  if (keys.value === undefined || keys.value.length === 0) return null;
  const error = findParamError(refusal.value, 'expires_at') ?? findParamError(refusal.value, 'key_id');
  const expiries = (Object.keys(EXPIRIES) as Expiry[]).filter(
    (expiry) => expiry !== 'never' || chosenKey.value?.permanentUrls,
  );
  return (
    <>
      {newKey.value && <NewKey secret={newKey.value.key} />}
      <div class="pair">
        <Field id="signing-key" label="Signed with" error={error}>
          <select
            id="signing-key"
            value={chosenKey.value?.id}
            onChange={(event) => change({ keyId: event.currentTarget.value, expiry: 'year' })}
            {...describedBy('signing-key', error)}
          >
            {keys.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name} ({id})
              </option>
            ))}
          </select>
        </Field>
        <Field id="expiry" label="Expires">
          <select
            id="expiry"
            value={draft.value.expiry}
            onChange={(event) => change({ expiry: event.currentTarget.value as Expiry })}
          >
            {expiries.map((expiry) => (
              <option key={expiry} value={expiry}>
                {EXPIRIES[expiry]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <p class="hint">Platforms fetch pictures again for years, so choose a long time for published pages.</p>
    </>
  );
}

/** An account that was made by the first sign-in link has none. */
const FirstKey = ({ model }: { model: CardsModel }) => (
  <>
    <p>URLs are signed with a key, and your account does not have one yet.</p>
    <p>
      <Button onClick={() => void model.createKey()}>Create a key for signing</Button>
    </p>
  </>
);

const NewKey = ({ secret }: { secret: string }) => (
  <div class="notice info" role="status">
    <p>
      Your new key, shown only once. The studio does not need it to sign; your own code does, as{' '}
      <code>CARDWRIGHT_API_KEY</code>.
    </p>
    <div class="copy-line">
      <input id="new-key" class="hex" readonly aria-label="The new key" value={secret} />
      <CopyButton text={secret} shownBy="new-key">
        Copy the key
      </CopyButton>
    </div>
  </div>
);

const SignedUrl = ({ url }: { url: string }) => (
  <Field id="card-url" label="Signed URL" hint="Anyone can load it. The first time costs one credit.">
    <textarea
      id="card-url"
      class="hex growing"
      rows={4}
      readonly
      value={url}
      {...describedBy('card-url', undefined, true)}
    />
    <div class="chips">
      <CopyButton text={url} shownBy="card-url">
        Copy the URL
      </CopyButton>
      <a class="button small" href={toLocalPath(url)} target="_blank" rel="noopener">
        <Icon name="open" /> Open
      </a>
    </div>
    <LocalAddress url={url} />
  </Field>
);

function Tags({ model, url }: { model: CardsModel; url: string }) {
  const { draft, change } = model;
  const { title, description } = readPageTexts(model);
  const page = URL.canParse(draft.value.page) ? draft.value.page : undefined;
  const tags = toOgTags(readCardImage(url), { alt: title, title, description, url: page });
  return (
    <>
      <Field id="page-url" label="URL of your page" hint="For og:url; may be left empty.">
        <input
          id="page-url"
          type="url"
          placeholder="https://example.com/post"
          value={draft.value.page}
          onInput={(event) => change({ page: event.currentTarget.value })}
          {...describedBy('page-url', undefined, true)}
        />
      </Field>
      <CodeBlock id="tags" name="<head>" code={toMetaHtml(tags)} />
    </>
  );
}

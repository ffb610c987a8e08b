import { useSignal } from '@preact/signals';
import type { ListFormat } from '../../../../client/src/batch/card-list.ts';
import { api } from '../../base/api.ts';
import { credits } from '../../base/credits.ts';
import { toCount } from '../../base/format.ts';
import { toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { EXPIRIES, type Expiry } from '../cards/card.ts';
import type { ManyModel, Outcome } from './many-model.ts';
import { JobProgress, ProblemList } from './rows-panel.tsx';

const WAYS = { urls: 'URLs of the images', images: 'Images as ZIP' } as const;
const FORMATS: Readonly<Record<ListFormat, string>> = { csv: 'CSV', json: 'JSON', ndjson: 'NDJSON' };

/** What the rows become. */
export function ResultPanel({ model }: { model: ManyModel }) {
  const { choices, choose, cardCount, job, outcome, read } = model;
  const { as, format, keyId, expiry, fileColumn } = choices.value;
  const keys = useLoad((cancel) => api.keys.list({ signal: cancel }));
  const keyProblem = useSignal<string | undefined>(undefined);
  const key = keys.value?.find(({ id }) => id === keyId) ?? keys.value?.[0];
  const count = cardCount.value;
  const createKey = async (): Promise<void> => {
    try {
      await api.keys.create('Studio: signing cards', { scope: 'sign' });
      keys.reload();
    } catch (error) {
      if (!noteSignedOut(error)) keyProblem.value = toRefusal(error).message;
    }
  };
  return (
    <Panel title="4. Create the cards">
      <Segments label="Make" options={WAYS} value={as} onChange={(next) => choose({ as: next })} />
      {keys.refusal && <Notice kind="error">{keys.refusal.message}</Notice>}
      {keyProblem.value && <Notice kind="error">{keyProblem.value}</Notice>}
      {keys.value?.length === 0 && (
        <p>
          Cards are signed with a key, and your account has none yet.{' '}
          <Button onClick={() => void createKey()}>Create a key for signing</Button>
        </p>
      )}
      {key && (
        <>
          <div class="pair">
            <Field id="many-key" label="Signed with">
              <select
                id="many-key"
                value={key.id}
                onChange={(event) => choose({ keyId: event.currentTarget.value, expiry: 'year' })}
              >
                {keys.value?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name} ({id})
                  </option>
                ))}
              </select>
            </Field>
            {as === 'urls' ? (
              <>
                <Field id="many-expiry" label="Expires">
                  <select
                    id="many-expiry"
                    value={expiry}
                    onChange={(event) => choose({ expiry: event.currentTarget.value as Expiry })}
                  >
                    {(Object.keys(EXPIRIES) as Expiry[])
                      .filter((one) => one !== 'never' || key.permanentUrls)
                      .map((one) => (
                        <option key={one} value={one}>
                          {EXPIRIES[one]}
                        </option>
                      ))}
                  </select>
                </Field>
                <Field id="many-format" label="Format of the list">
                  <select
                    id="many-format"
                    value={format}
                    onChange={(event) => choose({ format: event.currentTarget.value as ListFormat })}
                  >
                    {Object.entries(FORMATS).map(([name, text]) => (
                      <option key={name} value={name}>
                        {text}
                      </option>
                    ))}
                  </select>
                </Field>
              </>
            ) : (
              <Field id="many-names" label="Name files after">
                <select
                  id="many-names"
                  value={fileColumn}
                  onChange={(event) => choose({ fileColumn: event.currentTarget.value })}
                >
                  <option value="">the title</option>
                  {read.value.table?.columns.map((column) => (
                    <option key={column} value={column}>
                      {column}
                    </option>
                  ))}
                </select>
              </Field>
            )}
          </div>
          <p class="hint">
            {as === 'urls'
              ? 'Nothing is drawn yet: each card costs one credit when it is first loaded. '
              : `Each card that has not been drawn before costs one credit; ${describeCredits()} `}
            Keep the file: the Library shows only images from Create.
          </p>
          <p>
            <Button
              primary
              icon="download"
              disabled={count === 0 || job.value !== undefined}
              onClick={() => void model.make(key.id)}
            >
              {as === 'urls' ? `Create ${toCount(count, 'URL', 'URLs')}` : `Draw ${toCount(count, 'card')}`}
            </Button>
          </p>
        </>
      )}
      <JobProgress model={model} of={['urls', 'images']} />
      {outcome.value && <OutcomeNotice outcome={outcome.value} />}
    </Panel>
  );
}

function describeCredits(): string {
  const left = credits.value;
  if (left === undefined) return 'See Usage for what is left.';
  return left.unlimited
    ? 'your credits are unlimited.'
    : `you have ${toCount(left.creditsRemaining, 'credit')} left.`;
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const { what, done, failed, remaining, refusal } = outcome;
  const isWhole = failed.length === 0 && remaining === 0;
  return (
    <Notice kind={isWhole ? 'info' : 'error'}>
      <p>
        {what === 'urls' ? `${toCount(done, 'URL', 'URLs')} created` : `${toCount(done, 'image')} drawn`}
        {remaining > 0 && `, ${remaining} left. The button goes on from here`}.
      </p>
      {refusal && <p>{refusal.message}</p>}
      {failed.length > 0 && <ProblemList problems={failed} />}
    </Notice>
  );
}

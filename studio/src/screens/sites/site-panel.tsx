import { useSignal } from '@preact/signals';
import type { Site } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toDate, toNumber } from '../../base/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangeSite } from './change-site.tsx';
import { SiteProof } from './site-proof.tsx';
import { SiteTag } from './site-tag.tsx';

type SitePanelProps = { site: Site; onChange(): void };

const PROOFS = { file: 'by a file', meta: 'by a tag', operator: 'by the operator' } as const;

/** A registered host: its proof until it is verified, then its tag and the cards of today. */
export function SitePanel({ site, onChange }: SitePanelProps) {
  const isDeleting = useSignal(false);
  const isChanging = useSignal(false);
  const { host, status, verifiedBy, verifiedAt, dailyCards, cardsToday, brand, template } = site;
  const isVerified = status === 'verified';
  return (
    <Panel
      title={host}
      aside={
        <span class={`badge ${isVerified ? 'good' : ''}`}>
          {isVerified ? 'verified' : 'not verified yet'}
        </span>
      }
    >
      {isVerified ? (
        <>
          <Budget host={host} drawn={cardsToday} most={dailyCards} />
          <SiteTag site={site} />
        </>
      ) : (
        <SiteProof site={site} onChange={onChange} />
      )}
      {isChanging.value ? (
        <ChangeSite site={site} onChange={onChange} onClose={() => (isChanging.value = false)} />
      ) : (
        <p class="site-look">
          Its cards have{' '}
          {template === null ? (
            'the template that suits each page'
          ) : (
            <>
              the template <code>{template}</code>
            </>
          )}
          {brand !== null && ` and the brand ${brand}`}.{' '}
          <Button
            class="small"
            aria-label={`Change the cards of ${host}`}
            onClick={() => (isChanging.value = true)}
          >
            Change
          </Button>
        </p>
      )}
      <div class="actions">
        <Button icon="trash" aria-label={`Delete ${host}`} onClick={() => (isDeleting.value = true)}>
          Delete
        </Button>
        {isVerified && verifiedAt !== null && verifiedBy !== null && (
          <span class="hint">
            Verified {PROOFS[verifiedBy]} on {toDate(verifiedAt)}.
          </span>
        )}
      </div>
      {isDeleting.value && (
        <ConfirmDialog
          danger
          title={`Delete ${host}?`}
          action="Delete the site"
          onConfirm={async () => {
            await api.sites.delete(host);
            onChange();
          }}
          onClose={() => (isDeleting.value = false)}
        >
          <p>
            The URLs of its cards stop working within seconds, and pages that use them are shared without a
            picture.
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

const Budget = ({ host, drawn, most }: { host: string; drawn: number; most: number }) => (
  <div class="site-budget">
    <p>
      <strong class="figure">{toNumber(drawn)}</strong> of {toNumber(most)} new cards drawn today
    </p>
    <progress aria-label={`New cards of ${host} today`} value={drawn} max={most} />
    <p class="hint">
      {drawn >= most
        ? 'Pages without a card can get one after midnight (UTC); existing cards still work.'
        : 'Existing cards are free. The count resets at midnight (UTC).'}
    </p>
  </div>
);

import { useSignal } from '@preact/signals';
import type { Site } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segments } from '../../ui/segments.tsx';

type Way = 'file' | 'tag';

/** What the host has to show, and a button that looks for it. */
export function SiteProof({ site, onChange }: { site: Site; onChange(): void }) {
  const { host, proof } = site;
  const way = useSignal<Way>('file');
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const check = async (): Promise<void> => {
    isBusy.value = true;
    refusal.value = undefined;
    try {
      await api.sites.verify(host);
      onChange();
    } catch (error) {
      if (!noteSignedOut(error)) refusal.value = toRefusal(error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <div class="site-proof">
      <p>
        Prove that the host is yours in one of two ways, and then check. You can remove the proof afterward.
      </p>
      <Segments
        label={`Proof for ${host}`}
        options={{ file: 'A file', tag: 'A tag' }}
        value={way.value}
        onChange={(next) => {
          way.value = next;
        }}
      />
      {way.value === 'file' ? (
        <>
          <p>
            Publish a text file at <code class="site-url">{proof.fileUrl}</code> with this line:
          </p>
          <CopyField id={`proof-${host}`} label={`Line of the file of ${host}`} value={proof.token} />
        </>
      ) : (
        <>
          <p>
            Put this tag into the <code>&lt;head&gt;</code> of <code class="site-url">https://{host}/</code>:
          </p>
          <CopyField id={`proof-${host}`} label={`Tag for ${host}`} value={proof.metaTag} />
        </>
      )}
      {refusal.value && <Notice kind="error">{refusal.value.message}</Notice>}
      <div class="actions">
        <Button
          primary
          aria-label={`Check now: ${host}`}
          disabled={isBusy.value}
          onClick={() => void check()}
        >
          {isBusy.value ? 'Looking…' : 'Check now'}
        </Button>
      </div>
    </div>
  );
}

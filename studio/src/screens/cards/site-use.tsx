import { useSignal } from '@preact/signals';
import type { Site } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { type Refusal, toRefusal } from '../../base/refusal.ts';
import { Link } from '../../base/router.tsx';
import { noteSignedOut } from '../../base/session.ts';
import { useLoad } from '../../base/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Makes the template that of a site's cards. `template` may name a version. */
export function SiteUse({ template }: { template: string }) {
  const { value: sites, refusal: unread, reload } = useLoad((signal) => api.sites.list({ signal }));
  const refused = useSignal<Refusal | undefined>(undefined);
  const choose = async (host: string): Promise<void> => {
    refused.value = undefined;
    try {
      await api.sites.update(host, { template });
      reload();
    } catch (error) {
      if (!noteSignedOut(error)) refused.value = toRefusal(error);
    }
  };
  const refusal = refused.value ?? unread;
  return (
    <>
      <p class="hint">
        The cards of a site show what each page says, in the parameters of the same name: title, description,
        author, date, section, site, image, logo and others. Nothing needs to be signed.
      </p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {sites?.length === 0 && (
        <p>
          You have no sites yet. Add one under <Link to="sites">Sites</Link>, and choose this template there.
        </p>
      )}
      {sites && sites.length > 0 && (
        <ul class="site-uses" aria-live="polite">
          {sites.map((site: Site) => (
            <li key={site.host}>
              <span>{site.host}</span>
              {site.template === template ? (
                <span class="badge good">has this template</span>
              ) : (
                <Button
                  class="small"
                  aria-label={`Use it for ${site.host}`}
                  onClick={() => void choose(site.host)}
                >
                  Use it
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import type { StoresState } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { toBytes, toCount } from '../../base/format.ts';
import { useLoad } from '../../base/use-load.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

const NAMES = { database: 'The database', images: 'The image store' } as const;
const MODES = { service: 'many accounts', owner: 'one owner' } as const;

/** What is stored, and whether more can be. */
export function StoresPanel() {
  const { value: stores, refusal } = useLoad((signal) => api.operator.stores({ signal }));
  return (
    <Panel title="Stores">
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {stores?.faults.map((store) => (
        <Notice key={store} kind="error">
          {NAMES[store]} takes no writes at the moment. The log says why.
        </Notice>
      ))}
      {stores && (
        <dl class="facts">
          {toFacts(stores).map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const toFacts = ({ images, cards, databaseBytes, version, mode }: StoresState): [string, string][] => [
  ['Images', `${toCount(images.files, 'file')}, ${toBytes(images.bytes)}`],
  ['Cards', `${toCount(cards.files, 'file')}, ${toBytes(cards.bytes)}`],
  ['Database', toBytes(databaseBytes)],
  ['Version', `${version}, for ${MODES[mode]}`],
];

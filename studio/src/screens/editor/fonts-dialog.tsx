import type { TemplateDefinition } from '../../../../client/src/index.ts';
import { api } from '../../base/api.ts';
import { useLoad } from '../../base/use-load.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Drawn, drawDraft } from './drawn.ts';

type Font = { font: string; name: string };
type FontsDialogProps = {
  fonts: readonly string[];
  value: unknown;
  onChoose(font: string): void;
  onClose(): void;
};

// As many uploaded ones as a template may be set in.
const MOST_UPLOADED = 4;
const ROWS = 9;
// On a phone, two columns would be too small to hit.
const ROOMY = { shape: 'wide', size: 40, height: 66 } as const;
const NARROW = { shape: 'story', size: 56, height: 104 } as const;
type Look = typeof ROOMY | typeof NARROW;
type Sheet = { columns: readonly Font[][]; drawn: Drawn };

/** The name of each font, set in it by the service: what is chosen looks like this on a card. */
export function FontsDialog({ fonts, value, onChoose, onClose }: FontsDialogProps) {
  const { value: sheets, refusal } = useLoad(async (signal) => {
    const { uploads } = await api.uploads.list({ signal });
    const uploaded = uploads
      .filter(({ kind }) => kind === 'font')
      .map(({ reference, name, family }) => ({ font: reference, name: name ?? family ?? 'Yours' }));
    const isNarrow = matchMedia('(max-width: 40rem)').matches;
    const look = isNarrow ? NARROW : ROOMY;
    const drawSheet = async (all: Font[]): Promise<Sheet> => {
      const columns = isNarrow ? [all] : [all.slice(0, ROWS), all.slice(ROWS)];
      const shown = { shape: look.shape, sample: 'example' } as const;
      return { columns, drawn: await drawDraft(toSheet(columns, look), shown, signal) };
    };
    const first = fonts.map((font) => ({ font, name: font }));
    const drawn = [await drawSheet([...first, ...uploaded.slice(0, MOST_UPLOADED)])];
    for (let from = MOST_UPLOADED; from < uploaded.length; from += MOST_UPLOADED)
      drawn.push(await drawSheet(uploaded.slice(from, from + MOST_UPLOADED)));
    return drawn;
  });
  return (
    <Dialog title="Fonts" onClose={onClose}>
      {(close) => (
        <>
          {refusal && <Notice kind="error">{refusal.message}</Notice>}
          {sheets === undefined && <div class="loading" aria-busy="true" />}
          {sheets?.map(({ columns, drawn }) => (
            <div class="font-sheet" key={drawn.url}>
              <img src={drawn.url} alt="The name of each font, set in it" />
              {drawn.nodes.map((place) => {
                const found = findFont(columns, place.path);
                return (
                  found && (
                    <button
                      type="button"
                      key={found.font}
                      aria-label={found.name}
                      aria-pressed={found.font === value}
                      style={{
                        left: `${(place.x / drawn.width) * 100}%`,
                        top: `${(place.y / drawn.height) * 100}%`,
                        width: `${(place.width / drawn.width) * 100}%`,
                        height: `${(place.height / drawn.height) * 100}%`,
                      }}
                      onClick={() => {
                        onChoose(found.font);
                        close();
                      }}
                    />
                  )
                );
              })}
            </div>
          ))}
        </>
      )}
    </Dialog>
  );
}

/** Columns of names. */
const toSheet = (columns: readonly Font[][], { size, height }: Look): TemplateDefinition => ({
  root: {
    type: 'box',
    style: { backgroundColor: '#ffffff', flexDirection: 'row', padding: 16, gap: 16 },
    children: columns.map((column) => ({
      type: 'box' as const,
      style: { flexGrow: 1, flexBasis: 0 },
      children: column.map(({ font, name }) => ({
        type: 'text' as const,
        text: name,
        font: font as 'Inter',
        weight: 600,
        size,
        minSize: 20,
        maxLines: 1,
        color: '#14162b',
        verticalAlign: 'center' as const,
        style: { height, width: '100%', padding: 8 },
      })),
    })),
  },
});

/** The font that a node of the sheet is set in; undefined for what is around. */
function findFont(columns: readonly Font[][], path: string): Font | undefined {
  const [, column, row] = /^root\.children\[(\d)\]\.children\[(\d+)\]$/.exec(path) ?? [];
  return columns[Number(column)]?.[Number(row)];
}

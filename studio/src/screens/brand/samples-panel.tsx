import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepTrying } from '../../base/keep-trying.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SAMPLES, type SampleBrand } from './samples.ts';

type Pictures = Readonly<Record<string, string>>;

const DRAW_AFTER_MS = 600;

/** Three cards without the brand and with it. */
export function SamplesPanel({ brand }: { brand: SampleBrand | undefined }) {
  const before = useSamples(undefined, 'before');
  const after = useSamples(brand, brand ? JSON.stringify([brand.designMd, brand.params]) : '');
  const problem = after.problem || before.problem;
  return (
    <Panel title="Before and after">
      {problem !== '' && <Notice kind="error">{problem}</Notice>}
      {!brand && <p class="hint">Set a color, a font or a logo to see these cards with your brand.</p>}
      <ul class="samples" aria-busy={after.isDrawing}>
        {SAMPLES.map(({ title }) => (
          <li key={title}>
            <h3>{title}</h3>
            <div class="sample-pair">
              <SamplePicture
                url={before.pictures[title]}
                name={`${title} without the brand`}
                words="Before"
              />
              {brand && (
                <SamplePicture url={after.pictures[title]} name={`${title} with the brand`} words="After" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SamplePicture({ url, name, words }: { url: string | undefined; name: string; words: string }) {
  return (
    <figure>
      {url ? <img src={url} alt={name} width="600" height="315" /> : <span class="awaited" />}
      <figcaption class="hint">{words}</figcaption>
    </figure>
  );
}

/** The samples one after the other, so that other previews have their turn; again when `source` changes. */
function useSamples(brand: SampleBrand | undefined, source: string) {
  const pictures = useSignal<Pictures>({});
  const problem = useSignal('');
  const isDrawing = useSignal(false);
  useEffect(() => {
    if (source === '') return;
    isDrawing.value = true;
    return keepTrying({
      afterMs: DRAW_AFTER_MS,
      run: async (cancel) => {
        for (const { title, draw } of SAMPLES) {
          const url = URL.createObjectURL(await draw(brand, cancel));
          const old = pictures.peek()[title];
          pictures.value = { ...pictures.peek(), [title]: url };
          if (old !== undefined) URL.revokeObjectURL(old);
        }
        problem.value = '';
        isDrawing.value = false;
      },
      onError: ({ message }) => {
        problem.value = message;
        isDrawing.value = false;
      },
    });
  }, [source]);
  useEffect(
    () => () => {
      for (const url of Object.values(pictures.peek())) URL.revokeObjectURL(url);
    },
    [],
  );
  return { pictures: pictures.value, problem: problem.value, isDrawing: isDrawing.value };
}

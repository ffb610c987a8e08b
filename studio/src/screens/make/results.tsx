import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { FinishedGeneration } from '../../../../client/src/index.ts';
import { toLocalPath } from '../../base/api.ts';
import { CARD_SHAPES } from '../../base/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LocalAddress } from '../../ui/local-address.tsx';
import { toShapeName } from './format-names.ts';
import { useMake } from './make-context.ts';

/** The generated card in its shapes, side by side, and the shapes that it can have besides. */
export function Results() {
  const { results } = useMake();
  const [first] = results.value;
  return (
    <>
      {first && <OtherShapes />}
      <div role="status" class="results">
        {results.value.map((generation) => (
          <Result key={generation.id} generation={generation} isFirst={generation === first} />
        ))}
      </div>
      {first && <LocalAddress url={first.url} />}
    </>
  );
}

function OtherShapes() {
  const { otherShapes, generateAs, isGenerating } = useMake();
  if (otherShapes.value.length === 0) return null;
  return (
    <section class="chips" aria-labelledby="other-shapes">
      <span id="other-shapes">Also as</span>
      {otherShapes.value.map((shape) => {
        const { title, width, height } = CARD_SHAPES[shape];
        return (
          <Button
            key={shape}
            class="small"
            disabled={isGenerating.value}
            onClick={() => void generateAs(shape)}
          >
            {title} ({width} × {height})
          </Button>
        );
      })}
      <span class="hint">The same texts and design, for one credit each.</span>
    </section>
  );
}

const toShapeTitle = (size: FinishedGeneration): string | undefined =>
  Object.values(CARD_SHAPES).find(({ width, height }) => width === size.width && height === size.height)
    ?.title ?? toShapeName(size);

function Result({ generation, isFirst }: { generation: FinishedGeneration; isFirst: boolean }) {
  const { url, width, height, format, id, warningDetails } = generation;
  const copied = useSignal('');
  const panel = useRef<HTMLDivElement>(null);
  // Below the fold, it looks as if nothing had been made.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }, []);
  const path = toLocalPath(url);
  const shape = toShapeTitle(generation);
  const field = `result-url-${id}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      copied.value = 'Copied';
    } catch {
      // Browsers have no clipboard for pages that came over plain http.
      document.querySelector<HTMLInputElement>(`#${field}`)?.select();
      copied.value = 'Press Ctrl+C (on a Mac Cmd+C)';
    }
  };
  return (
    <div class="result" ref={panel} tabIndex={-1}>
      <a class="result-image" href={path} target="_blank" rel="noopener">
        <img src={path} alt={`The generated card, ${shape}`} width={width} height={height} />
      </a>
      <p>
        {shape}: {width} × {height}, {format.toUpperCase()}
      </p>
      {/* Of the first, the list below the picture has them. */}
      {!isFirst &&
        warningDetails.map(({ message }) => (
          <p key={message} class="hint">
            {message}
          </p>
        ))}
      <label class="visually-hidden" for={field}>
        URL of the picture, {shape}
      </label>
      <input id={field} readonly value={url} />
      <div class="chips">
        <Button class="small" icon="copy" onClick={() => void copy()}>
          Copy the URL
        </Button>
        <a class="button small" href={path} download={`${id}.${format}`}>
          <Icon name="download" /> Download
        </a>
        <span class="hint" role="status">
          {copied}
        </span>
      </div>
    </div>
  );
}

import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Brief, isBlank } from './brief.ts';
import { useMake } from './make-context.ts';
import { FIELD_LABELS, findMendingField, openField } from './mend.ts';
import { Results } from './results.tsx';
import { isAboutLostWords } from './unset.ts';

const DEFAULT = { width: 1200, height: 630 };

/** The picture, its variations, what it does not show, and how to have it for good. */
export function Stage() {
  return (
    <div class="stage">
      <LargePicture />
      <div class="below">
        <Refused />
        <Variations />
        <GenerateBar />
        <Warnings />
      </div>
    </div>
  );
}

/** What a person who does not see the picture would like to know of it. */
function describe({ blocks, picture }: Brief): string {
  const texts = blocks.map(({ text }) => text).filter((text) => text !== '');
  return `Preview of the card${texts.length > 0 ? `: ${texts.join(', ')}` : ''}${picture ? `. It shows: ${picture.text}` : ''}`;
}

function LargePicture() {
  const { draft, pictures, isDrawing, isEmpty, brief, reading } = useMake();
  const shown = pictures.value.get(draft.value.seed);
  const { width, height } = brief.value.format ?? DEFAULT;
  const toPlaceholder = (): string => {
    if (!isEmpty.value) return 'Drawing…';
    if (!isBlank(draft.value.prompt) && reading.value === undefined) return 'Reading the prompt…';
    return 'The picture appears here while you type.';
  };
  return (
    <figure class="picture" aria-busy={isDrawing.value}>
      {shown ? (
        <img src={shown.url} alt={describe(brief.value)} width={width} height={height} />
      ) : (
        <div class="no-picture">{toPlaceholder()}</div>
      )}
    </figure>
  );
}

/** What the service refused and no field shows: those say it themselves. */
function Refused() {
  const refusal = useMake().refusal.value;
  if (refusal === undefined) return null;
  const hasField =
    refusal.parameter !== undefined &&
    /^(prompt|brief\.|design_md|brand|width|height)/.test(refusal.parameter);
  if (!hasField) return <Notice kind="error">{refusal.message}</Notice>;
  return <Notice kind="error">This is an earlier picture. One of the fields has an error.</Notice>;
}

function Variations() {
  const { draft, choose, pictures, newSeeds, isEmpty } = useMake();
  const { seeds, seed } = draft.value;
  if (isEmpty.value) return null;
  return (
    <section class="variations" aria-labelledby="variations-heading">
      <div class="field-head">
        <h2 id="variations-heading">Variations</h2>
        <Button quiet class="small" icon="shuffle" onClick={newSeeds}>
          Show four more
        </Button>
      </div>
      <div class="tiles">
        {seeds.map((other, index) => {
          const drawn = pictures.value.get(other);
          return (
            <button
              key={other}
              type="button"
              class="tile"
              aria-pressed={other === seed}
              aria-label={`Variation ${index + 1}`}
              onClick={() => choose(other)}
            >
              {drawn ? <img src={drawn.url} alt="" /> : <span class="awaited" />}
              <span class="seed">{index + 1}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Warnings() {
  const { warnings } = useMake();
  const count = warnings.value.length;
  return (
    <>
      {/* The list itself changes with every letter. */}
      <p class="visually-hidden" role="status">
        {count > 0 && `${count} to check`}
      </p>
      {count > 0 && <WarningList />}
    </>
  );
}

function WarningList() {
  const { warnings, addBlock } = useMake();
  return (
    <section class="warnings" aria-labelledby="warnings-heading">
      <h2 id="warnings-heading">To check</h2>
      <ul>
        {warnings.value.map(({ code, message, words }) => {
          const field = findMendingField(code);
          return (
            <li key={message}>
              <Icon name="warning" />
              <span>{message}</span>
              <span class="mend">
                {isAboutLostWords({ code }) &&
                  words.map((text) => (
                    <Button
                      key={text}
                      class="small"
                      icon="add"
                      onClick={() => addBlock({ role: 'body', text })}
                    >
                      Set “{text}”
                    </Button>
                  ))}
                {field && (
                  <Button
                    class="small"
                    aria-label={`${FIELD_LABELS[field]}: correct this`}
                    onClick={() => openField(field, words)}
                  >
                    {FIELD_LABELS[field]}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function GenerateBar() {
  const { isEmpty, isGenerating, generate, makeTemplate } = useMake();
  return (
    <section class="generate" aria-label="Generate">
      <Button primary disabled={isEmpty.value || isGenerating.value} onClick={() => void generate()}>
        {isGenerating.value ? 'Generating…' : 'Generate'}
      </Button>
      <Button disabled={isEmpty.value || isGenerating.value} onClick={() => void makeTemplate()}>
        Make this a template
      </Button>
      <span class="hint">
        Creates the full-size image with its own URL, for one credit. Previews are free.
      </span>
      <Results />
    </section>
  );
}

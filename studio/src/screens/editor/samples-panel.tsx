import { useEffect } from 'preact/hooks';
import { isAbort, toRefusal } from '../../base/refusal.ts';
import { noteSignedOut } from '../../base/session.ts';
import { createTurns } from '../../ui/load-in-turn.ts';
import { type Drawn, drawDraft } from './drawn.ts';
import { useEditor } from './editor-context.ts';
import { type Node, toSentence } from './nodes.ts';
import { SAMPLES, type SampleName } from './sample-texts.ts';
import { SHAPES } from './shapes.ts';

const TRIED = (Object.keys(SAMPLES) as SampleName[]).filter((name) => name !== 'example');
// The service draws four at a time for an account, and the picture that is edited is one of them.
const takeTurn = createTurns(2);
const PAUSE_MS = 1200;

/** The card with all kinds of texts at once, and what is wrong with each. */
export function SamplesPanel() {
  const { definition, shape, sample, selected, outcomes } = useEditor();
  const [current, now] = [shape.value, definition.value];
  useEffect(() => {
    const left = new AbortController();
    const retries: ReturnType<typeof setTimeout>[] = [];
    const drawOne = async (name: SampleName): Promise<void> => {
      const giveBack = await takeTurn(left.signal);
      try {
        const drawn = await drawDraft(now, { shape: current, sample: name }, left.signal);
        URL.revokeObjectURL(outcomes.peek()[name]?.drawn?.url ?? '');
        outcomes.value = { ...outcomes.peek(), [name]: { drawn } };
      } catch (error) {
        if (left.signal.aborted || isAbort(error) || noteSignedOut(error)) return;
        // The picture that there was stays.
        const drawn = outcomes.peek()[name]?.drawn;
        const { message: problem, retryAfterSeconds } = toRefusal(error);
        outcomes.value = { ...outcomes.peek(), [name]: { drawn, problem } };
        if (retryAfterSeconds !== undefined)
          retries.push(setTimeout(() => begin(name), retryAfterSeconds * 1000));
      } finally {
        giveBack();
      }
    };
    const begin = (name: SampleName): void => void drawOne(name).catch(() => {});
    const timer = setTimeout(() => TRIED.forEach(begin), PAUSE_MS);
    return () => {
      for (const one of [timer, ...retries]) clearTimeout(one);
      left.abort();
    };
  }, [now, current]);
  const { width, height } = SHAPES[current];
  return (
    <section class="samples" aria-labelledby="samples-heading">
      <h2 id="samples-heading">With other texts</h2>
      <ul class={`tiles sample-tiles ${current}`}>
        {TRIED.map((name) => {
          const { drawn, problem } = outcomes.value[name] ?? {};
          return (
            <li key={name}>
              <button
                type="button"
                class="tile"
                aria-pressed={sample.value === name}
                onClick={() => (sample.value = sample.value === name ? 'example' : name)}
              >
                {drawn ? (
                  <img
                    src={drawn.url}
                    alt=""
                    width={width}
                    height={height}
                    style={{ aspectRatio: `${width} / ${height}` }}
                  />
                ) : (
                  <span class="tile-wait" style={{ aspectRatio: `${width} / ${height}` }} />
                )}
                <strong>{SAMPLES[name]}</strong>
                <span class="hint">
                  {toStatus(drawn, problem && toSentence(problem, now as Node, current))}
                </span>
              </button>
              <ul class="complaints">
                {drawn?.complaints.map(({ path, code, message }) => (
                  <li key={path + code}>
                    <button
                      type="button"
                      class="linklike"
                      onClick={() => {
                        sample.value = name;
                        selected.value = path;
                      }}
                    >
                      {toSentence(message, now as Node, current)}
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function toStatus(drawn: Drawn | undefined, problem: string | undefined): string {
  if (problem !== undefined) return problem;
  if (drawn === undefined) return 'Drawing…';
  if (drawn.warnings.length > 0) return drawn.warnings.join(' ');
  const count = drawn.complaints.length;
  return count === 0 ? 'Everything fits' : count === 1 ? '1 problem' : `${count} problems`;
}

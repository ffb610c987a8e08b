import type { Explanation } from '../../../../client/src/index.ts';
import { Icon } from '../../ui/icon.tsx';

/** Why a signed card is accepted or refused, with the place where its text went wrong. */
export function ExplanationReport({ explanation }: { explanation: Explanation }) {
  const { valid, reason, pairs, canonical, difference, warnings } = explanation;
  return (
    <div class="report">
      <p class={`verdict ${valid ? 'good' : 'bad'}`}>
        <Icon name={valid ? 'good' : 'warning'} />
        <span>{valid ? 'The URL is valid and the card is shown.' : reason}</span>
      </p>
      {warnings.length > 0 && (
        <ul class="advice">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {difference && (
        <section class="section" aria-labelledby="difference-heading">
          <h2 id="difference-heading">Where the signed text differs, at byte {difference.byte}</h2>
          <dl class="compare">
            <dt>Expected</dt>
            <dd>
              <code>
                <FirstMarked text={difference.expected} />
              </code>
            </dd>
            <dt>Signed</dt>
            <dd>
              <code>
                <FirstMarked text={difference.received} />
              </code>
            </dd>
          </dl>
        </section>
      )}
      {pairs.length > 0 && (
        <section class="section" aria-labelledby="pairs-heading">
          <h2 id="pairs-heading">As the service reads it</h2>
          <table class="read-pairs">
            <tbody>
              {pairs.map(({ name, value }, index) => (
                <tr key={`${index} ${name}`} class={name === explanation.parameter ? 'blamed' : ''}>
                  <th scope="row">{name}</th>
                  <td dir="auto">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {!valid && canonical !== null && (
        <section class="section" aria-labelledby="canonical-heading">
          <h2 id="canonical-heading">The text to sign with the whole key</h2>
          <code class="canonical">{canonical}</code>
        </section>
      )}
    </div>
  );
}

function FirstMarked({ text }: { text: string }) {
  const [first = ''] = text;
  return text === '' ? (
    <mark>(the end)</mark>
  ) : (
    <>
      <mark>{first}</mark>
      {text.slice(first.length)}
    </>
  );
}

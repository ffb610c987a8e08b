import { CopyButton } from './copy-button.tsx';

const MAX_ROWS = 22;

/** Code to copy, with its name. */
export const CodeBlock = ({ id, name, code }: { id: string; name: string; code: string }) => (
  <div class="code-block">
    <div class="field-head">
      <label class="code-name" for={id}>
        {name}
      </label>
      <CopyButton text={code} shownBy={id} label={`Copy ${name}`}>
        Copy
      </CopyButton>
    </div>
    <textarea
      id={id}
      class="code"
      readonly
      spellcheck={false}
      wrap="off"
      rows={Math.min(MAX_ROWS, code.split('\n').length + 1)}
      value={code}
    />
  </div>
);

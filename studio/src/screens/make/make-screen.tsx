import { useEffect, useMemo } from 'preact/hooks';
import { account } from '../../base/session.ts';
import { BlocksField } from './blocks-field.tsx';
import { ColorsField } from './colors-field.tsx';
import { DesignDocumentField } from './design-document-field.tsx';
import { DesignField } from './design-field.tsx';
import { FormatField } from './format-field.tsx';
import { ImageField } from './image-field.tsx';
import { LayoutField } from './layout-field.tsx';
import { MakeContext } from './make-context.ts';
import { createMakeModel } from './make-model.ts';
import { PictureField } from './picture-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { Stage } from './stage.tsx';

/** A prompt, what was understood of it as fields to correct, and the picture that both make. */
export function MakeScreen() {
  const owner = account.value?.id ?? '';
  const model = useMemo(() => createMakeModel(owner), [owner]);
  useEffect(() => () => model.dispose(), [model]);
  return (
    <MakeContext.Provider value={model}>
      <div class="workbench">
        <h1 class="visually-hidden" tabIndex={-1}>
          Create
        </h1>
        <PromptField />
        <Stage />
        <div class="fields">
          <BlocksField />
          <PictureField />
          <ImageField />
          <DesignField />
          <ColorsField />
          <LayoutField />
          <FormatField />
          <DesignDocumentField />
        </div>
      </div>
    </MakeContext.Provider>
  );
}

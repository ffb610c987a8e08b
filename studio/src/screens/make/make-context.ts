import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isAbout } from '../../base/refusal.ts';
import type { MakeModel } from './make-model.ts';

export const MakeContext = createContext<MakeModel | undefined>(undefined);

export function useMake(): MakeModel {
  const model = useContext(MakeContext);
  if (model === undefined) throw new Error('outside of the screen Make');
  return model;
}

/** The refusal of one of these fields of a request, such as `brief.kind`, without its name: it stands at the field. */
export function useFieldError(...fields: string[]): string | undefined {
  const refusal = useMake().refusal.value;
  return refusal && fields.some((field) => isAbout(refusal, field))
    ? refusal.message.replace(/^`?brief\.\S+ m/, 'M')
    : undefined;
}

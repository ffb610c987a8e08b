import { signal } from '@preact/signals';
import { CardwrightError } from '../../../client/src/index.ts';
import { account, type Credentials, signIn } from './session.ts';

type Question = { answer(credentials: Credentials): Promise<void>; leave(): void };

/** Set while a person is asked to sign in again; the shell shows it. */
export const question = signal<Question | undefined>(undefined);

/**
 * Does what the service allows only soon after a sign-in; asks for one if it was long ago, and then does it. Throws what
 * `run` throws, and its refusal when nobody signs in.
 */
export async function withFreshSignIn<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.code !== 'sign_in_again') throw error;
    await askToSignIn(error);
    return await run();
  }
}

function askToSignIn(refusal: CardwrightError): Promise<void> {
  const id = account.peek()?.id;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      question.value = undefined;
    };
    question.value = {
      async answer(credentials) {
        await signIn(credentials);
        end();
        if (account.peek()?.id === id) resolve();
        // What was asked for belongs to somebody else.
        else reject(new CardwrightError('You are now signed in to another account, so nothing was changed.'));
      },
      leave() {
        end();
        reject(refusal);
      },
    };
  });
}

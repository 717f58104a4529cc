import { extension } from './extension';

/** Errors that the server logged, and failures of its client, since the extension was started. */
export function serverErrors(): readonly string[] {
  const asdic = extension();
  return asdic.isActive ? asdic.exports.errors() : [];
}

/** Marks the current test as one that makes the server, or its client, log errors on purpose. */
export function errorsAreExpected({ test }: Mocha.Context): void {
  Object.assign(test ?? {}, { expectsErrors: true });
}

/** Returns whether a test expects errors. Each file of the suite is a separate bundle: they share only the test object. */
export function expectsErrors(test: Mocha.Test): boolean {
  return 'expectsErrors' in test;
}

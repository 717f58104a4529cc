import { extension } from './extension';

/** Errors that the server logged, and failures of its client, since the extension was started. */
export function serverErrors(): readonly string[] {
  const asdic = extension();
  return asdic.isActive ? asdic.exports.errors() : [];
}

/** The test that runs makes the server, or its client, log errors on purpose. */
export function errorsAreExpected({ test }: Mocha.Context): void {
  Object.assign(test ?? {}, { expectsErrors: true });
}

/** Whether a test that ran has said so. Each file of the suite is a bundle of its own: only the test itself is known to both. */
export function expectsErrors(test: Mocha.Test): boolean {
  return 'expectsErrors' in test;
}

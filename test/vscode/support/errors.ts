import { getExtension } from './extension';

/** Errors that the server logged, and failures of its client, since the extension was started. */
export function getServerErrors(): readonly string[] {
  const asdic = getExtension();
  return asdic.isActive ? asdic.exports.errors() : [];
}

/** Marks the current test as one that makes the server, or its client, log errors on purpose. */
export function expectErrors({ test }: Mocha.Context): void {
  Object.assign(test ?? {}, { expectsErrors: true });
}

/** Returns whether a test expects errors. Each file of the suite is a separate bundle: they share only the test object. */
export function isExpectingErrors(test: Mocha.Test): boolean {
  return 'expectsErrors' in test;
}

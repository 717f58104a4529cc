import { extension } from './extension';

/** What the server logged as errors, and what failed in its client, since the extension was started. */
export function serverErrors(): readonly string[] {
  const asdic = extension();
  return asdic.isActive ? asdic.exports.errors() : [];
}

/** Thrown if a collection cannot be rewritten without changing its meaning or losing a comment. */
export class Unsupported extends Error {}

/** The result, or undefined if the text is not supported. */
export function getOrUndefined<T>(write: () => T): T | undefined {
  try {
    return write();
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** Thrown inside: what is written here cannot be written otherwise without changing what it says, or losing a comment. */
export class Unsupported extends Error {}

/** The result, or undefined where the text is written in a way that is not supported. */
export function orUndefined<T>(write: () => T): T | undefined {
  try {
    return write();
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

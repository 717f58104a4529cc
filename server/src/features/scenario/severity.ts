/** Severities of diagnostics by code, from settings and configuration files. */
import type { Severity } from '../../model/diagnostic';

/** Severities by code or by prefix (`wif-ssw/*`, `aare/price-*`): the longest match counts. `off` hides a diagnostic. */
export type SeverityByCode = Readonly<Record<string, Severity | 'off'>>;

/** @returns undefined if nothing matches the code */
export function findLevel(severity: SeverityByCode, code: string): Severity | 'off' | undefined {
  if (Object.hasOwn(severity, code)) return severity[code];
  for (let length = code.length; length >= 0; length--) {
    const beginning = `${code.slice(0, length)}*`;
    if (Object.hasOwn(severity, beginning)) return severity[beginning];
  }
  return undefined;
}
